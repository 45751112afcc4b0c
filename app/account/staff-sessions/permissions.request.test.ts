import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { staffRoutes } from '../../../testing/staff-routes.ts';
import { openTestShop, type TestShop } from '../../../testing/test-shop.ts';
import type { Visitor } from '../../../testing/visitor.ts';
import { ROLES, type Role } from './roles.ts';

/** Whom each audience lets in. A route with any other audience, or with none, fails below. */
const MAY: Readonly<Record<string, readonly Role[]>> = {
  forStaff: ['owner', 'production', 'support'],
  forOwner: ['owner'],
  forProduction: ['owner', 'production'],
  forSupport: ['owner', 'support'],
};
/** The entrance pages, which are open to everyone. */
const WAYS_IN = ['/admin', '/admin/join'];

const routes = await staffRoutes();
const guarded = routes.filter(({ path }) => !WAYS_IN.includes(path));
/** The calls to make to a route. Only a method that its module answers can give anything away. */
const calls = guarded.flatMap((route) => [
  ...(route.reads ? [{ ...route, method: 'GET' as const }] : []),
  ...(route.writes ? [{ ...route, method: 'POST' as const }] : []),
]);
type Call = (typeof calls)[number];

let shop: TestShop;
let customer: Visitor;
const ids = new Map<Role, string>();
beforeAll(async () => {
  shop = await openTestShop();
  customer = await shop.customer();
  for (const role of ROLES) {
    await shop.staff(role);
    const email = `${role}@staff.example`;
    const [row] = await shop.sql<{ id: string }>`select id from staff where email = ${email}`;
    ids.set(role, row?.id ?? '');
  }
});
afterAll(() => shop.close());

/** A browser with a session of its own, so that a call which ends its session does not affect the others. */
async function browserOf(
  role: Role,
  {
    opened = true,
    ended = false,
    expired = false,
  }: { opened?: boolean; ended?: boolean; expired?: boolean } = {},
): Promise<Visitor> {
  const token = randomBytes(32).toString('base64url');
  const hash = createHash('sha256').update(token).digest('base64url');
  await shop.sql`
    insert into staff_sessions
      (id, token_hash, staff_id, started_at, last_seen_at, expires_at, opened_at, ended_at, ip_address, user_agent)
    select ${randomUUID()}, ${hash}, ${ids.get(role)}, now(), now(),
      now() + (case when ${expired} then '-1 minute' else '1 hour' end)::interval,
      case when ${opened} then now() end, case when ${ended} then now() end, 'test', 'test'`;
  const visitor = shop.visitor();
  visitor.cookies.set('nv_staff', token);
  return visitor;
}

/** The call as a page of the shop makes it, and as anything else may make it. */
function askings({ method, path, inRoom }: Call): { path: string; method: 'GET' | 'POST' }[] {
  const data = { path: `${path}.data`, method };
  return inRoom && method === 'GET' ? [data] : [data, { path, method }];
}

async function ask(who: Visitor, { path, method }: { path: string; method: 'GET' | 'POST' }) {
  const answer = method === 'GET' ? await who.get(path) : await who.postForm(path, {});
  const text = await answer.text();
  // A `.data` call gets its redirect in the body of a 202.
  const led = answer.headers.get('location') ?? (answer.status === 202 ? text : '');
  return { status: answer.status, toGate: led.includes('/admin?next=') };
}

const said = ({ method, path }: { method: string; path: string }) => `${method} ${path}`;

describe('every route behind the counter', () => {
  it('is seen by this test, and says who may use it', () => {
    expect(guarded.length).toBeGreaterThan(8);
    const unknown = guarded.filter(({ audience }) => audience === null || !(audience in MAY));
    expect(unknown.map(({ path, file }) => `${path} (${file})`)).toEqual([]);
    const waysIn = routes.filter(({ path }) => WAYS_IN.includes(path));
    expect(waysIn.filter(({ audience }) => audience !== 'forEveryone')).toEqual([]);
  });

  it.each(calls.map((call) => [said(call), call] as const))('%s', async (_, call) => {
    const may = MAY[call.audience ?? ''] ?? [];
    for (const asking of askings(call)) {
      for (const role of ROLES) {
        const who = await browserOf(role);
        const { status, toGate } = await ask(who, asking);
        const outcome = status === 403 ? 'refused' : toGate ? 'gate' : status >= 500 ? 'broken' : 'let in';
        expect(`${role}, ${said(asking)}: ${outcome}`).toBe(
          `${role}, ${said(asking)}: ${may.includes(role) ? 'let in' : 'refused'}`,
        );
      }
      for (const [name, who] of await nobodies()) {
        const { toGate, status } = await ask(who, asking);
        const shut = toGate || (status === 401 && asking.path.startsWith('/api/'));
        expect(`${name}, ${said(asking)}: ${shut ? 'shut' : status}`).toBe(`${name}, ${said(asking)}: shut`);
      }
    }
  });

  it('of the room leads to the gate when it is loaded anew, whoever asks', async () => {
    const owner = await browserOf('owner');
    for (const { path } of routes.filter(({ inRoom }) => inRoom)) {
      const answer = await owner.get(path);
      expect([answer.status, answer.headers.get('location')]).toEqual([
        303,
        `/admin?next=${encodeURIComponent(path)}`,
      ]);
    }
  });

  it('asks no less when only a part of the page is asked for', async () => {
    const visitor = shop.visitor();
    for (const { path, reads } of guarded.filter(({ inRoom }) => inRoom)) {
      if (!reads) continue;
      for (const part of ['root', 'admin/gate/room'])
        expect((await ask(visitor, { path: `${path}.data?_routes=${part}`, method: 'GET' })).toGate).toBe(
          true,
        );
    }
  });
});

/** Every kind of caller to whom the room is closed. */
async function nobodies(): Promise<[string, Visitor][]> {
  const foreign = shop.visitor();
  foreign.cookies.set('nv_staff', randomBytes(32).toString('base64url'));
  return [
    ['a visitor', shop.visitor()],
    ['a customer', customer],
    ['a foreign session', foreign],
    ['an ended session', await browserOf('owner', { ended: true })],
    ['an old session', await browserOf('owner', { expired: true })],
    ['a session that waits for its code', await browserOf('owner', { opened: false })],
  ];
}
