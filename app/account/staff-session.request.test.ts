import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestShop, type TestShop } from '../../testing/test-shop.ts';
import { rememberDevice } from './attempts.server.ts';
import { forStaff } from './audience.server.ts';
import { closeStaffSession, isStaff, openStaffSession } from './staff-session.server.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

const valueOf = (setCookie: string) => setCookie.slice(setCookie.indexOf('=') + 1).split(';')[0] ?? '';
const withCookie = (value: string, path = '/admin') =>
  new Request(shop.url + path, { headers: { Cookie: `theme=dark; nv_staff=${value}` } });

/** What a staff page answers to somebody with this cookie. */
const ask = async (path: string, value: string) => {
  const url = new URL(path, shop.url);
  const args = { request: withCookie(value, path), url } as Parameters<typeof forStaff>[0];
  try {
    return await forStaff(args, async () => new Response('inside'));
  } catch (thrown) {
    return thrown as Response;
  }
};

describe('the staff session', () => {
  it('is a strict cookie that works for twelve hours', async () => {
    const setCookie = await openStaffSession();
    expect(setCookie).toMatch(/HttpOnly/);
    expect(setCookie).toMatch(/SameSite=Strict/);
    const request = withCookie(valueOf(setCookie));
    expect(await isStaff(request)).toBe(true);
    shop.clock.advance({ hours: 11, minutes: 59 });
    expect(await isStaff(request)).toBe(true);
    shop.clock.advance({ minutes: 2 });
    expect(await isStaff(request)).toBe(false);
    expect(closeStaffSession()).toMatch(/Max-Age=0/);
  });

  it('is not opened by anything the shop did not sign for it', async () => {
    const value = valueOf(await openStaffSession());
    const later = value.replace(/^\d/, '9');
    const device = valueOf(await rememberDevice('asha@example.in'));
    for (const forged of ['', '1', later, `${value}x`, device, '99999999999999.']) {
      expect(await isStaff(withCookie(forged))).toBe(false);
    }
    expect(await isStaff(new Request(shop.url))).toBe(false);
  });

  it('is what the staff audience asks for', async () => {
    const staff = valueOf(await openStaffSession());
    expect(await (await ask('/admin/orders', staff))?.text()).toBe('inside');
    expect((await ask('/admin/orders', 'no'))?.headers.get('location')).toBe('/admin');
    expect((await ask('/api/admin/orders', 'no'))?.status).toBe(401);
  });
});
