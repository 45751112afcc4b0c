import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openTestShop, PASSWORD, type TestShop } from '../../../testing/test-shop.ts';
import type { Visitor } from '../../../testing/visitor.ts';

let shop: TestShop;
let owner: Visitor;
beforeAll(async () => {
  shop = await openTestShop();
  owner = await shop.staff('owner');
});
beforeEach(() => shop.sql`delete from rate_limits`);
afterAll(() => shop.close());

const NEXT = 'monsoon-kite-and-7-crows';
const idOf = async (email: string) =>
  (await shop.sql<{ id: string }>`select id from staff where email = ${email}`)[0]?.id ?? '';
const change = async (wish: string, fields: Record<string, string>, who = owner) =>
  (await who.postForm(`/admin/staff/${wish}`, fields)).status;
const invite = (fields: Record<string, string>) =>
  owner.postForm('/admin/staff/invite', { password: PASSWORD, ...fields });
const inside = async (who: Visitor) => (await who.get('/admin/today.data')).status === 200;
const open = async (email: string, password: string) => {
  const who = shop.visitor();
  return (await who.postForm('/admin', { email, password })).status;
};
const lastDeeds = (count: number) =>
  shop.sql`select action, subject from staff_log order by id desc limit ${count}`;

/** The link in the newest letter to somebody, as path and token. */
async function linkTo(
  email: string,
  subject = /behind the counter/,
): Promise<{ path: string; token: string }> {
  const { text } = await shop.letter(email, subject);
  const [, path = '', token = ''] = /(\/admin\/join\?token=([\w-]+))/.exec(text) ?? [];
  return { path, token };
}
const join = (token: string, fields: Record<string, string>) =>
  shop.visitor().postForm('/admin/join', { token, ...fields });

const of = (email: string) => ({ name: 'Kabir', email, role: 'production' });

