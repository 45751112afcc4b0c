import { describe, expect, it } from 'vitest';
import { readEnvironment } from './environment.server.ts';

describe('the variables that the shop starts with', () => {
  it.each([
    [{ PORT: 'three' }, /PORT/],
    [{ PUBLIC_URL: 'nanheveer' }, /PUBLIC_URL/],
    [{ PRINT_ICC_PROFILE: '/nowhere/press.icc' }, /PRINT_ICC_PROFILE: there is no such file/],
    [
      { RAZORPAY_KEY_ID: 'rzp_live_1' },
      /belong together; missing: RAZORPAY_KEY_SECRET, RAZORPAY_WEBHOOK_SECRET/,
    ],
    [
      { DATABASE_REPLICA_URL: 'postgres://db/shop' },
      /DATABASE_REPLICA_URL goes with DATABASE_URL, which is missing/,
    ],
    [
      { SHOP_MODE: 'live' },
      /SHOP_MODE=live needs the payment service's own keys[\s\S]*PUBLIC_URL[\s\S]*SESSION_SECRET/,
    ],
  ])('refuses %j in plain words', (wrong: Record<string, string>, words) => {
    expect(() => readEnvironment(wrong)).toThrow(words);
  });

  it('needs none of them', () => {
    expect(readEnvironment({})).toMatchObject({ PORT: 3000, standIns: ['payment', 'mail'] });
  });
});
