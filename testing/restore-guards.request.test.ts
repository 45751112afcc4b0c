import { randomUUID } from 'node:crypto';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Environment, readEnvironment } from '../app/platform/environment/environment.server.ts';
import { openStore } from '../app/platform/files/open-files.server.ts';
import { MANIFEST, readManifest, sealed } from '../scripts/backup/manifest.ts';
import { openDatabase } from '../scripts/backup/open-database.ts';
import { wordsOf } from '../scripts/backup/refusal.ts';
import { restoreBy } from '../scripts/backup/restore-by.ts';
import { restoreFiles } from '../scripts/backup/restore-files.ts';
import { rowsInTheWay } from '../scripts/backup/rows-in-the-way.ts';
import { readTar, writeTar } from '../scripts/backup/tar.ts';
import { emptyDatabase, freshDatabase } from './database.ts';
import { command } from './backups.ts';
import { plainPicture, upload } from './photos.ts';
import { openTestShop } from './test-shop.ts';

const server = process.env['TEST_DATABASE_URL'] ?? '';
const scratch = mkdtempSync(path.join(tmpdir(), 'shop-guards-'));
const whole = path.join(scratch, 'whole.tar.gz');
const rowsOnly = path.join(scratch, 'rows-only.tar.gz');
/** A photo sent after the backup. */
const late = `photos/${randomUUID()}.jpg`;

const removals: (() => Promise<void>)[] = [];
let live: Environment;
let kept = '';
let due = '';

async function keysIn(environment: Environment): Promise<string[]> {
  const keys: string[] = [];
  for await (const key of openStore(environment).list()) keys.push(key);
  return keys.toSorted();
}

/** An empty database with a copy of the live shop's files. */
async function drill(): Promise<Environment> {
  const { url, remove } = await emptyDatabase(server);
  removals.push(remove);
  const DATA_DIR = mkdtempSync(path.join(scratch, 'drill-'));
  for (const name of ['files', 'session-secret'])
    cpSync(path.join(live.DATA_DIR, name), path.join(DATA_DIR, name), { recursive: true });
  return readEnvironment({ DATA_DIR, DATABASE_URL: url });
}

async function ask({ DATABASE_URL }: Environment, text: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: DATABASE_URL });
  await client.connect();
  try {
    return (await client.query(text)).rows;
  } finally {
    await client.end();
  }
}

/** Runs the command in this process. `testing/backup.request.test.ts` runs it in one of its own. */
const restore = ({ DATA_DIR, DATABASE_URL = '' }: Environment, ...words: string[]) =>
  restoreBy(words, { ...process.env, DATA_DIR, DATABASE_URL }).then(
    (lines) => ({ code: 0, words: lines.join('\n') }),
    (error: unknown) => ({ code: 1, words: String(wordsOf(error)) }),
  );
const refusal = (words: string) => ({ code: 1, words: expect.stringContaining(words) });
const success = (words: string) => ({ code: 0, words: expect.stringContaining(words) });

