import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openTestShop, PASSWORD, type TestShop } from '../../../testing/test-shop.ts';
import type { Visitor } from '../../../testing/visitor.ts';
import { forgetKeptDrafts } from '../../account/kept-drafts/forget-kept-drafts.job.server.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
beforeEach(async () => {
  await shop.sql`delete from kept_drafts`;
  await shop.sql`delete from rate_limits`;
});
afterAll(() => shop.close());

const SHIPPING = { fullName: 'Asha Rao', address: '14 Temple Road', postalCode: '560004' };
const draft = (name: string, shipping: object = SHIPPING) =>
  JSON.stringify({ version: 1, draft: { characterName: name, shipping, couponText: 'H', couponCode: 'H' } });
const keep = (visitor: Visitor, notes: Record<string, string | null>) =>
  visitor.postJson('/api/drafts', { notes });
const kept = async (visitor: Visitor) =>
  ((await (await visitor.get('/api/drafts')).json()) as { notes: Record<string, string> }).notes;

describe('a draft that the shop keeps', () => {
  it('comes back to the browser that typed it, and to no other', async () => {
    const parent = shop.visitor();
    expect(await kept(parent)).toEqual({});
    const answer = await keep(parent, { 'nv.draft': draft('Mira') });
    expect(answer.headers.getSetCookie().join()).toMatch(
      /^nv_kept=[\w-]{43}; Max-Age=259200; Path=\/; HttpOnly/,
    );
    await keep(parent, { 'nv.till': '{}', 'nv.resume': '/create/details' });
    expect(await kept(parent)).toEqual({
      'nv.draft': draft('Mira'),
      'nv.till': '{}',
      'nv.resume': '/create/details',
    });
    expect((await parent.get('/api/drafts')).headers.get('cache-control')).toContain('no-store');
    expect(await kept(shop.visitor())).toEqual({});
    expect(await kept(await shop.customer())).toEqual({});
    const [row] = await shop.sql<{ key_hash: string }>`select key_hash from kept_drafts`;
    const guesser = shop.visitor();
    guesser.cookies.set('nv_kept', row?.key_hash.slice(0, 43) ?? '');
    expect(await kept(guesser)).toEqual({});
  });

  it('takes one name away and leaves the others', async () => {
    const parent = shop.visitor();
    await keep(parent, { 'nv.draft': draft('Mira'), 'nv.book.thor': '{}' });
    await keep(parent, { 'nv.draft': null });
    expect(await kept(parent)).toEqual({ 'nv.book.thor': '{}' });
  });

  it('leaves three days after its last change', async () => {
    const parent = shop.visitor();
    await keep(parent, { 'nv.draft': draft('Mira') });
    shop.clock.advance({ days: 2 });
    await keep(parent, { 'nv.till': '{}' });
    shop.clock.advance({ days: 2 });
    await forgetKeptDrafts.run({});
    expect(Object.keys(await kept(parent))).toHaveLength(2);
    shop.clock.advance({ days: 1, minutes: 1 });
    expect(await kept(parent)).toEqual({});
    await forgetKeptDrafts.run({});
    expect(await shop.sql`select 1 from kept_drafts`).toEqual([]);
  });

  it('loses address and coupon when somebody signs out, also without a script', async () => {
    const parent = await shop.customer();
    const book = JSON.stringify({ characterName: 'Mira', couponText: 'H', couponCode: 'H' });
    await keep(parent, {
      'nv.draft': draft('Mira'),
      'nv.book.thor': book,
      'nv.till': JSON.stringify({ shipping: SHIPPING }),
      'nv.coupon': '{"code":"H"}',
      'nv.resume': '/create/details',
    });
    await parent.send('POST', '/api/sign-out', undefined, { accept: 'text/html' });
    const left = await kept(parent);
    expect(Object.keys(left)).toEqual(['nv.draft', 'nv.book.thor']);
    expect(left['nv.draft']).toContain('Mira');
    expect(JSON.stringify(left)).not.toMatch(/Temple|Asha|coupon/);
  });

  it('goes with the account, from every browser of it', async () => {
    const parent = await shop.customer();
    await keep(parent, { 'nv.draft': draft('Mira') });
    const phone = shop.visitor();
    await phone.postForm('/auth', { mode: 'sign-in', email: parent.email, password: PASSWORD });
    await keep(phone, { 'nv.book.thor': draft('Mira') });
    const stranger = shop.visitor();
    await keep(stranger, { 'nv.draft': draft('Anvi') });
    expect((await parent.postForm('/delete-account', { current: PASSWORD })).status).toBe(200);
    expect(await shop.sql`select notes from kept_drafts`).toEqual([
      { notes: JSON.stringify({ 'nv.draft': draft('Anvi') }) },
    ]);
  });

  it('follows its customer to another browser, and what was bought there does not come back', async () => {
    const parent = await shop.customer();
    await keep(parent, { 'nv.draft': draft('Mira'), 'nv.book.thor': '{}' });
    const other = shop.visitor();
    await other.postForm('/auth', { mode: 'sign-in', email: parent.email, password: PASSWORD });
    expect((await kept(other))['nv.draft']).toBe(draft('Mira'));
    await keep(other, { 'nv.draft': null });
    expect([await kept(other), await kept(parent)]).toEqual([
      { 'nv.book.thor': '{}' },
      { 'nv.book.thor': '{}' },
    ]);
    expect(await kept(await shop.customer())).toEqual({});
  });

  it('is not told to the customer before when somebody else types here after the session has ended', async () => {
    const parent = await shop.customer();
    await keep(parent, { 'nv.draft': draft('Mira') });
    await shop.sql`delete from sessions`;
    await keep(parent, { 'nv.draft': draft('Zoya') });
    expect((await kept(parent))['nv.draft']).toBe(draft('Zoya'));
    const other = shop.visitor();
    await other.postForm('/auth', { mode: 'sign-in', email: parent.email, password: PASSWORD });
    expect((await kept(other))['nv.draft']).toBe(draft('Mira'));
  });

  it('waits in the browser where a letter of confirmation is opened, for its account alone', async () => {
    const inApp = shop.visitor();
    await keep(inApp, { 'nv.draft': draft('Mira'), 'nv.resume': '/create/details' });
    const email = 'in-app@example.in';
    const form = { fullName: 'Asha Rao', email, phone: '98450 12345', password: PASSWORD, address: '' };
    await inApp.postForm('/auth', { mode: 'sign-up', ...form });
    const { text } = await shop.letter(email, /confirm/i);
    const { pathname, search } = new URL(/https?:\/\/\S+\?confirm=[\w.~-]+/.exec(text)?.[0] ?? '');
    const browser = shop.visitor();
    await browser.get(pathname + search);
    expect(await kept(browser)).toEqual({});
    await browser.postForm('/auth', { mode: 'sign-in', email, password: PASSWORD });
    expect(await kept(browser)).toEqual({ 'nv.draft': draft('Mira'), 'nv.resume': '/create/details' });
    expect((await kept(inApp))['nv.draft']).toBe(draft('Mira'));
  });

  it('is no bigger than 64 KB in all, however it is sent', async () => {
    const parent = shop.visitor();
    const half = 'x'.repeat(33_000);
    expect((await keep(parent, { 'nv.draft': half })).status).toBe(200);
    expect((await keep(parent, { 'nv.book.thor': half })).status).toBe(413);
    expect((await keep(parent, { 'nv.draft': 'x'.repeat(70_000) })).status).toBe(413);
    expect(await kept(parent)).toEqual({ 'nv.draft': half });
  });

  it('is of ten browsers of one customer, those that were typed in last', async () => {
    const parent = await shop.customer();
    for (let nth = 0; nth < 13; nth += 1) {
      parent.cookies.delete('nv_kept');
      shop.clock.advance({ minutes: 1 });
      await keep(parent, { 'nv.draft': draft(`Mira ${nth}`), ...(nth === 2 && { 'nv.till': '{}' }) });
    }
    expect(await shop.sql`select 1 from kept_drafts`).toHaveLength(10);
    expect(await kept(parent)).toEqual({ 'nv.draft': draft('Mira 12') });
  });

  it.each([{}, { notes: { other: 'x' } }, { notes: { 'nv.draft': 7 } }, { notes: [] }, 'text', null])(
    'does not take %j',
    async (body) => {
      expect((await shop.visitor().postJson('/api/drafts', body)).status).toBe(422);
      expect(await shop.sql`select 1 from kept_drafts`).toEqual([]);
    },
  );

  it('is begun by 300 browsers an hour from one address, whatever keys they make up', async () => {
    await keep(shop.visitor(), { 'nv.till': '{}' });
    await shop.sql`update rate_limits set uses = 300 where key like 'kept %'`;
    const maker = shop.visitor();
    maker.cookies.set('nv_kept', 'a'.repeat(43));
    expect((await keep(maker, { 'nv.till': '{}' })).status).toBe(429);
    expect(await shop.sql`select 1 from kept_drafts`).toHaveLength(1);
  });

  it('is never kept under a key that somebody planted', async () => {
    const parent = shop.visitor();
    parent.cookies.set('nv_kept', 'a'.repeat(43));
    await keep(parent, { 'nv.draft': draft('Mira') });
    const planter = shop.visitor();
    planter.cookies.set('nv_kept', 'a'.repeat(43));
    expect([await kept(planter), Object.keys(await kept(parent))]).toEqual([{}, ['nv.draft']]);
  });
});
