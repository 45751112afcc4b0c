import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { plainPicture, upload } from './photos.ts';
import { openTestShop, PASSWORD, type TestShop } from './test-shop.ts';
import type { Visitor } from './visitor.ts';

/**
 * Every `Set-Cookie` line of a day in the shop: for a customer, a known device, a photo and staff, and the
 * lines that delete them again.
 */
async function cookiesOfADay(shop: TestShop): Promise<string[]> {
  const lines: string[] = [];
  const noted = (visitor: Visitor): Visitor => {
    const send = visitor.send.bind(visitor);
    visitor.send = async (...call) => {
      const answer = await send(...call);
      lines.push(...answer.headers.getSetCookie());
      return answer;
    };
    return visitor;
  };
  const customer = noted(await shop.customer('day@example.in'));
  await upload(shop, customer, await plainPicture(40, 40).jpeg().toBuffer());
  await customer.send('POST', '/api/sign-out');
  await customer.postForm('/auth', { mode: 'sign-in', email: 'day@example.in', password: PASSWORD });
  expect(await (await customer.get('/api/me')).text()).toContain('day@example.in');
  await shop.staff('owner');
  const owner = noted(shop.visitor());
  await owner.postForm('/admin', { email: 'owner@staff.example', password: PASSWORD });
  expect((await owner.get('/admin/settings.data')).status).toBe(200);
  await owner.postForm('/admin/leave', {});
  return lines;
}

const nameOf = (line: string) => line.slice(0, line.indexOf('='));

describe('over HTTPS', () => {
  let shop: TestShop;
  let lines: string[];
  beforeAll(async () => {
    shop = await openTestShop({ PUBLIC_URL: 'https://shop.example' });
    lines = await cookiesOfADay(shop);
  });
  afterAll(() => shop.close());

  it('every cookie is bound to this host: __Host-, Secure, HttpOnly, SameSite, the root path, no domain', () => {
    expect(lines.map(nameOf)).toEqual(
      expect.arrayContaining(
        ['nv.session_token', 'nv_device', 'nv_draft', 'nv_staff'].map((name) => `__Host-${name}`),
      ),
    );
    for (const line of lines) {
      expect(line).toMatch(/^__Host-nv[._]/);
      expect(line).toMatch(/; Secure(;|$)/);
      expect(line).toMatch(/; HttpOnly(;|$)/);
      expect(line).toMatch(/; SameSite=(Lax|Strict)(;|$)/i);
      expect(line).toMatch(/; Path=\/(;|$)/);
      expect(line).not.toMatch(/domain=/i);
    }
  });

  it('a cookie without the prefix, which a neighbouring host could set, grants no access', async () => {
    const planted = await shop.customer();
    const kept = [...planted.cookies];
    planted.cookies.clear();
    for (const [name, value] of kept) planted.cookies.set(name.replace('__Host-', ''), value);
    expect(await (await planted.get('/api/me')).json()).toMatchObject({ user: null });
  });
});

describe('on one’s own machine', () => {
  it('a browser without HTTPS still keeps the cookies, with plain names and without Secure', async () => {
    const shop = await openTestShop();
    const lines = await cookiesOfADay(shop);
    await shop.close();
    expect(lines.length).toBeGreaterThan(3);
    expect(lines.filter((line) => /__Host-|; Secure/.test(line))).toEqual([]);
    expect(lines.every((line) => /; HttpOnly/.test(line))).toBe(true);
  });
});
