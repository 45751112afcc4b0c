import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { openTestShop, type TestShop } from '../../../testing/test-shop.ts';

const OWNER = 'owner@nanheveer.example';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());
beforeEach(() => shop.sql`delete from rate_limits`);

const latest = async () =>
  (
    await shop.sql<Record<string, unknown>>`select * from contact_messages order by received_at desc limit 1`
  )[0];

it('needs a message only', async () => {
  const message = 'The dog on page 7 is the best.';
  const thanked = await shop.visitor().postForm('/feedback', { rating: '', name: '', email: '', message });
  expect(thanked.status).toBe(200);
  expect(await thanked.text()).toContain('Your feedback is on our drawing table');
  expect(await latest()).toMatchObject({
    kind: 'feedback',
    message,
    rating: null,
    name: null,
    email: null,
    subject: null,
  });
  expect((await shop.letter(OWNER, /^Feedback NV-/)).text).toContain('left no e-mail address');
});

it('keeps stars, name and address, mails the owner and nobody else', async () => {
  const form = { rating: '4', name: 'Kabir', email: 'kabir@example.in', message: 'More space, please.' };
  await shop.visitor().postForm('/feedback', form);
  const row = await latest();
  expect(row).toMatchObject({ ...form, rating: 4 });
  const subject = `Feedback ${String(row?.['ticket'])}`;
  const letters = await shop.sql<{ recipient: string; reply_to: string; text: string }>`
    select recipient, reply_to, text from letters where subject = ${subject} or recipient = ${form.email}`;
  expect(letters).toMatchObject([{ recipient: OWNER, reply_to: form.email }]);
  expect(letters[0]?.text).toContain('4 of 5');
});

it.each([
  [{ message: ' ' }, 'Message is required'],
  [{ email: 'kabir at home' }, 'Invalid email address'],
  [{ rating: '6' }, 'Please choose one to five stars, or none'],
  [{ rating: '-1' }, 'Please choose one to five stars, or none'],
])('refuses %j and keeps what was typed', async (wrong, said) => {
  const before = await latest();
  const form = { rating: '2', name: 'Kabir', email: '', message: 'The cape was blue.', ...wrong };
  const refused = await shop.visitor().postForm('/feedback', form);
  expect(refused.status).toBe(422);
  const page = await refused.text();
  expect(page).toContain(said);
  expect(page).toContain('value="Kabir"');
  expect(await latest()).toEqual(before);
});

it('keeps the stars when something else is wrong', async () => {
  const page = await (await shop.visitor().postForm('/feedback', { rating: '2', message: '' })).text();
  expect(page).toMatch(/<input[^>]*checked=""[^>]*value="2"|<input[^>]*value="2"[^>]*checked=""/);
});

const send = () => shop.visitor().postForm('/feedback', { message: 'Again!' });

it('is limited per address', async () => {
  for (let sent = 0; sent < 5; sent += 1) expect((await send()).status).toBe(200);
  const refused = await send();
  expect(refused.status).toBe(429);
  expect(await refused.text()).toContain('Again!');
});
