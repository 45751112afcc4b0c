import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openTestShop, PASSWORD, type TestShop } from '../../../testing/test-shop.ts';
import { forgetUnconfirmed } from './forget-unconfirmed.job.server.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());
beforeEach(async () => {
  await shop.sql`delete from rate_limits`;
});

const someone = () => `asha-${randomUUID()}@example.in`;
const FORM = { mode: 'sign-up', fullName: 'Asha Rao', phone: '98450 12345', password: PASSWORD, address: '' };

async function signUp(email: string, changes: Record<string, string> = {}) {
  const response = await shop.visitor().postForm('/auth', { ...FORM, email, ...changes });
  return { status: response.status, page: await response.text() };
}

async function signIn(email: string, password = PASSWORD) {
  const visitor = shop.visitor();
  const response = await visitor.postForm('/auth', { mode: 'sign-in', email, password });
  return { visitor, status: response.status, page: await response.text() };
}

const confirmLink = async (email: string, number = 1) => {
  await expect.poll(async () => (await lettersTo(email)).length).toBe(number);
  const [newest] = await lettersTo(email);
  const link = /\S+\/\?confirm=\S+/.exec(newest?.text ?? '')?.[0] ?? '';
  return new URL(link);
};
const lettersTo = async (email: string) =>
  (await shop.letters()).filter((letter) => letter.to === email && /confirm/i.test(letter.subject));
const open = (link: URL) => shop.visitor().get(link.pathname + link.search);

describe('signing up', () => {
  it('confirms by a link to the site root and lets in only after that', async () => {
    const email = someone();
    expect((await signUp(email)).page).toContain('Check your inbox');
    const early = await signIn(email);
    expect(early.status).toBe(422);
    expect(early.page).toContain('Login Failed');
    expect(early.page).toContain('Please confirm your e-mail address first.');
    expect(early.visitor.cookies.size).toBe(0);

    const link = await confirmLink(email, 2);
    expect(link.origin + link.pathname).toBe(`${shop.url}/`);
    const opened = await open(link);
    expect(opened.status).toBe(303);
    expect(opened.headers.get('location')).toBe('/?confirmed=yes');
    expect(opened.headers.getSetCookie()).toEqual([]);

    const late = await signIn(email);
    expect(late.status).toBe(200);
    expect(late.page).toContain('You have successfully logged in.');
    const { user } = (await (await late.visitor.get('/api/me')).json()) as { user: object };
    expect(user).toEqual({
      id: expect.any(String),
      email,
      fullName: 'Asha Rao',
      phone: '98450 12345',
      address: '',
      picture: null,
      notifications: { orderUpdates: true, offers: false },
    });
  });

  it('trims what was typed and keeps the e-mail address in small letters', async () => {
    const email = someone();
    await signUp(`  ${email.toUpperCase()} `, {
      fullName: '  Asha  ',
      phone: ' 98 ',
      address: ' 4 MG Road ',
    });
    await open(await confirmLink(email));
    const { visitor, status } = await signIn(` ${email.toUpperCase()}  `);
    expect(status).toBe(200);
    expect(await (await visitor.get('/api/me')).json()).toMatchObject({
      user: { email, fullName: 'Asha', phone: '98', address: '4 MG Road' },
    });
  });

  it.each([
    [{ fullName: ' ' }, 'Validation Error', 'Please enter your full name.'],
    [{ phone: '  ' }, 'Validation Error', 'Please enter your phone number.'],
    [{ password: '12345' }, 'Validation Error', 'Password must be at least 6 characters long.'],
    [{ password: '' }, 'Validation Error', 'Password must be at least 6 characters long.'],
    [{ password: 'x'.repeat(129) }, 'Validation Error', 'Password must be at most 128 characters long.'],
    [{ email: 'asha at home' }, 'Validation Error', 'Please enter a valid e-mail address.'],
    [{ email: ' ' }, 'Signup Failed', 'You must provide either an email or phone number and a password.'],
    [{ fullName: 'a'.repeat(101) }, 'Validation Error', 'Please enter a name of at most 100 letters.'],
  ])('refuses %j in its own words', async (wrong, title, description) => {
    const email = someone();
    const { status, page } = await signUp(email, wrong);
    expect(status).toBe(422);
    expect(page).toContain(title);
    expect(page).toContain(description);
    expect(await shop.sql`select id from users where email = ${email}`).toEqual([]);
  });

  it('takes a password of six characters, and lets in with it', async () => {
    const email = someone();
    expect((await signUp(email, { password: 'mango6' })).status).toBe(200);
    await open(await confirmLink(email));
    expect((await signIn(email, 'mango6')).status).toBe(200);
  });

  it('says that an account exists, and offers to sign in with its address', async () => {
    const customer = await shop.customer();
    const { status, page } = await signUp(customer.email.toUpperCase());
    expect(status).toBe(422);
    expect(page).toContain('Account Exists');
    expect(page).toContain('An account with this email already exists. Please sign in instead.');
    expect(page).toContain('Welcome Back!');
    expect(page).toContain(`value="${customer.email}"`);
  });

  it('shows what was typed again, and never the password', async () => {
    const { page } = await signUp('not an address', { fullName: 'Asha <b>Rao</b>' });
    expect(page).toContain('value="Asha &lt;b&gt;Rao&lt;/b&gt;"');
    expect(page).not.toContain(PASSWORD);
  });

  it('takes no control characters into a name, a phone number or an address', async () => {
    const email = someone();
    const odd = { fullName: 'Asha\u0000\r\nRao', phone: '98\u0000', address: '1 Road\r\nPune\u0007' };
    expect((await signUp(email, odd)).status).toBe(200);
    expect(await shop.sql`select full_name, phone, address from users where email = ${email}`).toEqual([
      { full_name: 'Asha Rao', phone: '98', address: '1 Road\nPune' },
    ]);
  });

  it('carries no stranger’s words to a mailbox', async () => {
    const email = someone();
    await signUp(email, { fullName: 'https://evil.example/prize is yours' });
    const { text, html } = await shop.letter(email, /confirm/i);
    expect(text).toContain('Namaste,');
    expect(text + html).not.toContain('evil.example');
  });

  it('makes one account of two sign-ups at the same time', async () => {
    const email = someone();
    await Promise.all([signUp(email), signUp(email), signUp(email)]);
    expect(await shop.sql`select 1 as one from users where email = ${email}`).toHaveLength(1);
    expect(
      await shop.sql`select 1 as one from credentials c join users u on u.id = c.user_id where u.email = ${email}`,
    ).toHaveLength(1);
  });
});

