import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { openTestShop, PASSWORD, type TestShop } from '../../../testing/test-shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
beforeEach(() => shop.sql`delete from rate_limits`);
afterAll(() => shop.close());

const signUp = (email: string) =>
  shop.visitor().postForm('/auth', {
    mode: 'sign-up',
    fullName: 'Asha',
    email,
    phone: '98450 12345',
    password: PASSWORD,
    address: '',
  });
const forget = (email: string) => shop.visitor().postForm('/forgot-password', { email });
const write = (email: string) =>
  shop
    .visitor()
    .postForm('/contact', { name: 'Asha', email, subject: 'A question', message: 'How long does it take?' });

const lettersTo = async (pattern: string) =>
  (await shop.sql`select id from letters where recipient ~ ${pattern}`).length;

it('letters to one mailbox are counted together, however it is written and whatever they are about', async () => {
  const ways = [signUp, forget, write];
  for (let time = 0; time < 12; time += 1) {
    const name = time % 2 === 0 ? 'mira' : 'm.ira';
    await ways[time % 3]?.(`${name}+${time}@${time % 4 < 2 ? 'gmail' : 'googlemail'}.com`);
  }
  await expect.poll(() => lettersTo('^m.?ira')).toBeGreaterThan(2);
  expect(await lettersTo('^m.?ira')).toBeLessThanOrEqual(5);
});

it('at a provider that is not known, each address is a mailbox of its own', async () => {
  for (let time = 0; time < 7; time += 1) expect((await signUp(`mira+${time}@example.in`)).status).toBe(200);
  expect(await lettersTo('^mira\\+.@example.in')).toBe(7);
});

it('a message is taken also when its receipt would be one letter too many', async () => {
  for (let time = 0; time < 5; time += 1) await forget(`mira+${time}@gmail.com`);
  expect((await write('mira@gmail.com')).status).toBe(303);
});
