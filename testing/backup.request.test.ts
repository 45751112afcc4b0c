import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { filesFolder } from '../app/platform/files/files.server.ts';
import { openDatabase } from '../scripts/backup/open-database.ts';
import { until } from './buying.ts';
import { emptyDatabase, freshDatabase, type TestDatabase } from './database.ts';
import { command, holdings } from './backups.ts';
import { buy } from './ordering.ts';
import { plainPicture, upload } from './photos.ts';
import { openTestShop } from './test-shop.ts';
import type { Visitor } from './visitor.ts';

const onServer = process.env['TEST_DATABASE_URL'] !== undefined;
const scratch = mkdtempSync(path.join(tmpdir(), 'shop-backup-'));
const archive = path.join(scratch, 'shop.tar.gz');

let database: TestDatabase;
let before: Record<string, string>;
let after: Record<string, string>;
let made: Awaited<ReturnType<typeof command>>;
let whileOpen: typeof made;
let ordered = '';
let leaving = '';

const secret = (dataDir = '') => readFileSync(path.join(dataDir, 'session-secret'), 'utf8');

/**
 * The files in a folder that other users of this machine could open. The folder of the database itself is
 * closed, so nothing in it is checked.
 */
function openToOthers(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const each = path.join(folder, entry.name);
    if (statSync(each).mode & 0o077) return [each];
    return entry.isDirectory() && entry.name !== 'postgres' ? openToOthers(each) : [];
  });
}

/**
 * Locks a table that purchases do not use. A backup waits there, after it has read the carts and before the
 * orders.
 * @returns a function that unlocks the table.
 */
async function shut(table: string): Promise<() => Promise<void>> {
  const client = new pg.Client({ connectionString: database.variables['DATABASE_URL'] });
  await client.connect();
  await client.query(`begin; lock table ${table} in access exclusive mode`);
  return () => client.end();
}

/** The id of a photo that a visitor sends. */
async function photoOf(shop: Awaited<ReturnType<typeof openTestShop>>, visitor: Visitor): Promise<string> {
  await upload(shop, visitor, await plainPicture(320, 320).jpeg().toBuffer());
  const [row] = await shop.sql<{ id: string }>`select id from photos order by stored_at desc limit 1`;
  return row?.id ?? '';
}

/** A shop with an order, its photo, and a photo without an order; its backup; and later changes. */
beforeAll(async () => {
  database = await freshDatabase(mkdtempSync(path.join(tmpdir(), 'shop-kept-')));
  const { variables } = database;
  const shop = await openTestShop({}, { database });
  const parent = shop.visitor();
  leaving = await photoOf(shop, parent);
  const customer = await shop.customer();
  ordered = await photoOf(shop, customer);
  await buy(shop, customer);
  if (!onServer) whileOpen = await command('backup', [archive], variables);
  await shop.close();
  // The clocks of store and backup differ, so a file newer than the backup still belongs to its row.
  const ahead = new Date(Date.now() + 3_600_000);
  utimesSync(path.join(filesFolder(variables['DATA_DIR'] ?? ''), `photos/${ordered}.jpg`), ahead, ahead);
  before = await holdings(variables);
  made = await command('backup', [archive], variables);

  const reopened = await openTestShop({}, { database });
  const sameParent = parent.elsewhere(reopened.url);
  await sameParent.send('DELETE', '/api/photo');
  const late = await reopened.customer();
  await photoOf(reopened, late);
  await buy(reopened, late);
  await reopened.close();
  after = await holdings(variables);
});

afterAll(async () => {
  await database.remove();
  rmSync(scratch, { recursive: true });
});

describe('npm run backup', () => {
  it('reports what it saved, and overwrites no other backup', async () => {
    expect(made).toEqual({ code: 0, words: expect.stringContaining('1 order, 1 payment of ₹') });
    const again = await command('backup', [archive], database.variables);
    expect(again).toEqual({ code: 1, words: expect.stringContaining('is there already') });
  });

  it.skipIf(onServer)('explains what is missing without a stack trace, like the other commands', async () => {
    const nowhere = path.join(scratch, 'nowhere/shop.tar.gz');
    const missing = await command('backup', [nowhere], database.variables);
    expect(missing.words).toBe(
      `There is no ${path.dirname(nowhere)}. Make it first: mkdir -p ${path.dirname(nowhere)}\n`,
    );
    const url = 'postgres://shop:Secret-77@127.0.0.1:1/shop';
    const away = { ...database.variables, DATABASE_URL: url };
    const awayWords =
      'Nothing answers at PostgreSQL at 127.0.0.1:1/shop (ECONNREFUSED).\nStart PostgreSQL there, open the way to it, or mend DATABASE_URL.\n';
    const refused = { code: 1, words: awayWords };
    expect(await command('backup', [path.join(scratch, 'away.tar.gz')], away)).toEqual(refused);
    expect(await command('restore', [archive], away)).toEqual(refused);
  });

  it.skipIf(onServer)('refuses the embedded database of an open shop, and says what to do', () => {
    expect(whileOpen).toEqual({ code: 1, words: expect.stringContaining('stop it, and run this again') });
  });
});

