import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { openTestShop, PASSWORD, type TestShop } from '../../../testing/test-shop.ts';
import { letBackIn } from './let-back-in.server.ts';

const NEXT = 'monsoon-kite-and-7-crows';
const OWNER = 'owner@staff.example';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
beforeEach(() => shop.sql`delete from rate_limits`);
afterAll(() => shop.close());

const open = async (password: string) =>
  (await shop.visitor().postForm('/admin', { email: OWNER, password })).status;
const use = async (link: string | null) => {
  const token = new URL(link ?? '').searchParams.get('token') ?? '';
  return (await shop.visitor().postForm('/admin/join', { token, password: NEXT })).status;
};

it('gives an owner who is shut out a new password, once, and is written down', async () => {
  const elsewhere = await shop.staff('owner');
  const link = await letBackIn(` ${OWNER.toUpperCase()}`, { secondFactor: false });
  expect(link).toMatch(new RegExp(`^${shop.url}/admin/join\\?token=[\\w-]{43}$`));
  expect(await open(PASSWORD)).toBe(200);
  expect([await use(link), await use(link)]).toEqual([200, 422]);
  expect([await open(PASSWORD), await open(NEXT)]).toEqual([401, 200]);
  expect((await elsewhere.get('/admin/today.data')).status).toBe(202);
  expect(await shop.sql`select staff_name, action, subject from staff_log order by id`).toEqual([
    { staff_name: 'On the server', action: 'password link made', subject: 'staff Test owner' },
    { staff_name: 'Test owner', action: 'password changed', subject: 'staff Test owner' },
  ]);
  await shop.letter(OWNER, /staff password was changed/);
});

it('keeps the second factor unless that is lost, too', async () => {
  const confirmed = () =>
    shop.sql`select 1 from staff where email = ${OWNER} and totp_confirmed_at is not null`;
  await shop.sql`update staff set totp_secret = 'v1.x', totp_confirmed_at = now() where email = ${OWNER}`;
  await letBackIn(OWNER, { secondFactor: false });
  expect(await confirmed()).toHaveLength(1);
  await letBackIn(OWNER, { secondFactor: true });
  expect(await confirmed()).toEqual([]);
  await shop.letter(OWNER, /second factor was reset/);
});

it('works for an hour, only the newest, and for nobody who does not work here', async () => {
  const first = await letBackIn(OWNER, { secondFactor: false });
  const second = await letBackIn(OWNER, { secondFactor: false });
  expect(await use(first)).toBe(422);
  shop.clock.advance({ minutes: 61 });
  expect(await use(second)).toBe(422);
  expect(await letBackIn('nobody@staff.example', { secondFactor: false })).toBeNull();
  await shop.sql`update staff set removed_at = now() where email = ${OWNER}`;
  expect(await letBackIn(OWNER, { secondFactor: false })).toBeNull();
});