describe('an invitation', () => {
  const ASHA = { name: 'Asha Rao', email: 'asha@staff.example', role: 'support' };

  it('is a letter with a link by which somebody chooses name and password, once', async () => {
    expect((await invite({ ...ASHA, email: 'Asha@Staff.example' })).status).toBe(200);
    const { path, token } = await linkTo(ASHA.email);
    expect(JSON.stringify(await shop.sql`select * from staff_invitations`)).not.toContain(token);
    const [letter] = await shop.sql<{ html: string; secret: boolean }>`
      select html, secret from letters where recipient = ${ASHA.email}`;
    expect(letter).toEqual({ html: '', secret: true });
    const page = await (await shop.visitor().get(path)).text();
    expect(page).toContain('Asha Rao');
    expect(page).toContain('name="referrer" content="no-referrer"');
    const short = await join(token, { name: 'Asha', password: 'elevenchars' });
    expect([short.status, await short.text()]).toEqual([422, expect.stringContaining('at least 12')]);
    expect((await join(token, { name: ' ', password: NEXT })).status).toBe(422);
    expect((await join(token, { name: 'Asha R.', password: NEXT })).status).toBe(200);
    expect(await open(ASHA.email, NEXT)).toBe(200);
    expect((await join(token, { name: 'Asha', password: PASSWORD })).status).toBe(422);
    expect(await (await shop.visitor().get(path)).text()).toContain('This link is closed');
    expect(await lastDeeds(2)).toEqual([
      { action: 'joined', subject: 'staff Asha R.' },
      { action: 'person invited', subject: 'staff Asha Rao' },
    ]);
  });

  it('is refused for somebody who already works here', async () => {
    const answer = await owner.postForm('/admin/staff/invite.data', { ...ASHA, password: PASSWORD });
    expect([answer.status, await answer.text()]).toEqual([
      422,
      expect.stringContaining('works here already'),
    ]);
  });

  it.each([
    [{ ...ASHA, email: 'nobody at home' }, 'Invalid email address'],
    [{ ...ASHA, email: 'x@y.in', name: '' }, 'Name is required'],
    [{ ...ASHA, email: 'x@y.in', role: 'emperor' }, 'Please choose a role'],
    [{ ...ASHA, email: 'x@y.in', role: 'owner' }, 'The current password is not right'],
    [{ ...ASHA, email: 'x@y.in', password: 'not it' }, 'The current password is not right'],
  ])('refuses %j', async (wish, said) => {
    const answer = await owner.postForm('/admin/staff/invite.data', wish);
    expect([answer.status, await answer.text()]).toEqual([422, expect.stringContaining(said)]);
    expect(await shop.sql`select 1 from staff_invitations where email = 'x@y.in'`).toEqual([]);
  });

  it('stops working when it is withdrawn, sent again, or seven days old', async () => {
    const idOfInvitation = async (email: string) =>
      (
        await shop.sql<{ id: string }>`
          select id from staff_invitations where email = ${email} and withdrawn_at is null`
      )[0]?.id ?? '';
    await invite(of('withdrawn@staff.example'));
    const withdrawn = await linkTo('withdrawn@staff.example');
    const invitationId = await idOfInvitation('withdrawn@staff.example');
    expect(await change('withdraw', { invitationId })).toBe(200);
    expect(await change('withdraw', { invitationId })).toBe(404);
    expect((await join(withdrawn.token, { name: 'Kabir', password: NEXT })).status).toBe(422);

    await invite(of('again@staff.example'));
    const first = await linkTo('again@staff.example');
    expect(await change('invite-again', { invitationId: await idOfInvitation('again@staff.example') })).toBe(
      200,
    );
    await expect.poll(async () => (await linkTo('again@staff.example')).token).not.toBe(first.token);
    const second = await linkTo('again@staff.example');
    expect((await join(first.token, { name: 'Kabir', password: NEXT })).status).toBe(422);
    expect((await join(second.token, { name: 'Kabir', password: NEXT })).status).toBe(200);

    await invite(of('late@staff.example'));
    const late = await linkTo('late@staff.example');
    shop.clock.advance({ days: 7, minutes: 1 });
    expect((await join(late.token, { name: 'Kabir', password: NEXT })).status).toBe(422);
    owner = await shop.staff('owner');
    expect(await (await owner.get('/admin/staff.data')).text()).toContain('late@staff.example');
  });

  it('restores a former staff member with the same id and none of the old access', async () => {
    const before = await idOf(ASHA.email);
    await shop.sql`update staff set totp_secret = 'v1.x', totp_confirmed_at = now() where id = ${before}`;
    expect(await change('remove', { personId: before })).toBe(200);
    await invite({ ...ASHA, role: 'production' });
    await expect.poll(() => shop.sql`select 1 from letters where secret and sent_at is null`).toEqual([]);
    const { token } = await linkTo(ASHA.email);
    expect((await join(token, { name: 'Asha', password: PASSWORD })).status).toBe(200);
    expect(
      await shop.sql`select id, role, totp_secret, removed_at from staff where email = ${ASHA.email}`,
    ).toEqual([{ id: before, role: 'production', totp_secret: null, removed_at: null }]);
  });
});

