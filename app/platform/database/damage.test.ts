import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { openEmbedded } from './embedded-database.server.ts';
import { DamagedData } from './damaged-data.server.ts';

const scratch = mkdtempSync(path.join(tmpdir(), 'shop-damage-'));
const whole = path.join(scratch, 'whole');
const folder = path.join(scratch, 'postgres');
const within = (place: string) => path.join(folder, place);
const LOG = 'pg_wal/000000010000000000000001';
/** The file of the shop's own table. */
let own = '';

const gone = (place: string) => () => rmSync(within(place), { recursive: true });
/** Replaces the file instead of writing into it: the undamaged database shares it through a hard link. */
const holds = (place: string, bytes: string | Buffer) => () => {
  gone(place)();
  writeFileSync(within(place), bytes);
};
const cut = (place: string, size: number) => () =>
  holds(place, readFileSync(within(place)).subarray(0, size))();
const emptied = (place: string) => () => {
  gone(place)();
  mkdirSync(within(place));
};
/** Keeps the size, but fills the file with letters. */
const garbage = (place: string) => () =>
  holds(place, 'rubbish!'.repeat(Math.ceil(statSync(within(place)).size / 8)))();
const zeroed = (place: string) => () => holds(place, Buffer.alloc(statSync(within(place)).size))();

const NOTICED: [what: string, damage: () => void, words: string][] = [
  ['PG_VERSION is gone', gone('PG_VERSION'), 'PG_VERSION is missing'],
  ['PG_VERSION is empty', holds('PG_VERSION', ''), 'PG_VERSION does not hold a version'],
  ['PG_VERSION is garbage', holds('PG_VERSION', 'eighteen'), 'PG_VERSION does not hold a version'],
  ['PG_VERSION is a folder', emptied('PG_VERSION'), 'cannot be read (EISDIR)'],
  ['the version is older', holds('PG_VERSION', '17\n'), 'of PostgreSQL 17. This shop brings PostgreSQL 18'],
  ['the version is newer', holds('PG_VERSION', '19\n'), 'of PostgreSQL 19. This shop brings PostgreSQL 18'],
  ['pg_control is gone', gone('global/pg_control'), 'global/pg_control is missing'],
  ['pg_control is cut short', cut('global/pg_control', 300), 'global/pg_control cannot be read'],
  ['pg_control is empty', cut('global/pg_control', 0), 'global/pg_control cannot be read'],
  ['pg_control is zeros', zeroed('global/pg_control'), 'global/pg_control cannot be read'],
  ['pg_control is garbage', garbage('global/pg_control'), 'global/pg_control cannot be read'],
  ['global is gone', gone('global'), 'global/pg_control is missing'],
  ['base is gone', gone('base'), 'base/1 is missing'],
  ['base is empty', emptied('base'), 'base/1 is missing'],
  ['the shop’s database is gone', gone('base/5'), 'base/5 is missing'],
  ['the shop’s database is empty', emptied('base/5'), 'base/5/pg_filenode.map is missing'],
  ['a map of files is cut short', cut('base/5/pg_filenode.map', 100), 'pg_filenode.map cannot be read'],
  ['a map of files is garbage', garbage('global/pg_filenode.map'), 'pg_filenode.map cannot be read'],
  ['a catalogue is garbage', garbage('base/5/1259'), 'base/5/1259 cannot be read'],
  ['a shared catalogue is garbage', garbage('global/1260'), 'global/1260 cannot be read'],
  ['a catalogue is gone', gone('base/5/1249'), 'base/5/1249 is missing'],
  ['another catalogue is gone', gone('base/5/2610'), 'base/5/2610 is missing'],
  ['a shared catalogue is gone', gone('global/1262'), 'global/1262 is missing'],
  ['a catalogue is empty', cut('base/5/1255', 0), 'base/5/1255 is too short'],
  ['a table of the shop is garbage', () => garbage(own)(), 'cannot be read'],
  ['the log is gone', gone('pg_wal'), 'pg_wal is missing'],
  ['the log is empty', emptied('pg_wal'), `${LOG} is missing`],
  ['the log is cut short', cut(LOG, 5_000_000), `${LOG} cannot be read`],
  ['the log is zeros', zeroed(LOG), `${LOG} cannot be read`],
  ['the log is garbage', garbage(LOG), `${LOG} cannot be read`],
  ['what became of transactions is gone', gone('pg_xact'), 'pg_xact is missing'],
  ['what became of transactions is empty', emptied('pg_xact'), 'pg_xact is empty'],
  ['what became of transactions is cut short', cut('pg_xact/0000', 10), 'pg_xact/0000 cannot be read'],
  ['the settings are gone', gone('postgresql.conf'), 'postgresql.conf is missing'],
  ['folders without a file were left out of a copy', gone('pg_notify'), 'pg_notify is missing'],
  [
    'the folder is a file',
    () => {
      rmSync(folder, { recursive: true });
      writeFileSync(folder, 'not a database');
    },
    `${folder} is a file. A folder should be there.`,
  ],
];