describe('the link in the letter', () => {
  it('works once, and a second opening changes nothing', async () => {
    const email = someone();
    await signUp(email);
    const link = await confirmLink(email);
    await open(link);
    const before = await shop.sql`select * from users where email = ${email}`;
    expect((await open(link)).headers.get('location')).toBe('/?confirmed=yes');
    expect(await shop.sql`select * from users where email = ${email}`).toEqual(before);
  });

  it('works for 24 hours', async () => {
    const [late, inTime] = [someone(), someone()];
    await signUp(late);
    const lateLink = await confirmLink(late);
    shop.clock.advance({ hours: 23 });
    await signUp(inTime);
    const link = await confirmLink(inTime);
    shop.clock.advance({ hours: 1, seconds: 5 });
    expect((await open(lateLink)).headers.get('location')).toBe('/?confirmed=expired');
    expect((await signIn(late)).status).toBe(422);
    shop.clock.advance({ hours: 22 });
    expect((await open(link)).headers.get('location')).toBe('/?confirmed=yes');
  });

  it.each(['', 'x', "' or 1=1 --", 'a'.repeat(2500)])('does not open with %s', async (token) => {
    const response = await shop.visitor().get(`/?confirm=${encodeURIComponent(token)}`);
    expect(response.headers.get('location')).toBe('/?confirmed=expired');
  });

  it('leaves no secret in the database', async () => {
    const email = someone();
    await signUp(email);
    const secret = (await confirmLink(email)).searchParams.get('confirm') ?? '';
    const sent = () => shop.sql`select 1 from letters where recipient = ${email} and sent_at is not null`;
    await expect.poll(sent).toHaveLength(1);
    const rows = await shop.sql`
      select to_jsonb(v) from verifications v union all select to_jsonb(l) from letters l
      union all select to_jsonb(u) from users u union all select data from pgboss.job`;
    expect(JSON.stringify(rows)).toContain(email);
    expect(secret.length).toBeGreaterThan(40);
    expect(JSON.stringify(rows)).not.toContain(secret);
    expect(JSON.stringify(rows)).not.toContain(PASSWORD);
  });

  it('confirms the sign-up it was sent for: whoever signed up before or after has no way in', async () => {
    const email = someone();
    await signUp(email, { password: 'the stranger came first', fullName: 'Stranger' });
    await confirmLink(email, 1);
    await signUp(email, { password: 'the owner of the mailbox', fullName: 'Owner' });
    const link = await confirmLink(email, 2);
    await signUp(email, { password: 'the stranger came again', fullName: 'Stranger' });
    const strangersLink = await confirmLink(email, 3);

    await open(link);
    expect((await open(strangersLink)).headers.get('location')).toBe('/?confirmed=expired');
    expect((await signIn(email, 'the stranger came first')).status).toBe(422);
    expect((await signIn(email, 'the stranger came again')).status).toBe(422);
    const { visitor, status } = await signIn(email, 'the owner of the mailbox');
    expect(status).toBe(200);
    expect(await (await visitor.get('/api/me')).json()).toMatchObject({ user: { fullName: 'Owner' } });
  });
});

describe('limits', () => {
  it('stop letters to one mailbox from one address, and say when to come back', async () => {
    const email = someone();
    for (let times = 0; times < 5; times += 1) await signUp(email);
    const { status, page } = await signUp(email);
    expect(status).toBe(422);
    expect(page).toContain('Signup Failed');
    expect(page).toMatch(/Too many attempts\. Please try again in \d+ minutes\./);
    expect((await signUp(someone())).status).toBe(200);
    shop.clock.advance({ hours: 1 });
    expect((await signUp(email)).status).toBe(200);
  });
});

describe('a week later', () => {
  it('accounts that nobody confirmed are forgotten, others stay', async () => {
    const email = someone();
    await signUp(email);
    const customer = await shop.customer();
    shop.clock.advance({ days: 8 });
    await forgetUnconfirmed.run({});
    expect(await shop.sql`select id from users where email = ${email}`).toEqual([]);
    expect(await shop.sql`select id from users where email = ${customer.email}`).toHaveLength(1);
  });

  it('counts from the last sign-up, so that no link dies on the day it was sent', async () => {
    const email = someone();
    await signUp(email);
    shop.clock.advance({ days: 6, hours: 23 });
    await signUp(email);
    shop.clock.advance({ hours: 2 });
    await forgetUnconfirmed.run({});
    const link = await confirmLink(email, 2);
    expect((await open(link)).headers.get('location')).toBe('/?confirmed=yes');
  });
});
