import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { until } from '../../../testing/buying.ts';
import { freshDatabase, type TestDatabase } from '../../../testing/database.ts';
import { freePorts, type ShopProcess, startShop } from '../../../testing/shop-process.ts';
import { Visitor } from '../../../testing/visitor.ts';

let database: TestDatabase;
const shops: ShopProcess[] = [];

beforeAll(async () => {
  database = await freshDatabase(mkdtempSync(path.join(tmpdir(), 'shop-settings-')));
});
afterAll(async () => {
  for (const shop of shops) await shop.kill();
  await database.remove();
});

async function start(): Promise<Visitor> {
  const shop = await startShop({ ...(await freePorts()), ...database.variables });
  shops.push(shop);
  return new Visitor(shop.url);
}

const contact = async (visitor: Visitor) => (await visitor.get('/contact')).text();

/** Changes a setting as another process does. The setting applies once the transaction commits. */
async function set(hours: string): Promise<void> {
  const client = new pg.Client({ connectionString: database.variables['DATABASE_URL'] });
  await client.connect();
  try {
    await client.query('begin');
    await client.query(
      `insert into shop_settings (key, value, changed_at) values ('facts', $1, now())
       on conflict (key) do update set value = excluded.value`,
      [JSON.stringify({ hours })],
    );
    await client.query(`select pg_notify('shop_news', 'settings')`);
    await client.query('commit');
  } finally {
    await client.end();
  }
}

describe.runIf(process.env['TEST_DATABASE_URL'])('with two processes on one PostgreSQL server', () => {
  it('what is set counts in both at once, and in one that starts later before its first visitor', async () => {
    const both = [await start(), await start()];
    await set('Only on Sundays');
    for (const visitor of both)
      await until(async () => (await contact(visitor)).includes('Only on Sundays'), 5);
    expect(await contact(await start())).toContain('Only on Sundays');
  }, 180_000);
});
