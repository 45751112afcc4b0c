import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { until } from './buying.ts';
import { CrashingShop } from './crashing-shop.ts';
import { seeded, tell, times } from './long-form.ts';
import { Visitor } from './visitor.ts';

const KILLS = times(2, 40);
/** How many write at the same time, each from its own address. */
const WRITERS = 4;
const LONGEST_ROUND_MS = 700;

let shop: CrashingShop;
beforeAll(async () => {
  shop = await CrashingShop.open(undefined, { PROXY_HOPS: '1' });
  // This test does not cover letters.
  shop.street.control.behave({ smtp: 'refuse' });
});
afterAll(() => shop.close());

let sent = 0;

/** Sends messages until the shop is gone. Collects the tickets that the shop answered with. */
async function write(tickets: string[]): Promise<void> {
  for (;;) {
    sent += 1;
    const form = { name: 'Meera', email: 'meera@example.in', subject: 'A book', message: `Number ${sent}` };
    const visitor = new Visitor(shop.url);
    visitor.address = `10.${sent >> 16}.${(sent >> 8) & 255}.${sent & 255}`;
    const answer = await visitor.postForm('/contact', form).catch(() => undefined);
    if (!answer) return;
    expect(answer.status).toBe(303);
    tickets.push(/ticket=(NV-\w+)/.exec(answer.headers.get('location') ?? '')?.[1] ?? 'none');
  }
}

describe('an acknowledged write', () => {
  it('survives when the process is killed', { timeout: 60_000 + KILLS * 30_000 }, async () => {
    const { seed, below } = seeded();
    const tickets: string[] = [];
    for (let kills = 0; kills < KILLS; kills += 1) {
      const before = tickets.length;
      const writing = Array.from({ length: WRITERS }, () => write(tickets));
      await until(async () => tickets.length > before);
      await pause(below(LONGEST_ROUND_MS));
      await shop.kill();
      await Promise.all(writing);
      await shop.start();
      shop.street.control.behave({ smtp: 'refuse' });
    }
    const kept = await shop.rows<{ ticket: string }>('select ticket from contact_messages');
    const there = new Set(kept.map(({ ticket }) => ticket));
    const lost = tickets.filter((ticket) => !there.has(ticket));
    tell({
      promise: 11,
      what: 'Killed under a loop of writes',
      count: `${KILLS} kills, ${tickets.length} acknowledged rows`,
      figure: `${lost.length} lost, seed ${seed}`,
    });
    expect(new Set(tickets).size).toBe(tickets.length);
    expect(lost).toEqual([]);
  });
});
