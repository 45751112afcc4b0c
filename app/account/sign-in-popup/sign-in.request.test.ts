import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestShop, PASSWORD, type TestShop } from '../../../testing/test-shop.ts';
import type { Visitor } from '../../../testing/visitor.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

const newcomer = (email: string) => ({
  mode: 'sign-up',
  variant: 'by-itself',
  fullName: 'Asha Rao',
  email,
  phone: '98450 12345',
  password: PASSWORD,
});

async function confirm(visitor: Visitor, email: string): Promise<void> {
  const { text } = await shop.letter(email, /confirm/i);
  const { pathname, search } = new URL(/https?:\/\/\S+\/\?confirm=[\w.~-]+/.exec(text)?.[0] ?? '');
  await visitor.get(pathname + search);
}

async function ask(visitor: Visitor, fields: Record<string, string>) {
  const response = await visitor.postForm('/api/sign-in', fields);
  return { status: response.status, told: (await response.json()) as Record<string, unknown> };
}

describe('the sign-in popup’s call', () => {
  it('signs up, and signs in once the letter’s link was opened', async () => {
    const visitor = shop.visitor();
    const email = 'popup@example.in';
    expect(await ask(visitor, newcomer(email))).toEqual({
      status: 200,
      told: { kind: 'check-inbox', email },
    });
    await confirm(visitor, email);
    expect(await ask(visitor, { mode: 'sign-in', email, password: PASSWORD })).toEqual({
      status: 200,
      told: { kind: 'signed-in' },
    });
    const me = (await (await visitor.get('/api/me')).json()) as { user: { email: string } };
    expect(me.user.email).toBe(email);
  });

  it('knows who is there already', async () => {
    const { email } = await shop.customer();
    expect(await ask(shop.visitor(), newcomer(email))).toEqual({
      status: 422,
      told: { kind: 'account-exists' },
    });
  });

  it('does without a phone number only in the dialog that was asked for', async () => {
    const withoutPhone = { ...newcomer('nophone@example.in'), phone: '' };
    expect((await ask(shop.visitor(), withoutPhone)).told).toMatchObject({ kind: 'refused', field: 'phone' });
    const visitor = shop.visitor();
    expect((await ask(visitor, { ...withoutPhone, variant: 'asked-for' })).told).toMatchObject({
      kind: 'check-inbox',
    });
    const { email } = withoutPhone;
    await confirm(visitor, email);
    await ask(visitor, { mode: 'sign-in', email, password: PASSWORD });
    expect(await (await visitor.get('/api/me')).json()).toMatchObject({
      user: { email, phone: '', address: '' },
    });
  });

  it('leaves wrong words to the popup and hands on every other reason', async () => {
    const { email } = await shop.customer();
    expect((await ask(shop.visitor(), { mode: 'sign-in', email, password: 'wrong-words' })).told).toEqual({
      kind: 'refused',
      message: null,
    });
    expect((await ask(shop.visitor(), { mode: 'sign-in', email, password: '' })).told).toEqual({
      kind: 'refused',
      message: 'You must provide either an email or phone number and a password.',
    });
  });
});