describe('a staff member', () => {
  it('is given another role, which counts at once', async () => {
    const who = await shop.staff('support');
    const personId = await idOf('support@staff.example');
    expect((await who.get('/admin/staff.data')).status).toBe(403);
    expect(await change('role', { personId, role: 'owner' })).toBe(200);
    expect((await who.get('/admin/staff.data')).status).toBe(200);
    expect(await change('role', { personId, role: 'support' }, who)).toBe(200);
    expect((await who.get('/admin/staff.data')).status).toBe(403);
    expect(await change('role', { personId, role: 'king' })).toBe(422);
  });

  it('loses access at once when removed, and keeps the audit entries', async () => {
    const who = await shop.staff('production');
    const personId = await idOf('production@staff.example');
    await shop.sql`
      insert into staff_log (at, staff_id, staff_name, action, subject, details)
      values (now(), ${personId}, 'Test production', 'order moved', 'order ORD-1', '{}')`;
    expect(await change('remove', { personId })).toBe(200);
    expect(await inside(who)).toBe(false);
    expect(await open('production@staff.example', PASSWORD)).toBe(401);
    const log = await (await owner.get(`/admin/log.data?person=${personId}`)).text();
    expect(log).toContain('ORD-1');
    expect(await change('remove', { personId })).toBe(404);
  });

  it('gets a link for a new password, which ends every browser of theirs', async () => {
    const who = await shop.staff('support');
    const email = 'support@staff.example';
    expect(await change('send-password-link', { personId: await idOf(email) })).toBe(200);
    const { path, token } = await linkTo(email, /new password/);
    expect(await (await shop.visitor().get(path)).text()).not.toContain('name="name"');
    expect((await join(token, { password: NEXT })).status).toBe(200);
    expect(await inside(who)).toBe(false);
    expect([await open(email, PASSWORD), await open(email, NEXT)]).toEqual([401, 200]);
  });

  it('cannot return by a password link after removal', async () => {
    const email = 'ravi@staff.example';
    await shop.sql`
      insert into staff (id, email, name, role, password_hash, created_at)
      select gen_random_uuid(), ${email}, 'Ravi', 'support', password_hash, now() from staff limit 1`;
    const personId = await idOf(email);
    expect(await change('send-password-link', { personId })).toBe(200);
    const { token } = await linkTo(email, /new password/);
    expect(await change('remove', { personId })).toBe(200);
    expect((await join(token, { name: 'Ravi', password: NEXT })).status).toBe(422);
    expect(await open(email, NEXT)).toBe(401);
  });

  it('does not reset their own second factor: turning it off asks for the password', async () => {
    const personId = await idOf('owner@staff.example');
    await shop.sql`update staff set totp_secret = 'v1.x', totp_confirmed_at = now() where id = ${personId}`;
    expect(await change('reset-second-factor', { personId })).toBe(422);
    expect(
      await shop.sql`select 1 from staff where id = ${personId} and totp_confirmed_at is not null`,
    ).toHaveLength(1);
    await shop.sql`update staff set totp_secret = null, totp_confirmed_at = null where id = ${personId}`;
  });

  it('loses the second factor when the owner resets it, and hears of it', async () => {
    const email = 'asha@staff.example';
    const personId = await idOf(email);
    expect(await change('reset-second-factor', { personId })).toBe(404);
    await shop.sql`update staff set totp_secret = 'v1.x', totp_confirmed_at = now() where id = ${personId}`;
    expect(await change('reset-second-factor', { personId })).toBe(200);
    await shop.letter(email, /second factor was reset/);
    expect(await open(email, PASSWORD)).toBe(200);
  });
});

describe('the last owner', () => {
  it('can neither leave nor take a smaller role, also when two let each other go at once', async () => {
    await shop.sql`delete from staff_sessions where staff_id in (select id from staff where email = 'owner@nanheveer.example')`;
    await shop.sql`update staff set removed_at = now() where role = 'owner' and email <> 'owner@staff.example'`;
    const me = await idOf('owner@staff.example');
    expect(await change('remove', { personId: me })).toBe(409);
    expect(await change('role', { personId: me, role: 'support' })).toBe(409);
    const asha = await idOf('asha@staff.example');
    expect(await change('role', { personId: asha, role: 'owner' })).toBe(200);
    const other = shop.visitor();
    await other.postForm('/admin', { email: 'asha@staff.example', password: PASSWORD });
    const outcomes = await Promise.all([
      change('remove', { personId: asha }),
      change('remove', { personId: me }, other),
    ]);
    const left = await shop.sql`select email from staff where role = 'owner' and removed_at is null`;
    expect(left).toHaveLength(1);
    expect(outcomes.filter((status) => status === 200)).toHaveLength(1);
    await shop.sql`update staff set removed_at = null where email = 'owner@staff.example'`;
    owner = await shop.staff('owner');
  });
});

describe('a second factor for all', () => {
  it('is asked for by an owner who has one, and leads everybody else to setting it up', async () => {
    const support = await shop.staff('owner');
    expect(await change('require-second-factor', { required: 'yes' })).toBe(422);
    const me = await idOf('owner@staff.example');
    await shop.sql`update staff set totp_secret = 'v1.x', totp_confirmed_at = now() where id = ${me}`;
    expect(await change('require-second-factor', { required: 'yes' })).toBe(200);
    await shop.sql`update staff set totp_confirmed_at = null where id = ${me}`;
    const led = await support.get('/admin/today.data');
    expect([led.status, await led.text()]).toEqual([202, expect.stringContaining('/admin/security')]);
    expect((await support.get('/admin/security.data')).status).toBe(200);
    expect((await support.postForm('/admin/leave', {})).headers.get('location')).toBe('/admin');
    await shop.sql`update staff set totp_confirmed_at = now() where id = ${me}`;
    expect(await change('require-second-factor', { required: 'no' })).toBe(200);
    expect(await lastDeeds(1)).toEqual([{ action: 'second factor left open', subject: 'everybody' }]);
  });
});