describe('npm run restore', () => {
  it('changes nothing for a damaged backup, and replaces a shop with orders only on request', async () => {
    const bytes = readFileSync(archive);
    // A single bit of compressed data may be padding, but never all eight bits of a byte.
    bytes[Math.floor(bytes.length / 2)]! ^= 0xff;
    const damaged = path.join(scratch, 'damaged.tar.gz');
    writeFileSync(damaged, bytes);
    const refused = await command('restore', [damaged, '--replace'], database.variables);
    expect(refused).toEqual({ code: 1, words: expect.stringMatching(/damaged .*Nothing was touched/) });
    const untold = await command('restore', [archive], database.variables);
    expect(untold).toEqual({ code: 1, words: expect.stringContaining('add --replace') });
    const now = await holdings(database.variables);
    expect(now).toEqual(after);
    expect(now['orders']).not.toBe(before['orders']);
  });

  it('recreates the shop on another machine and database, row for row and file for file', async () => {
    const variables = { DATA_DIR: path.join(scratch, 'elsewhere'), DATABASE_URL: '' };
    const { code, words } = await command('restore', [archive], variables);
    expect([code, words]).toEqual([0, expect.stringContaining('1 order, 1 payment of ₹')]);
    expect(await holdings({ DATA_DIR: variables.DATA_DIR })).toEqual(before);
    expect(secret(variables.DATA_DIR)).toBe(secret(database.variables['DATA_DIR']));
  });

  it('creates files that only their owner can read, like the shop and its backup', () => {
    const [shop, restored] = [database.variables['DATA_DIR'] ?? '', path.join(scratch, 'elsewhere')];
    for (const folder of [shop, restored]) {
      const names = readdirSync(folder, { recursive: true, encoding: 'utf8' });
      expect(names).toContain('session-secret');
      expect(names).toContain(`files/photos/${ordered}.jpg`);
      // The test itself copied the shop's database there.
      expect(openToOthers(folder).filter((each) => each !== path.join(shop, 'postgres'))).toEqual([]);
    }
    expect(statSync(restored).mode & 0o077).toBe(0);
    expect(statSync(archive).mode & 0o077).toBe(0);
  });

  it('restores everything except photos that were deleted since', async () => {
    const { code, words } = await command('restore', [archive, '--replace'], database.variables);
    expect([code, words]).toEqual([0, expect.stringContaining('Restored as of')]);
    const { photos: _, [`photos/${leaving}.jpg`]: gone, ...kept } = before;
    const { photos, ...now } = await holdings(database.variables);
    expect(now).toEqual(kept);
    expect(gone).toMatch(/^[\da-f]{64}$/);
    expect(now[`photos/${ordered}.jpg`]).toBe(before[`photos/${ordered}.jpg`]);
    expect(photos).not.toBe(before['photos']);

    const shop = await openTestShop({}, { database });
    expect(
      await shop.sql`select id, forgotten_because, forgotten_at is not null as dated from photos order by id`,
    ).toEqual(
      [
        { id: leaving, forgotten_because: 'removed', dated: true },
        { id: ordered, forgotten_because: null, dated: false },
      ].sort((a, b) => (a.id < b.id ? -1 : 1)),
    );
    await buy(shop, await shop.customer());
    await shop.close();
  });
});

describe.runIf(onServer)('npm run backup on a server', () => {
  it('takes a consistent snapshot while the shop sells', async () => {
    const shop = await openTestShop({}, { database });
    const customer = await shop.customer();
    const under = path.join(scratch, 'under-load.tar.gz');
    const backup = { done: false };
    const letOn = await shut('claims');
    const answer = command('backup', [under], database.variables).finally(() => (backup.done = true));
    await until(async () => {
      const waiting = await shop.sql`
        select 1 from pg_stat_activity where datname = current_database()
        and wait_event_type = 'Lock' and query like 'declare copy_out%'`;
      return waiting.length > 0;
    }, 60);
    let sold = 0;
    for (; sold < 2 || !backup.done; sold += 1) {
      await photoOf(shop, customer);
      await buy(shop, customer);
      if (sold === 1) await letOn();
    }
    expect(await answer).toEqual({ code: 0, words: expect.stringContaining('orders') });
    await shop.close();
    // A database on the server is ready sooner than an embedded one.
    const target = await emptyDatabase(process.env['TEST_DATABASE_URL'] ?? '');
    const variables = { DATA_DIR: path.join(scratch, 'from-load'), DATABASE_URL: target.url };
    expect((await command('restore', [under], variables)).code).toBe(0);
    const restored = await openDatabase(variables);
    const { rows } = await restored.database.execute<{ orders: number; whole: number }>(sql`
      select count(*)::int as orders,
        count(*) filter (where exists (select 1 from order_items i where i.order_id = o.id)
          and exists (select 1 from checkouts c where c.id = o.checkout_id)
          and exists (select 1 from payments p where p.checkout_id = o.checkout_id))::int as whole
      from orders o`);
    const photos = await restored.database.execute<{ id: string }>(
      sql`select id from photos where forgotten_because is null`,
    );
    await restored.close();
    await target.remove();
    const files = readdirSync(path.join(filesFolder(variables.DATA_DIR), 'photos'));
    expect(files.toSorted()).toEqual(photos.rows.map(({ id }) => `${id}.jpg`).toSorted());
    const [row] = rows;
    expect(sold).toBeGreaterThan(1);
    expect(row?.orders).toBeGreaterThan(1);
    expect(row?.whole).toBe(row?.orders);
  });
});
