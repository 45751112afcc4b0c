import { mkdtempSync, readdirSync, readFileSync, readlinkSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { openEmbedded } from './embedded-database.server.ts';
import type { Environment } from '../environment/environment.server.ts';
import { type Runtime, setRuntime } from '../runtime/runtime.server.ts';
import type { Queryable } from './dialect.ts';
import { useLimit } from '../limits/rate-limit.server.ts';
import { vacuumJob } from '../jobs/vacuum.job.server.ts';

const folder = path.join(mkdtempSync(path.join(tmpdir(), 'shop-embedded-')), 'postgres');
const O_SYNC = 0o4010000;

const synced = vi.hoisted(() => new Set<string>());
vi.mock('node:fs', async (original) => {
  const fs = await original<typeof import('node:fs')>();
  const fsyncSync = (file: number) => {
    synced.add(fs.readlinkSync(`/proc/self/fd/${file}`));
    fs.fsyncSync(file);
  };
  return { ...fs, fsyncSync };
});
const syncedWithin = (place: string) => [...synced].map((file) => path.relative(place, file));

let store: Awaited<ReturnType<typeof openEmbedded>>;
let whenNew: string[];
let namesAround: string[];
beforeAll(async () => {
  store = await openEmbedded(folder, {});
  // A new database is created beside its final folder.
  whenNew = syncedWithin(`${folder}.new`);
  namesAround = syncedWithin(folder);
});
afterAll(async () => {
  await store.close();
  rmSync(path.dirname(folder), { recursive: true });
});

const ask = async (text: string) => (await store.database.execute(sql.raw(text))).rows[0] ?? {};

const heightOf = async (on: Queryable, name: string) =>
  (await on.execute(sql`select height, array[name] as names, seen from heroes where name = ${name}`)).rows;

const tables = () => ask("select count(*)::int as tables from pg_class where relname = 'heroes'");
const kept = () =>
  ask(`select count(*)::int as kept, max(name) as name from pg_prepared_statements
    where statement like 'select count(*)::int as tables%'`);

describe('the embedded database', () => {
  it('is on the disk whole before it takes its first row', () => {
    expect(whenNew).toEqual(expect.arrayContaining(['', 'PG_VERSION', 'base', 'global/pg_control']));
    expect(namesAround).toContain('..');
  });

  it('has the disk’s word for each write of its log', async () => {
    await ask('create table letters (words text)');
    const opened = readdirSync('/proc/self/fd').flatMap((file) => {
      try {
        const name = readlinkSync(`/proc/self/fd/${file}`);
        const [, flags = ''] = /flags:\s*(\d+)/.exec(readFileSync(`/proc/self/fdinfo/${file}`, 'utf8')) ?? [];
        return name.startsWith(path.join(folder, 'pg_wal/')) ? [Number.parseInt(flags, 8) & O_SYNC] : [];
      } catch {
        return [];
      }
    });
    expect(opened).toEqual([O_SYNC]);
  });

  it('lets the rest of the process go on between two statements, however many there are', async () => {
    let turns = 0;
    let asking = true;
    const count = () => {
      turns += 1;
      if (asking) setImmediate(count);
    };
    setImmediate(count);
    const pairs = Array.from({ length: 10 }, () =>
      store.database.transaction((tx) => Promise.all([tx.execute(sql`select 1`), tx.execute(sql`select 2`)])),
    );
    await Promise.all([...pairs, ...Array.from({ length: 20 }, () => ask('select 3'))]);
    asking = false;
    expect(turns).toBeGreaterThanOrEqual(60);
  });

  it('waits for no disk to count a use of a limit', async () => {
    await ask('create table rate_limits (key text primary key, uses int, window_ends_at timestamptz)');
    setRuntime({
      environment: {} as Environment,
      database: store.database,
      now: () => new Date(),
    } as Runtime);
    const written = () => ask('select pg_current_wal_flush_lsn() as log');
    const before = await written();
    expect(await useLimit('sign-in', 1, 60)).toBe(0);
    expect(await useLimit('sign-in', 1, 60)).toBeGreaterThan(0);
    expect(await written()).toEqual(before);
    await ask("insert into letters values ('Dear Asha')");
    expect(await written()).not.toEqual(before);
    setRuntime(undefined);
  });

  it('keeps what it read of a statement, and answers each time with what is asked', async () => {
    await ask('create table heroes (name text primary key, height int not null, seen timestamptz)');
    const { database } = store;
    const add = (name: string, height: number | null) =>
      database.execute(sql`insert into heroes values (${name}, ${height}, '2026-01-01') returning height`);
    expect((await add('Mira', 120)).rows).toEqual([{ height: 120 }]);
    await expect(add('Mira', 121)).rejects.toThrow('Failed query');
    await expect(add('Veer', null)).rejects.toThrow('Failed query');
    expect((await add('Veer', 130)).rows).toEqual([{ height: 130 }]);
    const seen = expect.stringContaining('2026-01-01') as string;
    const veer = { height: 130, names: ['Veer'], seen };
    expect(await heightOf(database, 'Mira')).toEqual([{ height: 120, names: ['Mira'], seen }]);
    const fallen = database.transaction(async (tx) => {
      const before = await heightOf(tx, 'Veer');
      await tx.execute(sql`select ${1} / (height - ${before[0]?.['height']}) from heroes`);
    });
    await expect(fallen).rejects.toThrow('Failed query');
    await ask('alter table heroes add column cape text');
    expect(await heightOf(database, 'Veer')).toEqual([veer]);
    expect(await heightOf(database, 'nobody')).toEqual([]);
    await expect(database.execute(sql.raw('select heigth from heroes'))).rejects.toThrow('Failed query');
    const { read, times } = await ask(`select count(*)::int as read,
      sum(generic_plans + custom_plans)::int as times from pg_prepared_statements where statement like 'select height, array%'`);
    expect([read, times]).toEqual([1, 4]);
  });

  it('plans a statement anew after ten minutes, for tables that have grown', async () => {
    await tables();
    const before = await kept();
    await tables();
    expect(await kept()).toEqual(before);
    const later = performance.now() + 10 * 60_000;
    vi.spyOn(performance, 'now').mockImplementation(() => later);
    await tables();
    vi.restoreAllMocks();
    expect(await kept()).toEqual({
      kept: 1,
      name: expect.not.stringMatching(`^${before['name']}$`) as string,
    });
  });

  it('keeps no more statements than it has room for, the last ones', async () => {
    for (let count = 0; count < 300; count += 1) await ask(`select ${count} as number`);
    expect(await ask('select 299 as number')).toEqual({ number: 299 });
    await ask(`select ${Array.from({ length: 1_600 }, () => "'a long value'").join(', ')}`);
    const all =
      await ask(`select count(*)::int as all, max(length(statement)) < 20000 as short, bool_or(statement = 'select 0 as number') as first,
      bool_or(statement = 'select 299 as number') as last from pg_prepared_statements`);
    expect(all).toEqual({ all: 250, short: true, first: false, last: true });
  });

  it('waits at a checkpoint until its tables are on the disk', async () => {
    await ask("insert into letters values ('Dear Meera')");
    const { file } = await ask("select pg_relation_filepath('letters') as file");
    synced.clear();
    await ask('checkpoint');
    expect(syncedWithin(folder)).toEqual(expect.arrayContaining([file, 'global/pg_control']));
  });

  it('is rid of dead rows after its night, and of the log of the day', async () => {
    setRuntime({ environment: {} as Environment, database: store.database } as Runtime);
    await ask('insert into letters select repeat(md5(n::text), 20) from generate_series(1, 60000) n');
    await ask('delete from letters');
    const figures = () =>
      ask(`select pg_relation_size('letters')::int as bytes, (pg_current_wal_lsn() - redo_lsn)::int as log
        from pg_control_checkpoint()`);
    const before = await figures();
    expect(Number(before['bytes'])).toBeGreaterThan(30_000_000);
    expect(Number(before['log'])).toBeGreaterThan(30_000_000);
    await vacuumJob.run({});
    const after = await figures();
    expect(after['bytes']).toBe(0);
    expect(Number(after['log'])).toBeLessThan(1_000_000);
    setRuntime(undefined);
  });
});
