import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openTestShop, PASSWORD, type TestShop } from '../../../testing/test-shop.ts';
import type { Visitor } from '../../../testing/visitor.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());
beforeEach(async () => {
  await shop.sql`delete from rate_limits`;
});

const me = async (visitor: Visitor) =>
  ((await (await visitor.get('/api/me')).json()) as { user: Record<string, unknown> }).user;
const change = (visitor: Visitor, wish: unknown) => visitor.postJson('/api/profile', wish);
const signIn = async (email: string, password: string) =>
  (await shop.visitor().postForm('/auth', { mode: 'sign-in', email, password })).status;

describe('the profile', () => {
  it('changes one field of the signed-in customer and nobody else’s', async () => {
    const [a, b] = [await shop.customer(), await shop.customer()];
    const before = await me(b);
    const answer = await change(a, {
      kind: 'field',
      name: 'fullName',
      value: '  Meera Iyer ',
      id: before['id'],
    });
    expect(answer.status).toBe(200);
    await change(a, { kind: 'field', name: 'address', value: '4 MG Road, Pune' });
    await change(a, { kind: 'field', name: 'phone', value: '' });
    expect(await me(a)).toMatchObject({ fullName: 'Meera Iyer', address: '4 MG Road, Pune', phone: '' });
    expect(await me(b)).toEqual(before);
  });

  it.each([
    { kind: 'field', name: 'email', value: 'other@example.in' },
    { kind: 'field', name: 'emailVerified', value: 'true' },
    { kind: 'field', name: 'fullName', value: '   ' },
    { kind: 'field', name: 'fullName', value: 'a'.repeat(101) },
    { kind: 'field', name: 'phone', value: '9'.repeat(31) },
    { kind: 'field', name: 'address', value: 'a'.repeat(501) },
    { kind: 'field', name: '__proto__', value: 'x' },
    { kind: 'role', value: 'staff' },
    { kind: 'notifications', orderUpdates: 'yes', offers: false },
    'text',
    null,
  ])('refuses %j and changes nothing', async (wish) => {
    const customer = await shop.customer();
    const before = await shop.sql`select * from users order by id`;
    const answer = await change(customer, wish);
    expect(answer.status).toBe(422);
    expect(await answer.json()).toEqual({ problem: expect.any(String), message: expect.any(String) });
    expect(await shop.sql`select * from users order by id`).toEqual(before);
  });

  it('is for signed-in customers', async () => {
    const answer = await change(shop.visitor(), { kind: 'field', name: 'fullName', value: 'x' });
    expect(answer.status).toBe(401);
    expect(await answer.json()).toEqual({ problem: 'sign-in', message: 'Please sign in first.' });
  });

  it('cannot be changed from another site', async () => {
    const customer = await shop.customer();
    for (const origin of ['https://evil.example', 'null', null]) {
      customer.origin = origin;
      expect((await change(customer, { kind: 'field', name: 'fullName', value: 'x' })).status).toBe(403);
    }
    expect(await me(customer)).toMatchObject({ fullName: 'Asha Rao' });
  });

  it('keeps which letters are wanted, and since when', async () => {
    const customer = await shop.customer();
    await change(customer, { kind: 'notifications', orderUpdates: false, offers: true });
    expect(await me(customer)).toMatchObject({ notifications: { orderUpdates: false, offers: true } });
    const since = await shop.sql`select offers_asked_for_at from users where email = ${customer.email}`;
    shop.clock.advance({ hours: 2 });
    await change(customer, { kind: 'notifications', orderUpdates: true, offers: true });
    expect(await shop.sql`select offers_asked_for_at from users where email = ${customer.email}`).toEqual(
      since,
    );
    expect(await me(customer)).toMatchObject({ notifications: { orderUpdates: true, offers: true } });
  });
});

const wish = (current: string, next: string) => ({ kind: 'password', current, next });

describe('changing the password', () => {
  it('signs out other devices, keeps this one, and tells the owner by letter', async () => {
    const here = await shop.customer();
    const there = shop.visitor();
    await there.postForm('/auth', { mode: 'sign-in', email: here.email, password: PASSWORD });
    expect((await change(here, wish(PASSWORD, 'cardamom and rain'))).status).toBe(200);
    expect(await me(here)).toMatchObject({ email: here.email });
    expect(await me(there)).toBeNull();
    expect(await signIn(here.email, PASSWORD)).toBe(422);
    expect(await signIn(here.email, 'cardamom and rain')).toBe(200);
    await shop.letter(here.email, /password was changed/i);
  });

  it('ends what the old password opens while it is changed', async () => {
    const here = await shop.customer();
    const others = Array.from({ length: 8 }, () => shop.visitor());
    const opened = others.map((each) =>
      each.postForm('/auth', { mode: 'sign-in', email: here.email, password: PASSWORD }),
    );
    const changed = await change(here, wish(PASSWORD, 'cardamom and rain'));
    await Promise.all(opened);
    expect(changed.status).toBe(200);
    expect(await Promise.all(others.map(me))).toEqual(others.map(() => null));
  });

  it('is done once when two browsers do it at once', async () => {
    const here = await shop.customer();
    const there = shop.visitor();
    await there.postForm('/auth', { mode: 'sign-in', email: here.email, password: PASSWORD });
    const answers = await Promise.all([
      change(here, wish(PASSWORD, 'cardamom and rain')),
      change(there, wish(PASSWORD, 'pepper and snow')),
    ]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 422]);
    const [first] = answers;
    const kept = first?.status === 200 ? 'cardamom and rain' : 'pepper and snow';
    expect(await signIn(here.email, kept)).toBe(200);
  });

  it('closes a reset link that is still open', async () => {
    const customer = await shop.customer();
    await shop.visitor().postForm('/forgot-password', { email: customer.email });
    const letter = await shop.letter(customer.email, /choose a new password/i);
    const token = /token=(\S+)/.exec(letter.text)?.[1] ?? '';
    await change(customer, wish(PASSWORD, 'cardamom and rain'));
    await shop.visitor().postForm(`/reset-password?token=${token}`, { token, password: 'by the old link' });
    expect(await signIn(customer.email, 'by the old link')).toBe(422);
  });

  it('needs the current password, and few tries at it', async () => {
    const customer = await shop.customer();
    const wrong = await change(customer, wish('not it', 'cardamom and rain'));
    expect(wrong.status).toBe(422);
    expect(await wrong.json()).toMatchObject({ message: 'The current password is not right.' });
    for (let tries = 0; tries < 9; tries += 1) await change(customer, wish(`guess ${tries}`, 'another one'));
    const stopped = await change(customer, wish(PASSWORD, 'cardamom and rain'));
    expect(((await stopped.json()) as { message: string }).message).toMatch(/^Too many attempts\./);
    expect(await signIn(customer.email, PASSWORD)).toBe(200);
  });

  it('needs a new one of six characters', async () => {
    const customer = await shop.customer();
    const answer = await change(customer, wish(PASSWORD, '12345'));
    expect(await answer.json()).toMatchObject({ message: 'Password must be at least 6 characters long.' });
    expect(await signIn(customer.email, PASSWORD)).toBe(200);
    expect((await change(customer, wish(PASSWORD, '123456'))).status).toBe(200);
    expect(await signIn(customer.email, '123456')).toBe(200);
  });
});
