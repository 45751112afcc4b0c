import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openTestShop, PASSWORD, type TestShop } from '../../../testing/test-shop.ts';
import type { Visitor } from '../../../testing/visitor.ts';
import { forgetStaffSessions } from '../../account/staff-sessions/forget-sessions.job.server.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
beforeEach(async () => {
  await shop.sql`delete from rate_limits`;
  await shop.sql`update staff set totp_secret = null, totp_confirmed_at = null, totp_last_step = null`;
});
afterAll(() => shop.close());

const SUPPORT = { email: 'support@staff.example', password: PASSWORD };
let seconds = 0;
const wait = (by: number) => {
  seconds += by;
  shop.clock.advance({ seconds: by });
};
const codeOf = (secret: string, off = 0) =>
  TOTP.generate({
    secret: Secret.fromBase32(secret.replaceAll(' ', '')),
    timestamp: Date.now() + (seconds + off) * 1000,
  });
/** What a call from a page's fetcher is answered, as its encoded text. */
const call = async (who: Visitor, path: string, fields: Record<string, string> = {}) =>
  (await who.postForm(`/admin/security/${path}.data`, fields)).text();
const gate = async (who: Visitor, fields: Record<string, string>) => {
  const answer = await who.postForm('/admin.data', fields);
  return { status: answer.status, text: await answer.text() };
};
const inside = async (who: Visitor) => (await who.get('/admin/today.data')).status === 200;
const person = async (email = SUPPORT.email) =>
  (await shop.sql<Record<string, unknown>>`select * from staff where email = ${email}`)[0] ?? {};
const codesIn = (text: string) =>
  [...text.matchAll(/[2-9A-Z]{4}-[2-9A-Z]{4}-[2-9A-Z]{4}/g)].map(([code]) => code);

/** Sets the app up for support. @returns its secret and the recovery codes. */
async function setUp(who: Visitor): Promise<{ secret: string; codes: string[] }> {
  const begun = await call(who, 'second-factor/begin', { password: PASSWORD });
  const secret = /(?:[A-Z2-7]{4} ){7}[A-Z2-7]{4}/.exec(begun)?.[0] ?? '';
  const codes = codesIn(await call(who, 'second-factor/confirm', { code: codeOf(secret) }));
  wait(30);
  return { secret, codes };
}

