import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { until } from '../../../testing/buying.ts';
import { BY_ITSELF, everyRow } from '../../../testing/every-row.ts';
import { deed, type DeskOrder, orderAtDesk } from '../../../testing/order-page.ts';
import { openTestShop, type TestShop } from '../../../testing/test-shop.ts';
import type { Visitor } from '../../../testing/visitor.ts';
import { movesFrom, type Stage, STAGES, statusOfStage } from '../../orders/orders/stages.ts';

let shop: TestShop;
let owner: Visitor;
let orders: Record<'print' | 'digital', DeskOrder>;
beforeAll(async () => {
  shop = await openTestShop();
  // A refund that ends meanwhile would move its order by itself.
  shop.street.control.behave({ refund: 'later', refundDelayMs: 86_400_000 });
  const asha = await shop.customer();
  owner = await shop.staff('owner');
  const order = (format: string) => orderAtDesk(shop, asha, { format }, { drawn: true });
  orders = { print: await order('print'), digital: await order('digital') };
  await shop.street.control.webhooksQuiet();
  await until(async () => {
    const unread = await shop.sql`select id from payment_notices where handled_at is null`;
    return unread.length === 0;
  });
});
afterAll(() => shop.close());

/** Every way in which staff move an order: what is sent where, and to which stage that is. */
const WAYS: [path: string, fields: Record<string, string>, to: Stage][] = [
  ...STAGES.map((to): [string, Record<string, string>, Stage] => ['move', { to }, to]),
  ['ship', { courier: 'DTDC', trackingNumber: 'D1234567' }, 'shipped'],
  ['cancel', { reason: 'Its parent asked for it.' }, 'cancelled'],
];
/** Stages that the list of stages does not offer. */
const NOT_BY_HAND: readonly Stage[] = ['paid', 'proof', 'shipped', 'cancelled', 'refunded'];
const ON_PAPER: readonly Stage[] = ['printing', 'packed', 'shipped', 'out_for_delivery'];
const PAIRS = (['print', 'digital'] as const).flatMap((format) =>
  STAGES.filter((stage) => format === 'print' || !ON_PAPER.includes(stage)).map(
    (stage): ['print' | 'digital', Stage] => [format, stage],
  ),
);

async function putAt({ id }: DeskOrder, stage: Stage): Promise<void> {
  await shop.sql`
    update orders set stage = ${stage}, status = ${statusOfStage(stage)}, stage_at = now(), progress_at = now(),
      delivered_at = null, cancelled_at = null, cancelled_because = null, courier = null, tracking_number = null
    where id = ${id}`;
}

/** Every row; a refund is asked of the provider by itself, and its payment knows of it. */
const everything = () => everyRow(shop, [...BY_ITSELF, 'refunds', 'payments']);

const rowOf = ({ id }: DeskOrder) => shop.sql`select * from orders where id = ${id}`;
const stageOf = async ({ id }: DeskOrder) =>
  (await shop.sql<{ stage: Stage }>`select stage from orders where id = ${id}`)[0]?.stage;

/** The expected result for an order at a stage that is moved in one of the ways. */
function outcomeOf(format: 'print' | 'digital', stage: Stage, path: string, to: Stage) {
  const byThisWay = path !== 'move' || !NOT_BY_HAND.includes(to);
  // A parcel that is on its way has its number mended.
  const mended = path === 'ship' && ['shipped', 'out_for_delivery'].includes(stage);
  const moved = byThisWay && !mended && to !== stage && movesFrom(stage, format === 'print').includes(to);
  const allowed = moved || mended || (byThisWay && to === stage);
  return { status: allowed ? 200 : 409, stage: moved ? to : stage, changes: moved || mended };
}

describe('every move from every stage', () => {
  it.each(PAIRS)('a %s order at %s goes where the table says, and nowhere else', async (format, stage) => {
    const order = orders[format];
    const ways = WAYS.map(([path, fields, to]) => ({
      path,
      fields,
      to,
      expected: outcomeOf(format, stage, path, to),
    }));
    const go = async ({ path, fields, to, expected: { status, stage: there } }: (typeof ways)[number]) => {
      const answer = await deed(owner, `${order.desk}/${path}`, fields);
      expect({ path, to, status: answer.status, stage: await stageOf(order) }).toEqual({
        path,
        to,
        status,
        stage: there,
      });
    };
    await putAt(order, stage);
    const before = await everything();
    for (const way of ways.filter(({ expected }) => !expected.changes)) await go(way);
    expect(await everything()).toBe(before);
    for (const way of ways.filter(({ expected }) => expected.changes)) {
      await putAt(order, stage);
      const row = await rowOf(order);
      await go(way);
      expect(await rowOf(order)).not.toEqual(row);
    }
  });
});
