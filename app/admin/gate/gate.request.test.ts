import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openTestShop, PASSWORD, type TestShop } from '../../../testing/test-shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop({ PROXY_HOPS: '1' });
});
beforeEach(() => shop.sql`delete from rate_limits`);
afterAll(() => shop.close());

const open = (password: string) => shop.visitor().postForm('/admin', { password });

const from = (address: string, password: string) =>
  shop.visitor().postForm('/admin', { password }, { 'X-Forwarded-For': address });

describe('the staff gate', () => {
  it('stays closed and shows an error when the password is wrong', async () => {
    const wrong = await open('superhero');
    expect(wrong.status).toBe(401);
    expect(await wrong.text()).toContain('Invalid password!');
    expect(wrong.headers.getSetCookie().join()).not.toContain('nv_staff');
  });

  it('stays closed for an address that the database cannot store', async () => {
    const answer = await shop
      .visitor()
      .postForm('/admin', { email: 'nobody\0@staff.example', password: PASSWORD });
    expect(answer.status).toBe(401);
  });

  it('opens for the owner by the password alone', async () => {
    const owner = shop.visitor();
    expect((await owner.postForm('/admin', { password: PASSWORD })).status).toBe(200);
    const today = await owner.get('/admin/today.data');
    expect(today.status).toBe(200);
    expect(await today.text()).toContain('Owner');
  });

  it('asks again after a reload, and knows the way back', async () => {
    const owner = await shop.staff('owner');
    const reload = await owner.get('/admin/today?from=bookmark');
    expect(reload.status).toBe(303);
    expect(reload.headers.get('location')).toBe('/admin?next=%2Fadmin%2Ftoday%3Ffrom%3Dbookmark');
    expect(await (await owner.get('/admin')).text()).toContain('name="password"');
  });

  it('closes after twelve hours and when staff sign out', async () => {
    const [owner, other] = [await shop.staff('owner'), await shop.staff('support')];
    await other.postForm('/admin/leave', {});
    const today = async (who: typeof owner) => (await who.get('/admin/today.data')).status;
    expect([await today(owner), await today(other)]).toEqual([200, 202]);
    shop.clock.advance({ hours: 12, minutes: 1 });
    expect(await today(owner)).toBe(202);
  });

  it('limits guesses from one address', async () => {
    const answers = [];
    for (let tries = 0; tries < 6; tries += 1) answers.push((await open(`guess-${tries}`)).status);
    expect(answers.at(-1)).toBe(429);
    expect((await open(PASSWORD)).status).toBe(429);
    shop.clock.advance({ minutes: 16 });
    expect((await open(PASSWORD)).status).toBe(200);
  });
});

describe('guessing from many addresses', () => {
  const HOME = '203.0.113.7';

  it('slows down for one account, but not for addresses where its owner signed in before', async () => {
    expect((await from(HOME, PASSWORD)).status).toBe(200);
    await from('198.51.100.1', 'a guess');
    await shop.sql`update rate_limits set uses = 50 where key like 'staff-gate/account/%'`;
    for (const address of ['198.51.100.2', '198.51.100.3']) await from(address, 'a guess');
    expect((await from('198.51.100.99', PASSWORD)).status).toBe(429);
    expect((await from(HOME, PASSWORD)).status).toBe(200);
    shop.clock.advance({ seconds: 6 });
    expect((await from('198.51.100.99', PASSWORD)).status).toBe(200);
  });
});

describe('a visitor who probes for staff addresses', () => {
  it('is answered alike for staff and for strangers, past the limit too', async () => {
    await shop.staff('support');
    await shop.sql`delete from rate_limits`;
    shop.clock.stop();
    let host = 0;
    const guess = async (email: string) => {
      host += 1;
      const headers = { 'X-Forwarded-For': `192.0.2.${host}` };
      return (await shop.visitor().postForm('/admin', { email, password: 'a guess' }, headers)).status;
    };
    for (const email of ['nobody@staff.example', 'somebody@staff.example', 'support@staff.example', '']) {
      const first = await guess(email);
      await shop.sql`update rate_limits set uses = 50 where key like 'staff-gate/account/%' and uses < 50`;
      expect([email, first, await guess(email), await guess(email)]).toEqual([email, 401, 401, 429]);
    }
    shop.clock.go();
  });
});

describe('the staff log', () => {
  it('is append-only', async () => {
    const refused = { cause: { message: expect.stringContaining('only ever added to') } };
    await shop.sql`
      insert into staff_log (at, staff_name, action, subject, details) values (now(), 'Owner', 'tried', 'log', '{}')`;
    await expect(shop.sql`update staff_log set staff_name = 'Somebody else'`).rejects.toMatchObject(refused);
    await expect(shop.sql`delete from staff_log`).rejects.toMatchObject(refused);
    await expect(shop.sql`truncate staff_log`).rejects.toMatchObject(refused);
  });
});
