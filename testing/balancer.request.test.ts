import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { balancerAndPooler, startBalancer } from './debian-programs.ts';

describe.runIf(balancerAndPooler)('the balancer', () => {
  let shop: Server;
  let balancer: Awaited<ReturnType<typeof startBalancer>>;
  beforeAll(async () => {
    shop = createServer((_, answer) => answer.end('the shop')).listen(0, '127.0.0.1');
    await once(shop, 'listening');
    const { port } = shop.address() as AddressInfo;
    balancer = await startBalancer([String(port), String(port)]);
  });
  afterAll(async () => {
    await balancer.stop();
    shop.close();
  });

  const ask = (path: string, seenFrom?: string) =>
    fetch(`http://127.0.0.1:${balancer.port}${path}`, {
      ...(seenFrom && { headers: { 'X-Forwarded-For': seenFrom } }),
    });
  /**
   * Six hundred calls, a hundred at a time.
   * @param seenFrom the address of each.
   */
  const many = async (path: string, seenFrom: (nth: number) => string | undefined) => {
    const answers: Response[] = [];
    for (let from = 0; from < 600; from += 100)
      answers.push(
        ...(await Promise.all(Array.from({ length: 100 }, (_, at) => ask(path, seenFrom(from + at))))),
      );
    return answers;
  };

  it.each([
    ['no proxy', undefined, '198.51.100.7'],
    ['a proxy', '203.0.113.9, 198.51.100.8', '203.0.113.9, 198.51.100.9'],
    ['IPv6', '2001:db8:1:2:3:4:5:6', '2001:db8:1:3:3:4:5:6'],
  ])('slows down an address that asks too much, and nobody else: behind %s', async (_, greedy, other) => {
    const answers = await many('/gallery', () => greedy);
    const refused = answers.filter(({ status }) => status === 429);
    expect(refused.length).toBeGreaterThan(100);
    expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThan(200);
    expect(Object.fromEntries(refused[0]?.headers ?? [])).toMatchObject({
      'retry-after': '2',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    });
    expect(await refused[0]?.text()).toBe('That was a lot at once. Please try again in a moment.\n');
    expect((await ask('/gallery', other)).status).toBe(200);
  });

  it.each(['2001:db8:7:7:%::1', '2001:db8:8::%:1:1', '2001:db8::%:1', '2001:db8:9::%'])(
    'counts a network of IPv6 as one address: %s',
    async (written) => {
      const answers = await many('/gallery', (nth) => written.replace('%', nth.toString(16)));
      expect(answers.filter(({ status }) => status === 429).length).toBeGreaterThan(100);
    },
  );

  it('does not slow down webhook events or page assets', async () => {
    for (const path of ['/api/payments/webhook', '/assets/a.js']) {
      const answers = await many(path, () => '198.51.100.20');
      expect(answers.filter(({ status }) => status !== 200)).toEqual([]);
    }
  });
});
