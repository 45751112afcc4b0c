import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import {
  CrashingShop,
  HEALING_LIMIT_MS,
  type HeardFrom,
  NOTICE_COMES_AFTER_MS,
  type Purchase,
} from '../../../testing/crashing-shop.ts';
import type { Fault } from '../../../testing/fault-orders.ts';
import { seeded, tell, times } from '../../../testing/long-form.ts';
import { slowdown } from '../../../testing/slowdown.ts';

const FAULT_POINTS = new URL('../../../testing/fault-points.ts', import.meta.url);
const IN_THE_GATE = 2;
/** Two purchases do not always take the same steps, so a purchase may not reach a given point. */
const DRAWN_IN_THE_GATE = 12;
/** A short run uses one shop; in a long run two shops are killed in turn. */
const SHOPS = times(1, 2);
/** The queue looks for work every two seconds, and some of its regular work comes once a minute. */
const IDLE_MS = times(4_000, 65_000);
/** The last steps follow the last letter. */
const AFTERWARDS_MS = 500;
/**
 * The longest time that those steps take, also on a slow machine. So no step of a purchase is missed or
 * recorded with another purchase.
 */
const REST_MS = 5_000;
/** Steps that every purchase must pass. A renamed step would no longer be found here. */
const ON_THE_WAY: unknown[] = [
  'insert checkouts',
  'POST /v1/orders',
  'update checkouts',
  'insert payments',
  'insert orders',
  'insert order_items',
  'insert letters',
  expect.stringMatching(/^with pgboss\.job/),
  'commit',
  'letter',
  'update letters',
];
vi.setConfig({ testTimeout: times(120_000, 1_800_000) * slowdown(), hookTimeout: 120_000 * slowdown() });

const EACH: readonly HeardFrom[] = ['notice', 'page'];

/**
 * A step of one process, 0 for the web process and 1 for the worker. The one that hears of the payment makes
 * the order.
 */
type Point = Fault & { process: number; from: HeardFrom };

let shops: CrashingShop[];
beforeAll(async () => {
  shops = [];
  for (let count = 0; count < SHOPS; count += 1) shops.push(await CrashingShop.open(FAULT_POINTS));
});
afterAll(async () => {
  for (const shop of shops) await shop.close();
});

/**
 * Makes one purchase to warm up and then undisturbed ones. Records their steps up to the letters, each once
 * for all of `ways`. The queue's regular work is left out. So are reads, because a crash before or after one
 * leaves the same state.
 */
async function pointsOf(shop: CrashingShop, ways: readonly HeardFrom[]): Promise<Point[]> {
  const earlier = await shop.purchase();
  await shop.buy(earlier);
  await shop.healed(earlier);
  await pause(REST_MS);
  await shop.count();
  await pause(IDLE_MS);
  const idle = await shop.steps();
  const points = new Map<string, Point>();
  for (const from of ways)
    for (const point of await stepsOf(shop, from, idle)) {
      const name = words(point);
      if (!points.has(name)) points.set(name, point);
    }
  return [...points.values()];
}

async function stepsOf(shop: CrashingShop, from: HeardFrom, idle: readonly string[][]): Promise<Point[]> {
  const purchase = await shop.purchase();
  await shop.count();
  await shop.buy(purchase, from);
  await shop.healed(purchase);
  await pause(REST_MS);
  const all = (await shop.steps()).map((steps) => steps.filter((step) => !step.startsWith('select')));
  const idleToo = all.map((steps, process) => steps.filter((step) => idle[process]?.includes(step)));
  console.log(`Left out, since the shop does it all day: ${[...new Set(idleToo.flat())].join(' · ')}`);
  return all.flatMap((steps, process) =>
    steps.flatMap((step, index) => {
      if (idleToo[process]?.includes(step)) return [];
      const nth = steps.slice(0, index + 1).filter((each) => each === step).length;
      return (['before', 'after'] as const).map((when) => ({ process, step, nth, when, from }));
    }),
  );
}

/**
 * @returns the milliseconds until everything was well again; undefined when this purchase never reached the
 * step.
 */