describe.runIf(server)('npm run restore', () => {
  /**
   * A shop with two photos, one of which is due for deletion after the backup; two backups; and one photo
   * after them.
   */
  beforeAll(async () => {
    const database = await freshDatabase(mkdtempSync(path.join(tmpdir(), 'shop-live-')));
    removals.push(database.remove);
    live = readEnvironment(database.variables);
    const shop = await openTestShop({}, { database });
    for (const width of [310, 320])
      await upload(shop, shop.visitor(), await plainPicture(width, 300).jpeg().toBuffer());
    const photos = await shop.sql<{ id: string }>`select id from photos order by width`;
    [kept = '', due = ''] = photos.map(({ id }) => `photos/${id}.jpg`);
    await shop.sql`update photos set leaves_at = now() where width = 320`;
    await shop.close();
    await command('backup', [whole], database.variables);
    await command('backup', [rowsOnly, '--without-files'], database.variables);
    await openStore(live).put(late, new Uint8Array([1]), '');
  });

  afterAll(async () => {
    for (const remove of removals) await remove();
    rmSync(scratch, { recursive: true });
  });

  it.each([
    ['a whole backup', whole],
    ['one without files', rowsOnly],
  ])('leaves a live shop’s files alone when %s is tried out on a new database', async (_, archive) => {
    const there = await drill();
    expect(await restore(there, archive)).toEqual(refusal(`${late} and 0 more`));
    expect(await keysIn(there)).toEqual([kept, due, late].toSorted());
    expect(await ask(there, "select 1 from pg_tables where schemaname = 'public'")).toEqual([]);
  });

  it('refuses to overwrite different files or a different secret, and accepts identical ones', async () => {
    const there = await drill();
    const store = openStore(there);
    await store.remove(late);
    await store.put(kept, new Uint8Array([2]), '');
    expect(await restore(there, whole)).toEqual(refusal(`${kept} and 0 more`));
    expect(await store.get(kept)).toEqual(new Uint8Array([2]));
    await store.put(kept, (await openStore(live).get(kept)) ?? new Uint8Array(), '');
    const secret = path.join(there.DATA_DIR, 'session-secret');
    writeFileSync(secret, 'another');
    expect(await restore(there, whole)).toEqual(refusal('session-secret and 0 more'));
    expect(readFileSync(secret, 'utf8')).toBe('another');
    rmSync(secret);
    expect(await restore(there, whole)).toEqual(success('; 1 file.'));
    expect(await keysIn(there)).toEqual([kept]);
  });

  it('leaves a database alone when it holds a foreign table', async () => {
    const there = await drill();
    await ask(there, 'create table notes (words text)');
    expect(await restore(there, whole)).toEqual(refusal('not empty (public.notes is there)'));
    expect(await ask(there, 'select * from notes')).toEqual([]);
  });

  it.each([
    ['a table of another schema', 'create schema own create table notes (words text)', 'own.notes'],
    ['a view', 'create view ours as select 1', 'public.ours'],
    ['a function', 'create function ours() returns int language sql as $$ select 1 $$', 'public.ours'],
    [
      'work that waits',
      'create schema pgboss; create table pgboss.job as select 1::text as name',
      'pgboss.job',
    ],
    ['a queue that is empty', 'create schema pgboss create table job (name text)', undefined],
  ])('looks in a database for %s', async (_, make, name) => {
    const there = await drill();
    await ask(there, make);
    const { database, close } = await openDatabase(there);
    expect(await rowsInTheWay(database)).toBe(name);
    await close();
  });

  it('executes no code from a backup', async () => {
    const hostile = path.join(scratch, 'hostile.tar.gz');
    const { format: _, ...manifest } = await readManifest(whole);
    const columns = [...manifest.tables.flatMap((table) => table.columns), ...manifest.jobs.columns];
    for (const column of columns)
      if (!/^(integer|bigint)$/.test(column.type)) column.type += "|| current_setting('run.by.a.backup')";
    const tar = writeTar(hostile);
    for await (const { name, bytes } of readTar(whole))
      await tar.add(name, name === MANIFEST ? sealed(manifest) : bytes);
    await tar.finish();
    expect(await restore(await drill(), hostile, '--replace')).toEqual(success('Restored as of'));
  });

  it('names the open connections, and mentions the pooler', async () => {
    const there = await drill();
    const pooler = new pg.Client({ connectionString: there.DATABASE_URL, application_name: 'the pooler' });
    await pooler.connect();
    const { code, words } = await restore(there, whole, '--replace');
    await pooler.end();
    expect([code, words]).toEqual([
      1,
      expect.stringMatching(/the pooler at [\d.:]+\.\n.* and the pooler too/),
    ]);
  });

  it('reports how many files it removed', async () => {
    const there = await drill();
    const { code, words } = await restore(there, whole, '--replace');
    expect([code, words]).toEqual([0, expect.stringContaining('do not have them: 2 files')]);
    expect(await keysIn(there)).toEqual([kept]);
  });

  it('removes only files of erased photos, and names the files to delete by hand', async () => {
    const there = await drill();
    const { code, words } = await restore(there, rowsOnly, '--replace');
    expect([code, words]).toEqual([0, expect.stringContaining(`by hand: ${late}.`)]);
    expect(words).toContain('do not have them: 1 file.');
    expect(await keysIn(there)).toEqual([kept, late].toSorted());
  });

  it('restores only files that rows refer to, and changes no existing file', async () => {
    const store = openStore(live);
    const again = async (archive = whole) => restoreFiles(live, archive, await readManifest(archive));
    const before = await store.get(kept);
    for (const key of [kept, due]) await store.remove(key);
    expect(await restore(live, whole, '--files-only')).toEqual(success('1 file came back'));
    expect(await keysIn(live)).toEqual([kept, late].toSorted());
    expect(await store.get(kept)).toEqual(before);

    await store.put(kept, new Uint8Array([3]), '');
    expect(await again()).toBe(0);
    expect(await store.get(kept)).toEqual(new Uint8Array([3]));

    await store.remove(kept);
    await ask(live, "update photos set forgotten_because = 'removed', forgotten_at = now()");
    expect(await again()).toBe(0);
    expect(await keysIn(live)).toEqual([late]);
    await expect(again(rowsOnly)).rejects.toThrow('without photos');
  });
});
