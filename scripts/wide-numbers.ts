import pg from 'pg';

/**
 * For `old-release.ts`: the previous release's tests read some columns with their own SQL. This makes them get numbers even
 * where the column is now a `bigint`. That release's shop uses the query builder, which accepts numbers and text.
 */
pg.types.setTypeParser(pg.types.builtins.INT8, Number);
