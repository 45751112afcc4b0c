import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { afterAll, expect, it } from 'vitest';
import type { Queryable } from './dialect.ts';
import { migrate } from './migrate.server.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'shop-migrations-'));
const client = new PGlite();
const database = drizzle({ client }) as unknown as Queryable;
afterAll(async () => {
  await client.close();
  rmSync(folder, { recursive: true });
});

const FIRST = path.join(folder, '0000_first.sql');
const NEWER = path.join(folder, '0001_newer.sql');

it('leaves alone what a newer release has added, and refuses one of its own that was edited', async () => {
  writeFileSync(FIRST, 'create table a (b text);');
  writeFileSync(NEWER, "create table c as select current_setting('lock_timeout') as d;");
  await migrate(database, folder);
  rmSync(NEWER);
  await migrate(database, folder);
  expect((await client.query('select name from migrations order by name')).rows).toEqual([
    { name: '0000_first.sql' },
    { name: '0001_newer.sql' },
  ]);
  writeFileSync(FIRST, 'create table a (b text, c text);');
  await expect(migrate(database, folder)).rejects.toThrow('0000_first.sql was edited after it ran');
});

it('waits for no table for long, and the rest of the shop as before', async () => {
  expect((await client.query('select d from c')).rows).toEqual([{ d: '4s' }]);
  expect((await client.query('show lock_timeout')).rows).toEqual([{ lock_timeout: '0' }]);
});