/** Only PostgreSQL itself notices these, while it opens. */
const FOUND_OUT: [what: string, damage: () => void][] = [
  ['the settings are garbage', holds('postgresql.conf', 'rubbish = = rubbish')],
  ['a catalogue is cut short', cut('base/5/1259', 8192)],
  ['a table of the shop is gone', () => gone(own)()],
];

const copyWhole = () => cpSync(whole, folder, { recursive: true });

async function open() {
  const { database, close } = await openEmbedded(folder, {});
  const kept = await database.execute(sql`select name from heroes`).then(
    ({ rows }) => rows,
    () => 'no table',
  );
  await close();
  return kept;
}

/** The message of the error with which opening fails. */
const refusal = () =>
  open().then(
    () => 'It opened.',
    (error: unknown) => {
      expect(error).toBeInstanceOf(DamagedData);
      return (error as Error).message;
    },
  );

function digests(): Record<string, string> {
  const files = statSync(folder).isDirectory()
    ? readdirSync(folder, { recursive: true, encoding: 'utf8' }).map(within)
    : [folder];
  return Object.fromEntries(
    files.map((file) => [
      file,
      statSync(file).isDirectory() ? 'folder' : createHash('sha256').update(readFileSync(file)).digest('hex'),
    ]),
  );
}

beforeAll(async () => {
  const { database, close } = await openEmbedded(folder, {});
  await database.execute(sql`create table heroes (name text)`);
  await database.execute(sql`insert into heroes values ('Mira')`);
  const { rows } = await database.execute<{ file: string }>(
    sql`select pg_relation_filepath('heroes') as file`,
  );
  own = rows[0]?.file ?? '';
  await close();
  renameSync(folder, whole);
});
beforeEach(() => rmSync(folder, { recursive: true, force: true }));
afterAll(() => rmSync(scratch, { recursive: true }));

it.each(NOTICED)('is noticed where %s, and nothing is changed', async (_, damage, words) => {
  execFileSync('cp', ['-al', whole, folder]);
  damage();
  const before = digests();
  const said = await refusal();
  expect(said).toContain(words);
  expect(said).toContain('docs/runbooks/damaged-database.md');
  expect(digests()).toEqual(before);
});

it.each(FOUND_OUT)('is told in the same words where %s', async (_, damage) => {
  copyWhole();
  damage();
  const said = await refusal();
  expect(said).toMatch(/^The database in .* is damaged and does not open: /);
  expect(said).toContain('docs/runbooks/damaged-database.md');
});

it('is not seen in a database that is whole, also after its folder was empty', async () => {
  copyWhole();
  expect(await open()).toEqual([{ name: 'Mira' }]);
  expect(await open()).toEqual([{ name: 'Mira' }]);
  rmSync(folder, { recursive: true });
  mkdirSync(folder);
  expect(await open()).toBe('no table');
  expect(existsSync(within('PG_VERSION'))).toBe(true);
});

it('is not seen in what a first start left that ended half way', async () => {
  copyWhole();
  const half = `${folder}.new`;
  renameSync(folder, half);
  rmSync(path.join(half, 'PG_VERSION'));
  expect(await open()).toBe('no table');
  expect(existsSync(half)).toBe(false);
});

it('of the lock is told as what it is', async () => {
  copyWhole();
  writeFileSync(`${folder}.lock`, 'rubbish!'.repeat(1_000));
  expect(await refusal()).toMatch(/postgres\.lock cannot be used: .*\nIt holds no data\. Delete it/);
  rmSync(`${folder}.lock`);
  expect(await open()).toEqual([{ name: 'Mira' }]);
});
