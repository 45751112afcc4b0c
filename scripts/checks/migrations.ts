/** The last migration of the first release. Earlier ones need no compatibility check. */
const FIRST_RELEASE = '0024_orders_over_lately.sql';
/** Marks a removal of something that an earlier release, named here, stopped using. */
const CONTRACT = /^\d{4}_contract_/;
const STOPPED_USING = /^-- not used since release-[\w.-]+$/m;

const TAKES_AWAY: readonly [pattern: RegExp, fault: string][] = [
  [/\bdrop\s+(table|column|view|type|schema)\b/i, 'drops what the release before reads'],
  [/\brename\b/i, 'renames what the release before reads'],
  [/\balter\s+column\s+\S+\s+(set\s+data\s+)?type\b/i, 'changes a type'],
  [/\bset\s+not\s+null\b/i, 'refuses rows that the release before writes'],
  [/\bdrop\s+default\b/i, 'refuses rows that the release before writes'],
  [/\btruncate\b|\bdelete\s+from\b/i, 'deletes rows'],
];
/**
 * On a table that was there before: rows that the release before goes on writing may break it, and the table is shut
 * while all its rows are looked at. `NOT VALID` leaves the old rows alone; that the release before already writes as it
 * asks is for whoever writes it to know.
 */
const BINDS: readonly [pattern: RegExp, fault: string][] = [
  [
    /^alter table (?:only )?(?:if exists )?(\S+) .*\badd (?:constraint \S+ )?(?:check|unique|foreign key|exclude|primary key)\b(?!.*\bnot valid\b)/i,
    'binds rows that the release before writes',
  ],
  [
    /^create unique index (?:concurrently )?(?:if not exists )?(?:\S+ )?on (?:only )?([^\s(]+)/i,
    'binds rows that the release before writes',
  ],
  [
    /^alter table (?:only )?(?:if exists )?(\S+) .*\bdrop constraint\b/i,
    'drops what the release before relies on',
  ],
];
/**
 * The one change of a type that the release before does not notice: a whole number gets more room. Its query builder reads
 * numbers and text alike, and asks without names, so that no plan of its own is refused. Each column is named with a reason.
 */
const WIDENS = /^-- widens (\w+)\.(\w+): .{20,}$/gm;
const widening = (table = '', column = '') =>
  `ALTER TABLE "${table}" ALTER COLUMN "${column}" SET DATA TYPE bigint;`;

/** An index tells not whose it is; the release before may look by it, or write beside a double by it. */
const DROPS_INDEX = /\bdrop index\b/i;
const NEW_TABLE = /^create table (?:if not exists )?(\S+)/i;
const NEEDED_COLUMN = /\badd\s+column\b(?!.*\bdefault\b).*\bnot\s+null\b/i;

/**
 * Lists the parts of a migration that would break the previous release. That release still serves while the migration
 * runs, and serves again after a rollback, so a migration only adds.
 * @param name the name of the file, such as `0030_parcels_in_parts.sql`.
 */
export function contractions(name: string, text: string): string[] {
  if (name <= FIRST_RELEASE) return [];
  const widened = [...text.matchAll(WIDENS)].map(([, table, column]) => widening(table, column));
  const all = text.split('--> statement-breakpoint').map((each) =>
    each
      .replaceAll(/^--.*$/gm, '')
      .replaceAll(/\s+/g, ' ')
      .trim(),
  );
  const statements = all.filter((statement) => !widened.includes(statement));
  const made = new Set(statements.map((statement) => tableOf(NEW_TABLE, statement)));
  const faults = statements.flatMap((statement) => [
    ...BINDS.filter(([pattern]) => {
      const table = tableOf(pattern, statement);
      return table !== undefined && !made.has(table);
    }).map(([, fault]) => fault),
    ...(DROPS_INDEX.test(statement) ? ['drops what the release before relies on'] : []),
    ...TAKES_AWAY.filter(([pattern]) => pattern.test(statement)).map(([, fault]) => fault),
    ...(NEEDED_COLUMN.test(statement) ? ['adds a column that the release before does not fill'] : []),
  ]);
  if (!CONTRACT.test(name)) return faults.map((fault) => `${name} ${fault}`);
  return STOPPED_USING.test(text) ? [] : [`${name} does not say since which release nothing uses it`];
}

const tableOf = (pattern: RegExp, statement: string): string | undefined =>
  pattern.exec(statement)?.[1]?.replaceAll('"', '');