describe('the second factor', () => {
  it('is set up by password, secret and one code, and is sealed in its row', async () => {
    const who = await shop.staff('support');
    expect(await call(who, 'second-factor/begin', { password: 'not it' })).toContain('not right');
    const begun = await call(who, 'second-factor/begin', { password: PASSWORD });
    const secret = /(?:[A-Z2-7]{4} ){7}[A-Z2-7]{4}/.exec(begun)?.[0] ?? '';
    expect(begun).toContain('M4 4h1v1h-1z');
    expect((await person())['totp_confirmed_at']).toBeNull();
    expect(await call(who, 'second-factor/confirm', { code: '000000' })).toContain('not right');
    const codes = codesIn(await call(who, 'second-factor/confirm', { code: codeOf(secret) }));
    expect(new Set(codes).size).toBe(10);
    const row = JSON.stringify([await person(), await shop.sql`select * from staff_recovery_codes`]);
    expect(row).not.toContain(secret.replaceAll(' ', ''));
    for (const code of codes) expect(row).not.toContain(code);
    expect(String((await person())['totp_secret'])).toMatch(/^v1\./);
    await shop.letter(SUPPORT.email, /authenticator app is set up/);
  });

  it('is asked for after the password, and nothing opens before it', async () => {
    const { secret } = await setUp(await shop.staff('support'));
    const who = shop.visitor();
    const first = await gate(who, SUPPORT);
    expect(first).toMatchObject({ status: 200, text: expect.stringContaining('code') });
    expect(await inside(who)).toBe(false);
    expect((await gate(who, { code: '123456' })).status).toBe(401);
    expect(await inside(who)).toBe(false);
    const code = codeOf(secret);
    expect(await gate(who, { code })).toMatchObject({ status: 200, text: expect.stringContaining('byCode') });
    expect(await inside(who)).toBe(true);
  });

  it('takes no code twice, and none of another person', async () => {
    const { secret } = await setUp(await shop.staff('support'));
    const code = codeOf(secret);
    const [first, second, owner] = [shop.visitor(), shop.visitor(), shop.visitor()];
    for (const who of [first, second]) await gate(who, SUPPORT);
    expect((await gate(first, { code })).status).toBe(200);
    expect((await gate(second, { code })).status).toBe(401);
    await gate(owner, { password: PASSWORD });
    expect((await gate(owner, { code: codeOf(secret, 30) })).text).toContain('begin again');
    expect(await inside(second)).toBe(false);
  });

  it('takes one of two equal codes that come at once', async () => {
    const { secret } = await setUp(await shop.staff('support'));
    const people = [shop.visitor(), shop.visitor(), shop.visitor()];
    for (const who of people) await gate(who, SUPPORT);
    const code = codeOf(secret);
    const answers = await Promise.all(people.map((who) => gate(who, { code })));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  it('is not asked for again in this browser for twelve hours', async () => {
    const { secret } = await setUp(await shop.staff('support'));
    const who = shop.visitor();
    await gate(who, SUPPORT);
    await gate(who, { code: codeOf(secret) });
    wait(11 * 3600);
    expect((await gate(who, SUPPORT)).text).toContain('open');
    expect(await inside(who)).toBe(true);
    const elsewhere = shop.visitor();
    await gate(elsewhere, SUPPORT);
    expect(await inside(elsewhere)).toBe(false);
    wait(2 * 3600);
    await gate(who, SUPPORT);
    expect(await inside(who)).toBe(false);
  });

  it('stops guessing for this person from this address', async () => {
    const { secret } = await setUp(await shop.staff('support'));
    const who = shop.visitor();
    await gate(who, SUPPORT);
    const statuses = [];
    for (let tries = 0; tries < 6; tries += 1) statuses.push((await gate(who, { code: '000000' })).status);
    expect(statuses).toEqual([401, 401, 401, 401, 401, 429]);
    expect((await gate(who, { code: codeOf(secret) })).status).toBe(429);
    expect(await inside(who)).toBe(false);
  });

  it('gives ten minutes for the code', async () => {
    const { secret } = await setUp(await shop.staff('support'));
    const who = shop.visitor();
    await gate(who, SUPPORT);
    wait(10 * 60 + 1);
    expect((await gate(who, { code: codeOf(secret) })).text).toContain('begin again');
  });

  it('has recovery codes that work once, however they are typed, until new ones are drawn', async () => {
    const setter = await shop.staff('support');
    const { codes } = await setUp(setter);
    const typed = (codes[0] ?? '').toLowerCase().replaceAll('-', ' ');
    const [first, second] = [shop.visitor(), shop.visitor()];
    for (const who of [first, second]) await gate(who, SUPPORT);
    expect((await gate(first, { code: typed })).status).toBe(200);
    expect((await gate(second, { code: typed })).status).toBe(401);
    await shop.letter(SUPPORT.email, /recovery code was used/);
    expect(await (await first.get('/admin/security.data')).text()).toContain('"codesLeft",9');
    const anew = codesIn(await call(first, 'recovery-codes', { password: PASSWORD }));
    expect(anew).toHaveLength(10);
    expect((await gate(second, { code: codes[1] ?? '' })).status).toBe(401);
    expect((await gate(second, { code: anew[1] ?? '' })).status).toBe(200);
  });

  it('ends the browsers that never passed it, and goes on in the one where it was set up', async () => {
    const [other, who] = [await shop.staff('support'), await shop.staff('support')];
    await setUp(who);
    expect([await inside(other), await inside(who)]).toEqual([false, true]);
  });

  it('moves to another phone without a gap', async () => {
    const who = await shop.staff('support');
    const { secret } = await setUp(who);
    const begun = await call(who, 'second-factor/begin', { password: PASSWORD });
    const next = /(?:[A-Z2-7]{4} ){7}[A-Z2-7]{4}/.exec(begun)?.[0] ?? '';
    const visitor = shop.visitor();
    await gate(visitor, SUPPORT);
    expect((await gate(visitor, { code: codeOf(next) })).status).toBe(401);
    expect((await gate(visitor, { code: codeOf(secret) })).status).toBe(200);
    expect(codesIn(await call(who, 'second-factor/confirm', { code: codeOf(next) }))).toHaveLength(10);
    wait(30);
    const again = shop.visitor();
    await gate(again, SUPPORT);
    expect((await gate(again, { code: codeOf(secret) })).status).toBe(401);
    expect((await gate(again, { code: codeOf(next) })).status).toBe(200);
  });

  it('is turned off by the password, unless everybody needs one', async () => {
    const who = await shop.staff('support');
    await setUp(who);
    await shop.sql`insert into shop_settings (key, value, changed_at) values ('secondFactorRequired', 'true', now())`;
    expect(await call(who, 'second-factor/drop', { password: PASSWORD })).toContain('everybody');
    await shop.sql`delete from shop_settings where key = 'secondFactorRequired'`;
    expect(await call(who, 'second-factor/drop', { password: 'not it' })).toContain('not right');
    expect((await person())['totp_secret']).not.toBeNull();
    await call(who, 'second-factor/drop', { password: PASSWORD });
    expect(await person()).toMatchObject({ totp_secret: null, totp_confirmed_at: null });
    expect(await shop.sql`select 1 from staff_recovery_codes`).toEqual([]);
    await gate(shop.visitor(), SUPPORT);
  });
});

const givePasswordBack = () => shop.sql`
  update staff set password_hash = (select password_hash from staff order by created_at limit 1)
  where email = ${SUPPORT.email}`;

describe('the password', () => {
  const NEXT = 'monsoon-kite-and-7-crows';

  it('is changed by who knows it; other browsers are shut out, and a letter says so', async () => {
    const [other, who] = [await shop.staff('production'), await shop.staff('production')];
    for (const [current, next, said] of [
      ['not it', NEXT, 'not right'],
      [PASSWORD, 'elevenchars', 'at least 12'],
      [PASSWORD, PASSWORD, 'you have now'],
    ] as const)
      expect(await call(who, 'password', { current, next })).toContain(said);
    expect(await inside(other)).toBe(true);
    await call(who, 'password', { current: PASSWORD, next: NEXT });
    expect([await inside(other), await inside(who)]).toEqual([false, true]);
    const email = 'production@staff.example';
    await shop.letter(email, /staff password was changed/);
    expect((await gate(shop.visitor(), { email, password: PASSWORD })).status).toBe(401);
    expect((await gate(shop.visitor(), { email, password: NEXT })).status).toBe(200);
    const lines = await shop.sql`select action from staff_log where staff_name = 'Test production'`;
    expect(lines).toEqual([{ action: 'password changed' }]);
  });

  it('stops working once it is changed, also for a sign-in at the same moment', async () => {
    const who = await shop.staff('support');
    const tries = [];
    let changed;
    for (let number = 0; number < 30; number += 1) {
      if (number === 8) changed = call(who, 'password', { current: PASSWORD, next: NEXT });
      const visitor = shop.visitor();
      tries.push(gate(visitor, SUPPORT).then(() => visitor));
      await new Promise((resolve) => setTimeout(resolve, 6));
    }
    await changed;
    const insiders = await Promise.all((await Promise.all(tries)).map(inside));
    await givePasswordBack();
    expect(insiders.filter(Boolean)).toEqual([]);
  });

  it('is changed once when two browsers do it at once', async () => {
    const [here, there] = [await shop.staff('support'), await shop.staff('support')];
    const answers = await Promise.all([
      call(here, 'password', { current: PASSWORD, next: NEXT }),
      call(there, 'password', { current: PASSWORD, next: `${NEXT} and more` }),
    ]);
    const insiders = [await inside(here), await inside(there)].filter(Boolean);
    await givePasswordBack();
    expect(answers.filter((text) => text.includes('changed elsewhere meanwhile'))).toHaveLength(1);
    expect(insiders).toHaveLength(1);
  });

  it('cannot be guessed from an unlocked session', async () => {
    const who = await shop.staff('support');
    for (let tries = 0; tries < 10; tries += 1)
      await call(who, 'password', { current: `${tries}`, next: NEXT });
    expect(await call(who, 'password', { current: PASSWORD, next: NEXT })).toContain('Too many tries');
  });
});

describe('where somebody is signed in', () => {
  it('is listed, and ended one by one or all at once, by nobody else', async () => {
    const [who, second, third] = [await shop.staff(), await shop.staff(), await shop.staff()];
    const other = await shop.staff('support');
    const mine = await shop.sql<{ id: string }>`
      select s.id from staff_sessions s join staff on staff.id = staff_id
      where email = 'owner@staff.example' and ended_at is null order by started_at`;
    const page = await (await who.get('/admin/security.data')).text();
    for (const { id } of mine.slice(-3)) expect(page).toContain(id);
    const sessionId = mine.at(-2)?.id ?? '';
    expect((await other.postForm('/admin/security/sessions/end', { sessionId })).status).toBe(404);
    expect(await inside(second)).toBe(true);
    expect((await who.postForm('/admin/security/sessions/end', { sessionId })).status).toBe(200);
    expect([await inside(second), await inside(third)]).toEqual([false, true]);
    await who.postForm('/admin/security/sessions/end-others', {});
    expect([await inside(third), await inside(who), await inside(other)]).toEqual([false, true, true]);
  });

  it('is deleted one month after the session ended, and no sooner', async () => {
    await shop.staff('owner');
    const kept = () => shop.sql`select 1 from staff_sessions`;
    const before = (await kept()).length;
    await forgetStaffSessions.run({});
    expect((await kept()).length).toBe(before);
    await shop.sql`update staff_sessions set expires_at = expires_at - interval '40 days' where id in (
      select id from staff_sessions order by started_at limit 1)`;
    await forgetStaffSessions.run({});
    expect((await kept()).length).toBe(before - 1);
  });

  it('is one line a browser, however often it is reloaded', async () => {
    const who = await shop.staff('owner');
    const open = () => shop.sql`select 1 from staff_sessions where ended_at is null`;
    const before = (await open()).length;
    for (let reloads = 0; reloads < 7; reloads += 1)
      expect((await gate(who, { email: 'owner@staff.example', password: PASSWORD })).status).toBe(200);
    expect((await open()).length).toBe(before);
  });
});
