import { forgetLimitsJob } from '../../platform/jobs/forget-limits.job.server.ts';
import { randomUUID } from 'node:crypto';
import { request as httpRequest } from 'node:http';
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

async function signIn(visitor: Visitor, email: string, password = PASSWORD, next = '') {
  const response = await visitor.postForm(`/auth${next}`, { mode: 'sign-in', email, password });
  return { status: response.status, page: await response.text() };
}

/** The same call from another address of this machine. */
function signInFrom(localAddress: string, email: string, password: string): Promise<number> {
  const body = new URLSearchParams({ mode: 'sign-in', email, password }).toString();
  const headers = { Origin: shop.url, 'Content-Type': 'application/x-www-form-urlencoded' };
  return new Promise((resolve, reject) => {
    const url = new URL('/auth', shop.url);
    url.hostname = '127.0.0.1';
    const call = httpRequest(url, {
      method: 'POST',
      localAddress,
      headers: { ...headers, Host: new URL(shop.url).host },
    });
    call.on('response', (response) => {
      response.resume();
      response.on('end', () => resolve(response.statusCode ?? 0));
    });
    call.on('error', reject);
    call.end(body);
  });
}

const me = async (visitor: Visitor) =>
  ((await (await visitor.get('/api/me')).json()) as { user: { email: string } | null }).user;

