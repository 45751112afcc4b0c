import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestShop, type TestShop } from '../../../testing/test-shop.ts';
import { db } from '../runtime/runtime.server.ts';
import { forgetLetters } from './forget-letters.job.server.ts';
import { queueLetter } from './outbox.server.ts';
import { MOST_ATTEMPTS } from './send-letter.job.server.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

const TO = 'asha-canary@example.in';
const words = { subject: 'Canary', html: '<p>Canary</p>', text: 'Canary', replyTo: 'canary@example.in' };

const write = (event: string) => db().transaction((tx) => queueLetter(tx, { event, to: TO, ...words }));
const sent = async (event: string) =>
  (
    await shop.sql<{ sent: boolean }>`select sent_at is not null as sent from letters where event = ${event}`
  )[0]?.sent;
const remembered = async (event: string) =>
  JSON.stringify(await shop.sql`select * from letters where event = ${event}`).match(/canary/gi)?.length ?? 0;

it('forgets a letter a month after it went, but not that it was written', async () => {
  const event = randomUUID();
  await write(event);
  await expect.poll(() => sent(event)).toBe(true);
  shop.clock.advance({ days: 29 });
  await forgetLetters.run({});
  expect(await remembered(event)).toBe(5);
  shop.clock.advance({ days: 2 });
  await forgetLetters.run({});
  expect(await remembered(event)).toBe(0);
  await write(event);
  expect(await remembered(event)).toBe(0);
  expect(
    await shop.sql`select sent_at is not null as sent, attempts from letters where event = ${event}`,
  ).toEqual([{ sent: true, attempts: 1 }]);
});

it('keeps the words of a letter that still has to go, and not of one that was given up', async () => {
  const [waiting, hopeless] = [randomUUID(), randomUUID()];
  shop.street.control.behave({ smtp: 'refuse' });
  await write(waiting);
  await write(hopeless);
  const complaint = `550 5.1.1 <${TO}>: Recipient address rejected`;
  await shop.sql`update letters set attempts = ${MOST_ATTEMPTS}, last_error = ${complaint} where event = ${hopeless}`;
  shop.clock.advance({ days: 31 });
  await forgetLetters.run({});
  expect(await remembered(waiting)).toBe(5);
  expect(await remembered(hopeless)).toBe(0);
});
