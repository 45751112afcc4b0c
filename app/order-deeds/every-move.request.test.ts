import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { deed, type DeskOrder, orderAtDesk } from '../../testing/order-desk.ts';
import { openTestShop, type TestShop } from '../../testing/test-shop.ts';
import type { Visitor } from '../../testing/visitor.ts';
import { movesFrom, type Stage, STAGES, statusOfStage } from '../orders/stages.ts';
import { isMovedByHand } from './moves-by-hand.ts';

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
});
afterAll(() => shop.close());

/** Every way in which staff move an order: what is sent where, and to which stage that is. */
const WAYS: [path: string, fields: Record<string, string>, to: Stage][] = [
  ...STAGES.map((to): [string, Record<string, string>, Stage] => ['move', { to }, to]),
  ['ship', { courier: 'DTDC', trackingNumber: 'D1234567' }, 'shipped'],
  ['cancel', { reason: 'Its parent asked for it.' }, 'cancelled'],
];
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

/** Everything that a move may change. */
async function all({ id }: DeskOrder): Promise<string> {
  const rows = await shop.sql`
    select (select row_to_json(o) from orders o where id = ${id}) as row,
      (select count(*)::int from order_events where order_id = ${id}) as events,
      (select count(*)::int from letters where order_id = ${id}) as letters,
      (select count(*)::int from refunds where order_id = ${id}) as refunds`;
  return JSON.stringify(rows);
}

const stageOf = async ({ id }: DeskOrder) =>
  (await shop.sql<{ stage: Stage }>`select stage from orders where id = ${id}`)[0]?.stage;

describe('every move from every stage', () => {
  it.each(PAIRS)('a %s order at %s goes where the table says, and nowhere else', async (format, stage) => {
    const order = orders[format];
    for (const [path, fields, to] of WAYS) {
      await putAt(order, stage);
      const before = await all(order);
      const { status } = await deed(owner, `${order.desk}/${path}`, fields);
      const byThisWay = path !== 'move' || isMovedByHand(to);
      // A parcel that is on its way has its number mended.
      const mended = path === 'ship' && ['shipped', 'out_for_delivery'].includes(stage);
      const moved = byThisWay && !mended && to !== stage && movesFrom(stage, format === 'print').includes(to);
      const allowed = moved || mended || (byThisWay && to === stage);
      expect({ path, to, status, stage: await stageOf(order), same: (await all(order)) === before }).toEqual({
        path,
        to,
        status: allowed ? 200 : 409,
        stage: moved ? to : stage,
        same: !moved && !mended,
      });
    }
  });
});
