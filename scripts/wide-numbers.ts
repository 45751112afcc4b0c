import pg from 'pg';

/**
 * For `old-release.ts`: tests of the release before that read a column by SQL of their own get numbers also where it is a
 * `bigint` now. Its shop reads by the query builder, which takes numbers and text alike.
 */
pg.types.setTypeParser(pg.types.builtins.INT8, Number);
