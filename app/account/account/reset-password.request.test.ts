import { randomUUID } from 'node:crypto';
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

const NEW_PASSWORD = 'a fresh jar of pickle';

async function ask(email: string) {
  const response = await shop.visitor().postForm('/forgot-password', { email });
  return { status: response.status, page: await response.text() };
}

async function linkFor(email: string): Promise<URL> {
  const letter = await shop.letter(email, /choose a new password/i);
  return new URL(/\S+\/reset-password\?token=\S+/.exec(letter.text)?.[0] ?? '');
}

async function choose(link: URL, password = NEW_PASSWORD) {
  const token = link.searchParams.get('token') ?? '';
  const visitor = shop.visitor();
  const response = await visitor.postForm(link.pathname + link.search, { token, password });
  return { visitor, status: response.status, page: await response.text() };
}

async function signUp(email: string) {
  const words = { fullName: 'Asha', phone: '9876543210', address: '', password: 'of somebody else' };
  const form = { mode: 'sign-up', ...words, confirmPassword: words.password, email };
  const response = await shop.visitor().postForm('/auth', form);
  return { status: response.status, page: await response.text() };
}

const signIn = async (visitor: Visitor, email: string, password: string) =>
  (await visitor.postForm('/auth', { mode: 'sign-in', email, password })).status;
const isSignedIn = async (visitor: Visitor) =>
  ((await (await visitor.get('/api/me')).json()) as { user: unknown }).user !== null;

/** A page without the parts that differ in every answer. */
const bare = ({ page }: { page: string }, address: string) =>
  page.replaceAll(address, 'ADDRESS').replaceAll(/nonce="[^"]*"/g, '');

