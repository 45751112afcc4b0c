import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CrashingShop, HEALING_LIMIT_MS } from '../../../testing/crashing-shop.ts';
import { seeded, tell, times } from '../../../testing/long-form.ts';
import { slowdown } from '../../../testing/slowdown.ts';

/**
 * The number of SIGKILLs at random moments between "pay" and "letters sent". After each there must be one
 * order, one payment and one confirmation within a minute.
 */
const RANDOM_MOMENTS = times(1, 200);
/** In a long run several shops are killed in parallel, because each mostly waits. */
const SHOPS = times(1, 4);
/** An idle machine finishes everything within this time, with some to spare. */
const ALL_OF_IT_MS = 400;

let shops: CrashingShop[];
let shop: CrashingShop;
beforeAll(async () => {
  shops = [];
  for (let count = 0; count < SHOPS; count += 1) shops.push(await CrashingShop.open());
  shop = shops[0]!;
}, 120_000 * slowdown());
afterAll(async () => {
  for (const each of shops) await each.close();
}, 120_000);

describe('a crash between paying and the letters', () => {
  it('while the provider opens its order: the same wish to pay finds one order', async () => {
    const purchase = await shop.purchase();
    shop.street.control.behave({ api: 'hang' });
    const lost = shop.checkOut(purchase).catch(() => undefined);
    await pause(300);
    await shop.crash();
    await lost;
    const checkoutId = await shop.openOrder(purchase);
    const { orderId } = purchase;
    await shop.openOrder(purchase);
    expect(purchase.orderId).toBe(orderId);
    await shop.report(purchase, checkoutId, shop.pay(purchase));
    expect(await shop.healed(purchase)).toBeLessThan(HEALING_LIMIT_MS);
  });

  it('after the money was taken and before anybody was told', async () => {
    const purchase = await shop.purchase();
    await shop.openOrder(purchase);
    await shop.kill();
    shop.pay(purchase);
    await shop.start();
    expect(await shop.healed(purchase)).toBeLessThan(HEALING_LIMIT_MS);
  });

  it('while the callback asks the provider', async () => {
    const purchase = await shop.purchase();
    const checkoutId = await shop.openOrder(purchase);
    shop.street.control.behave({ api: 'hang', webhook: 'late', webhookDelayMs: 2_000 });
    const callback = shop.report(purchase, checkoutId, shop.pay(purchase)).catch(() => undefined);
    await pause(300);
    await shop.crash();
    await callback;
    expect(await shop.healed(purchase)).toBeLessThan(HEALING_LIMIT_MS);
  });

  it('after the order was written and before its letters left', async () => {
    const purchase = await shop.purchase();
    const checkoutId = await shop.openOrder(purchase);
    shop.street.control.behave({ smtp: 'hang' });
    await shop.report(purchase, checkoutId, shop.pay(purchase));
    await pause(300);
    await shop.crash();
    expect(await shop.healed(purchase)).toBeLessThan(HEALING_LIMIT_MS);
  });

  it('at any moment', { timeout: 60_000 + RANDOM_MOMENTS * 30_000 }, async () => {
    const { seed, below } = seeded();
    const longest = ALL_OF_IT_MS * slowdown();
    const moments = Array.from({ length: RANDOM_MOMENTS }, () => below(longest));
    const healing: number[] = [];
    const deaths = new Map<string, number>();
    await Promise.all(
      shops.map(async (each) => {
        for (let ms = moments.pop(); ms !== undefined; ms = moments.pop()) {
          const purchase = await each.purchase();
          const buying = each.buy(purchase);
          await pause(ms);
          deaths.set(purchase.intent, Date.now());
          await each.crash();
          await buying;
          healing.push(
            await each.healed(purchase).catch((error: unknown) => {
              throw new Error(`Killed after ${ms} ms (seed ${seed})`, { cause: error });
            }),
          );
        }
      }),
    );
    tell({
      promise: 1,
      what: 'Killed at random moments between *Pay* and the letters',
      count: `${RANDOM_MOMENTS} kills`,
      figure: `put right ${Math.max(...healing)} ms after the start at the latest, while other shops ran beside it, seed ${seed}`,
    });
    expect(healing).toHaveLength(RANDOM_MOMENTS);
    expect(RANDOM_MOMENTS === 1 || (await fellOnBothSides(deaths))).toBe(true);
  });
});

/**
 * Whether some kills came before their order was written and some after it. Otherwise the test missed the
 * moments that matter.
 */
async function fellOnBothSides(deaths: ReadonlyMap<string, number>): Promise<boolean> {
  const written: { intent: string; at: number }[] = [];
  for (const each of shops)
    written.push(
      ...(await each.rows<{ intent: string; at: number }>(`
        select c.intent_key as intent, (extract(epoch from o.created_at) * 1000)::float8 as at
        from orders o join checkouts c on c.id = o.checkout_id`)),
    );
  const waits = written.flatMap(({ intent, at }) => {
    const death = deaths.get(intent);
    return death === undefined ? [] : [at - death];
  });
  return waits.some((wait) => wait > 0) && waits.some((wait) => wait < 0);
}
