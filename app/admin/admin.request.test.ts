import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestShop, PASSWORD, type TestShop } from '../../testing/test-shop.ts';

let shop: TestShop;

beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

const open = (password: string) => shop.visitor().postForm('/admin', { password });

describe('the staff gate', () => {
  it('says nothing of the orders before the password is right', async () => {
    const wrong = await open('superhero');
    expect(wrong.status).toBe(401);
    expect(await wrong.text()).toContain('Invalid password!');
    expect(await (await shop.visitor().get('/admin')).text()).not.toContain('No orders yet');
  });

  it('opens for the staff password', async () => {
    const right = await open(PASSWORD);
    expect(right.status).toBe(200);
    expect(await right.text()).toContain('No orders yet');
  });

  it('asks again after a reload', async () => {
    const staff = shop.visitor();
    await staff.postForm('/admin', { password: PASSWORD });
    const again = await (await staff.get('/admin')).text();
    expect(again).toContain('name="password"');
    expect(again).not.toContain('No orders yet');
  });

  it('stops guessing from one address', async () => {
    const answers = [];
    for (let tries = 0; tries < 6; tries += 1) answers.push((await open(`guess-${tries}`)).status);
    expect(answers.at(-1)).toBe(429);
    expect((await open(PASSWORD)).status).toBe(429);
    shop.clock.advance({ minutes: 16 });
    expect((await open(PASSWORD)).status).toBe(200);
  });
});