async function killAt(shop: CrashingShop, purchase: Purchase, point: Point): Promise<number | undefined> {
  await shop.doom(point.process, point);
  const diedEarly = await shop.buy(purchase, point.from);
  while (!shop.isDead && !(await shop.isTold(purchase))) await pause(50);
  const end = Date.now() + AFTERWARDS_MS + (point.from === 'page' ? NOTICE_COMES_AFTER_MS : 0);
  while (!shop.isDead && Date.now() < end) await pause(50);
  const reached = diedEarly || shop.isDead;
  await shop.crash();
  const took = await shop.healed(purchase);
  return reached ? took : undefined;
}

const words = ({ process, step, nth, when }: Point) =>
  `${when} “${step}” (number ${nth}) of ${process === 0 ? 'the web process' : 'the worker'}`;

describe('a crash at a step from “pay” to “letters sent”', () => {
  it('ends with one order, one payment and one confirmation, whichever step it is', async () => {
    const [first] = shops;
    const { seed, below } = seeded();
    const all = await pointsOf(first!, times(0, 1) ? EACH : [EACH[below(2)]!]);
    const drawn = () => all[below(all.length)]!;
    const waiting = times(0, 1) ? [...all] : Array.from({ length: DRAWN_IN_THE_GATE }, drawn);
    const wanted = times(IN_THE_GATE, all.length);
    console.log(`${wanted} of ${all.length} points, seed ${seed}`);
    const met = all.map(({ step }) => step);
    for (const step of ON_THE_WAY) expect(met).toContainEqual(step);
    const healing: number[] = [];
    /** Points that their purchase did not reach. Each is tried once more. */
    const missed = new Set<Point>();
    await Promise.all(
      shops.map(async (shop) => {
        for (let point = waiting.shift(); point && healing.length < wanted; point = waiting.shift()) {
          const took = await killAt(shop, await shop.purchase(), point).catch((error: unknown) => {
            throw new Error(`Killed ${words(point!)}`, { cause: error });
          });
          if (took !== undefined) {
            healing.push(took);
            missed.delete(point);
          } else if (!missed.has(point)) {
            missed.add(point);
            waiting.push(point);
          }
        }
      }),
    );
    tell({
      promise: 1,
      what: 'Killed before and after each step between *Pay* and the letters',
      count: `${healing.length} kills at ${all.length} points`,
      figure: `put right ${Math.max(...healing)} ms after the start at the latest, while other shops ran beside it; ${missed.size} points were not passed again`,
    });
    if (missed.size > 0) console.log(`Not passed again:\n${[...missed].map(words).join('\n')}`);
    expect(healing.length).toBeGreaterThanOrEqual(times(wanted, Math.floor(wanted * 0.97)));
  });

  it('between the mail server’s yes and the row, a letter comes once more at most, as the same letter', async () => {
    const [shop] = shops;
    const kills = times(1, 5);
    const copies: number[] = [];
    for (let count = 0; count < kills; count += 1) {
      const purchase = await shop!.purchase();
      const began = Date.now();
      const sender = shop!.processes.length - 1;
      const took = await killAt(shop!, purchase, {
        process: sender,
        step: 'letter',
        nth: 1,
        when: 'after',
        from: 'notice',
      });
      expect(took).toBeDefined();
      // Each letter has its own pause before the next attempt, so the repeated one may be the last to arrive.
      while ((await shop!.lettersOf(purchase)).length < 3 && Date.now() < began + HEALING_LIMIT_MS)
        await pause(100);
      const letters = await shop!.lettersOf(purchase);
      const byId = Map.groupBy(letters, ({ messageId }) => messageId);
      expect(byId.size).toBe(2);
      copies.push(...[...byId.values()].map((same) => same.length));
    }
    tell({
      promise: 15,
      what: 'Killed between the mail server’s yes and the row',
      count: `${kills} kills`,
      figure: `${Math.max(...copies)} copies of a letter at most, each with one Message-ID`,
    });
    expect(Math.max(...copies)).toBe(2);
  });
});