describe('signing in', () => {
  it('keeps the session in a cookie that scripts and other sites cannot use', async () => {
    const { email } = await shop.customer();
    const response = await shop.visitor().postForm('/auth', { mode: 'sign-in', email, password: PASSWORD });
    const cookies = response.headers.getSetCookie();
    expect(cookies).toHaveLength(2);
    for (const cookie of cookies) {
      expect(cookie).toMatch(/; HttpOnly/i);
      expect(cookie).toMatch(/; SameSite=Lax/i);
      expect(cookie).toMatch(/; Path=\//i);
      expect(cookie).not.toContain(email);
    }
  });

  it('works on its second address too, and leads on only within the shop', async () => {
    const { email } = await shop.customer();
    const visitor = shop.visitor();
    const page = await (
      await visitor.postForm('/user-authentication?next=%2Forders', {
        mode: 'sign-in',
        email,
        password: PASSWORD,
      })
    ).text();
    expect(page).toContain('href="/orders"');
    const there = await visitor.get('/auth?next=%2Fcreate%2Fdetails%3Fa%3D1');
    expect(there.status).toBe(302);
    expect(there.headers.get('location')).toBe('/create/details?a=1');
    const away = await visitor.get('/auth?next=%2F%2Fevil.example');
    expect(away.status).toBe(200);
    expect(await away.text()).not.toContain('evil.example"');
  });

  it('answers an unknown address and a wrong password alike', async () => {
    const { email } = await shop.customer();
    const wrong = await signIn(shop.visitor(), email, 'not the password');
    const unknown = await signIn(shop.visitor(), `${randomUUID()}@example.in`, 'not the password');
    expect(wrong.status).toBe(422);
    expect(unknown.status).toBe(422);
    for (const { page } of [wrong, unknown]) {
      expect(page).toContain('Login Failed');
      expect(page).toContain('Invalid email or password. Please try again.');
    }
  });

  it('takes as long for an unknown address as for a wrong password', async () => {
    const { email } = await shop.customer();
    const took = async (address: string): Promise<number> => {
      await shop.sql`delete from rate_limits`;
      const started = performance.now();
      await signIn(shop.visitor(), address, 'not the password');
      return performance.now() - started;
    };
    // The two are timed in turn, so that a busy machine slows both.
    const ratios: number[] = [];
    for (let round = 0; round < 11; round += 1)
      ratios.push((await took(`${randomUUID()}@example.in`)) / (await took(email)));
    const median = ratios.sort((a, b) => a - b)[5];
    expect(median).toBeGreaterThan(0.5);
    expect(median).toBeLessThan(2);
  });

  it.each([
    ['', PASSWORD],
    ['asha@example.in', ''],
  ])('needs both: %j and %j', async (email, password) => {
    const { status, page } = await signIn(shop.visitor(), email, password);
    expect(status).toBe(422);
    expect(page).toContain('You must provide either an email or phone number and a password.');
  });

  it('ends with signing out', async () => {
    const customer = await shop.customer();
    const stolen = customer.elsewhere();
    expect(await me(stolen)).toMatchObject({ email: customer.email });
    expect((await customer.send('POST', '/api/sign-out')).status).toBe(200);
    expect(await me(customer)).toBeNull();
    expect(await me(stolen)).toBeNull();
  });

  it('ends with its time', async () => {
    const customer = await shop.customer();
    shop.clock.advance({ days: 59, hours: 23 });
    expect(await me(customer)).toMatchObject({ email: customer.email });
    shop.clock.advance({ hours: 2 });
    expect(await me(customer)).toBeNull();
    expect((await customer.get('/orders')).headers.get('location')).toBe('/auth?next=%2Forders');
  });

  it('is not changed by a GET', async () => {
    const customer = await shop.customer();
    expect((await customer.get('/api/sign-out')).status).toBeGreaterThanOrEqual(400);
    const before = await shop.sql`select * from sessions order by id`;
    await customer.get('/auth');
    await customer.get('/api/me');
    expect(await shop.sql`select * from sessions order by id`).toEqual(before);
    expect(await me(customer)).toMatchObject({ email: customer.email });
  });

  it('does not believe a cookie that the shop did not sign', async () => {
    const [a, b] = [await shop.customer(), await shop.customer()];
    const [session] = await shop.sql<{ token: string }>`
      select s.token from sessions s join users u on u.id = s.user_id where u.email = ${b.email}`;
    const [, signature = ''] = (a.cookies.get('nv.session_token') ?? '').split('.');
    const forger = shop.visitor();
    forger.cookies.set('nv.session_token', `${session?.token}.${signature}`);
    expect(await me(forger)).toBeNull();
  });
});

/** Headers in which one visitor claims changing addresses, to look like many. */
const claim = () => ({
  'X-Forwarded-For': `10.0.0.${Math.floor(Math.random() * 250)}`,
  'X-Shop-Client-Address': '10.1.1.1',
});

describe('guessing', () => {
  it('is stopped for one address after ten tries, and nobody else is', async () => {
    const { email } = await shop.customer();
    const other = await shop.customer();
    const guesser = shop.visitor();
    for (let tries = 0; tries < 10; tries += 1) await signIn(guesser, email, `guess ${tries}`);
    const { status, page } = await signIn(guesser, email);
    expect(status).toBe(422);
    expect(page).toMatch(/Too many attempts\. Please try again in \d+ minutes\./);
    expect((await signIn(shop.visitor(), other.email)).status).toBe(200);
    expect(await signInFrom('127.0.0.2', email, PASSWORD)).toBe(200);
    shop.clock.advance({ minutes: 15 });
    expect((await signIn(guesser, email)).status).toBe(200);
  });

  it('does not lock out a device on which the owner was signed in', async () => {
    const owner = await shop.customer();
    await owner.send('POST', '/api/sign-out');
    for (let tries = 0; tries < 12; tries += 1) await signIn(shop.visitor(), owner.email, `guess ${tries}`);
    expect((await signIn(shop.visitor(), owner.email)).status).toBe(422);
    expect((await signIn(owner, owner.email)).status).toBe(200);
  });

  it('cannot borrow that device for another account', async () => {
    const [owner, guesser] = [await shop.customer(), await shop.customer()];
    for (let tries = 0; tries < 10; tries += 1) await signIn(guesser, owner.email, `guess ${tries}`);
    expect((await signIn(guesser, owner.email)).page).toContain('Too many attempts.');
  });

  it('from many addresses is slowed down, and the owner still gets in', async () => {
    const owner = await shop.customer();
    const guesses = Array.from({ length: 56 }, (_, index) => `127.0.1.${Math.floor(index / 8) + 1}`);
    for (const address of guesses) await signInFrom(address, owner.email, 'a guess');
    const atOnce = ['127.0.2.1', '127.0.2.2', '127.0.2.3'].map((from) =>
      signInFrom(from, owner.email, PASSWORD),
    );
    expect((await Promise.all(atOnce)).filter((status) => status === 422).length).toBeGreaterThanOrEqual(2);
    expect((await signIn(owner, owner.email)).status).toBe(200);
    shop.clock.advance({ seconds: 6 });
    expect(await signInFrom('127.0.2.4', owner.email, PASSWORD)).toBe(200);
  });

  it('is counted by the true address, whatever a header claims', async () => {
    const { email } = await shop.customer();
    const visitor = shop.visitor();
    for (let tries = 0; tries < 10; tries += 1) {
      await visitor.postForm('/auth', { mode: 'sign-in', email, password: 'a guess' }, claim());
    }
    const last = await visitor.postForm('/auth', { mode: 'sign-in', email, password: PASSWORD }, claim());
    expect(last.status).toBe(422);
  });

  it('keeps no address, true or claimed, with the session', async () => {
    const { email } = await shop.customer();
    await shop
      .visitor()
      .postForm(
        '/auth',
        { mode: 'sign-in', email, password: PASSWORD },
        { 'X-Forwarded-For': '198.51.100.7' },
      );
    expect(await shop.sql`select 1 from sessions where ip_address <> ''`).toEqual([]);
  });

  it('leaves the table of counts when its time is over', async () => {
    await signIn(shop.visitor(), 'somebody@example.in', 'a guess');
    expect((await shop.sql`select key from rate_limits`).length).toBeGreaterThan(0);
    shop.clock.advance({ hours: 25 });
    await forgetLimitsJob.run({});
    expect(await shop.sql`select key from rate_limits`).toEqual([]);
  });

  it('leaves no e-mail address in the table of counts', async () => {
    const { email } = await shop.customer();
    await signIn(shop.visitor(), email, 'a guess');
    expect(JSON.stringify(await shop.sql`select * from rate_limits`)).not.toContain(email);
  });
});

it('an account is signed in on forty devices at most: the oldest is signed out', async () => {
  const first = await shop.customer();
  await shop.sql`update sessions set created_at = created_at - interval '1 day'`;
  await shop.sql`
    insert into sessions (id, token, user_id, expires_at, created_at, updated_at)
    select gen_random_uuid()::text, gen_random_uuid()::text, user_id, expires_at, now() - interval '1 hour', now()
    from sessions, generate_series(1, 39) where user_id = (select id from users where email = ${first.email})`;
  expect((await first.get('/orders')).status).toBe(200);
  expect((await signIn(shop.visitor(), first.email)).status).toBe(200);
  expect((await first.get('/orders')).status).toBe(302);
});
