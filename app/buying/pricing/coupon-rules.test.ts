import { describe, expect, it } from 'vitest';
import { type CouponRules, judgeCoupon } from './coupon-rules.ts';

const COUPON: CouponRules = {
  startsAt: null,
  endsAt: null,
  switchedOffAt: null,
  minimum: 0,
  validInWizard: true,
  validInCart: true,
  validOnProductPage: false,
};
const NOON = new Date('2026-11-20T12:00:00+05:30');
const TRY = { place: 'wizard', at: NOON, goods: 399 } as const;
const after = new Date(NOON.getTime() + 1);

describe('a coupon', () => {
  it.each([
    ['as it is seeded', {}, {}, 'counts'],
    ['in the cart', {}, { place: 'cart' }, 'counts'],
    ['on the product page', {}, { place: 'product' }, 'unknown'],
    ['on the product page, where it is valid', { validOnProductPage: true }, { place: 'product' }, 'counts'],
    ['not for the wizard', { validInWizard: false }, {}, 'unknown'],
    ['not for the cart', { validInCart: false }, { place: 'cart' }, 'unknown'],
    ['from this moment on', { startsAt: NOON }, {}, 'counts'],
    ['from the next moment on', { startsAt: after }, {}, 'unknown'],
    ['until the next moment', { endsAt: after }, {}, 'counts'],
    ['until this moment', { endsAt: NOON }, {}, 'unknown'],
    ['switched off', { switchedOffAt: NOON }, {}, 'unknown'],
    ['from exactly as much', { minimum: 399 }, {}, 'counts'],
    ['from one rupee more', { minimum: 400 }, {}, 'below-minimum'],
    ['from more, and over', { minimum: 400, endsAt: NOON }, {}, 'unknown'],
  ] as const)('%s', (_, rules, changes, verdict) => {
    expect(judgeCoupon({ ...COUPON, ...rules }, { ...TRY, ...changes })).toBe(verdict);
  });
});