describe('a forgotten password', () => {
  it('is replaced by a link that works once and signs out every device', async () => {
    const customer = await shop.customer();
    await ask(customer.email);
    const link = await linkFor(customer.email);
    expect(await (await shop.visitor().get(link.pathname + link.search)).text()).toContain('New password');

    expect((await choose(link)).page).toContain('Password changed');
    expect(await isSignedIn(customer)).toBe(false);
    expect(await signIn(shop.visitor(), customer.email, PASSWORD)).toBe(422);
    expect(await signIn(shop.visitor(), customer.email, NEW_PASSWORD)).toBe(200);
    expect((await shop.letter(customer.email, /password was changed/i)).text).toContain('/forgot-password');

    expect((await choose(link, 'a second time')).status).toBe(422);
    expect(await signIn(shop.visitor(), customer.email, 'a second time')).toBe(422);
    expect(await (await shop.visitor().get(link.pathname + link.search)).text()).toContain(
      'This link is closed',
    );
  });

  it('is answered alike for known and unknown addresses', async () => {
    const { email } = await shop.customer();
    const unknown = `${randomUUID()}@example.in`;
    const [first, second] = [await ask(email), await ask(unknown)];
    expect(first.status).toBe(200);
    expect(second.status).toBe(200);
    expect(bare(first, email)).toBe(bare(second, unknown));
    await linkFor(email);
    expect((await shop.letters()).filter((letter) => letter.to === unknown)).toEqual([]);
    for (let times = 0; times < 4; times += 1) await Promise.all([ask(email), ask(unknown)]);
    expect((await ask(email)).status).toBe(422);
    expect((await ask(unknown)).status).toBe(422);
  });

  it('is put off alike for known and unknown addresses, so that both are answered as fast', async () => {
    const { email } = await shop.customer();
    const asked = async (address: string) => {
      await shop.sql`delete from pgboss.job where name = 'send-reset-link'`;
      await ask(address);
      return shop.sql`select name from pgboss.job where name = 'send-reset-link'`;
    };
    const known = await asked(email);
    expect(known).toHaveLength(1);
    expect(await asked(`${randomUUID()}@example.in`)).toEqual(known);
  });

  it('is not asked for in the name of everybody from one address', async () => {
    await ask(`${randomUUID()}@example.in`);
    const [row] = await shop.sql<{ uses: number }>`
      update rate_limits set uses = 59 where key like 'letter/address/%' returning uses`;
    expect(row).toBeDefined();
    expect((await ask(`${randomUUID()}@example.in`)).status).toBe(200);
    expect((await ask(`${randomUUID()}@example.in`)).status).toBe(422);
  });

  it('is closed to nobody by others who ask for it all day', async () => {
    const owner = await shop.customer();
    const { email } = owner;
    const newcomer = `${randomUUID()}@example.in`;
    await ask(email);
    await signUp(newcomer);
    const used = await shop.sql`
      update rate_limits set uses = 20 where key like 'letter/mailbox/%' returning key`;
    expect(used).toHaveLength(2);
    expect((await ask(email)).status).toBe(200);
    const { status, page } = await ask(email);
    expect(status).toBe(422);
    expect(page).toMatch(/Please try again in (49|50) minutes\./);
    expect((await owner.postForm('/forgot-password', { email })).status).toBe(200);
    shop.clock.advance({ minutes: 51 });
    expect((await ask(email)).status).toBe(200);

    await signUp(newcomer);
    expect((await signUp(newcomer)).page).toContain(
      '“Forgot your password?” opens your account all the same.',
    );
    expect((await ask(newcomer)).status).toBe(200);
    await choose(await linkFor(newcomer));
    expect(await signIn(shop.visitor(), newcomer, NEW_PASSWORD)).toBe(200);
  });

  it('is not looked for under what is no address', async () => {
    const answer = await shop.visitor().postForm('/forgot-password', { email: 'a\u0000@b' });
    expect(answer.status).toBe(422);
    expect(await answer.text()).toContain('Please enter your e-mail address.');
  });

  it('has an hour', async () => {
    const { email } = await shop.customer();
    await ask(email);
    const link = await linkFor(email);
    shop.clock.advance({ minutes: 61 });
    expect((await choose(link)).page).toContain('This link was used before or is too old.');
    expect(await signIn(shop.visitor(), email, PASSWORD)).toBe(200);
  });

  it('closes older links when it is used', async () => {
    const { email } = await shop.customer();
    await ask(email);
    const older = await linkFor(email);
    await ask(email);
    await expect.poll(async () => (await linkFor(email)).href).not.toBe(older.href);
    await choose(await linkFor(email));
    expect((await choose(older, 'by the older letter')).status).toBe(422);
    expect(await signIn(shop.visitor(), email, NEW_PASSWORD)).toBe(200);
  });

  it('needs a new password of six characters, and keeps the link for it', async () => {
    const { email } = await shop.customer();
    await ask(email);
    const link = await linkFor(email);
    expect((await choose(link, '12345')).page).toContain('Password must be at least 6 characters long.');
    expect((await choose(link)).status).toBe(200);
  });

  it('confirms an account that was never confirmed, with nobody else’s password', async () => {
    const email = `${randomUUID()}@example.in`;
    const stranger = {
      mode: 'sign-up',
      fullName: 'Stranger',
      email,
      phone: '1',
      password: PASSWORD,
      address: '',
    };
    await shop.visitor().postForm('/auth', stranger);
    await ask(email);
    await choose(await linkFor(email));
    const confirmation = await shop.letter(email, /confirm/i);
    const token = /confirm=(\S+)/.exec(confirmation.text)?.[1];
    const opened = await shop.visitor().get(`/?confirm=${token}`);
    expect(opened.headers.get('location')).toBe('/?confirmed=expired');
    expect(await signIn(shop.visitor(), email, PASSWORD)).toBe(422);
    expect(await signIn(shop.visitor(), email, NEW_PASSWORD)).toBe(200);
  });

  it('knows the device afterwards, so that guesses elsewhere do not lock it out', async () => {
    const { email } = await shop.customer();
    await ask(email);
    const { visitor } = await choose(await linkFor(email));
    for (let tries = 0; tries < 12; tries += 1) await signIn(shop.visitor(), email, `guess ${tries}`);
    expect(await signIn(visitor, email, NEW_PASSWORD)).toBe(200);
  });
});
