import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDevServices, shopVariables, type DevServices } from '../../../dev/dev-services.ts';
import { checkOut, report, until } from '../../../testing/buying.ts';
import { becomeCustomer } from '../../../testing/customer.ts';
import { freshDatabase, type TestDatabase } from '../../../testing/database.ts';
import { openStream } from '../../../testing/event-stream.ts';
import { freePorts, type ShopProcess, startShop } from '../../../testing/shop-process.ts';
import { Visitor } from '../../../testing/visitor.ts';

const NEWS = '/api/orders/news';
/** The limit includes the book that a worker beside the web process still finishes drawing. */
const LEAVING_LIMIT_MS = 15_000;

let database: TestDatabase;
let street: DevServices;
const shops: ShopProcess[] = [];
let parent: Visitor;

async function start(): Promise<ShopProcess> {
  const shop = await startShop({
    ...(await freePorts()),
    ...database.variables,
    ...shopVariables(street),
  });
  shops.push(shop);
  return shop;
}

beforeAll(async () => {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'shop-news-'));
  database = await freshDatabase(dataDir);
  street = await openDevServices({ port: 0, dataDir: path.join(dataDir, 'street') });
  parent = new Visitor((await start()).url);
  await becomeCustomer(parent, street, 'parent@example.in');
});

afterAll(async () => {
  for (const shop of shops) await shop.kill();
  await street.close();
  await database.remove();
});

describe.runIf(process.env['TEST_DATABASE_URL'])('with two processes on one PostgreSQL server', () => {
  it('an order that one of them places is heard at the other', async () => {
    const elsewhere = parent.elsewhere((await start()).url);
    const stream = await openStream(elsewhere, NEWS);
    await until(async () => stream.events.length > 0);
    const { checkoutId, payment } = await checkOut(parent);
    const paid = street.control.attempt({ orderId: payment.orderId, choice: 'pay' });
    if (paid.outcome !== 'paid') throw new Error('The sandbox did not take the payment.');
    const { orderNumber } = await report(parent, checkoutId, paid.response);
    await until(async () => stream.events.length > 1);
    expect(stream.events[1]?.data).toBe(orderNumber);
    await stream.close();
  });
});

it('a shop that is asked to leave ends its streams and is gone within seconds', async () => {
  const stream = await openStream(parent, NEWS);
  await until(async () => stream.events.length > 0);
  const started = performance.now();
  expect(await shops[0]?.kill('SIGTERM')).toBe(0);
  expect(stream.ended()).toBe(true);
  expect(performance.now() - started).toBeLessThan(LEAVING_LIMIT_MS);
});
