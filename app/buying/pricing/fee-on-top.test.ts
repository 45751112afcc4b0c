import { describe, expect, it } from 'vitest';
import { feeOnTop } from './fee-on-top.ts';

const ASKED = 79_900;
const FEE = { fee: 1_886, tax: 288, fee_bearer: 'customer' };

describe('a payment of ₹799', () => {
  it.each([
    ['to the paisa', true, { amount: ASKED }, 0],
    [
      'to the paisa, with a fee that the shop bears',
      true,
      { ...FEE, fee_bearer: 'platform', amount: ASKED },
      0,
    ],
    ['to the paisa, where nobody pays a fee', false, { ...FEE, amount: ASKED }, 0],
    ['with its fee on top', true, { ...FEE, amount: ASKED + 1_886 }, 1_886],
    ['with its fee on top, and nobody says who bears it', true, { amount: ASKED + 1_886, fee: 1_886 }, 1_886],
    ['with a fee, where the shop bears fees', false, { ...FEE, amount: ASKED + 1_886 }, null],
    [
      'with a fee that the platform bears',
      true,
      { ...FEE, fee_bearer: 'platform', amount: ASKED + 1_886 },
      null,
    ],
    [
      'with a fee that somebody else bears',
      true,
      { ...FEE, fee_bearer: 'unreadable', amount: ASKED + 1_886 },
      null,
    ],
    ['with a fee that is one paisa off', true, { ...FEE, amount: ASKED + 1_887 }, null],
    ['less one paisa, with its fee', true, { ...FEE, amount: ASKED + 1_885 }, null],
    ['with more than it should be and no fee', true, { amount: ASKED + 1_886, fee: null }, null],
    ['with a fee of nothing', true, { amount: ASKED + 1, fee: 0 }, null],
    ['in part, with the fee taken from it', true, { ...FEE, amount: ASKED - 1_886 }, null],
    ['out of which the customer paid the fee', true, { ...FEE, amount: ASKED }, null],
    ['with a negative fee', true, { ...FEE, fee: -1_886, amount: ASKED - 1_886 }, null],
    ['with more tax than fee', true, { ...FEE, tax: 1_887, amount: ASKED + 1_886 }, null],
    ['with a negative tax', true, { ...FEE, tax: -1, amount: ASKED + 1_886 }, null],
    ['with the largest fee', true, { fee: 3_995, amount: ASKED + 3_995 }, 3_995],
    ['with a fee of more than a twentieth', true, { fee: 3_996, amount: ASKED + 3_996 }, null],
  ])('%s', (_, paysFee, paid, onTop) => {
    expect(feeOnTop(ASKED, paid, paysFee)).toBe(onTop);
  });
});
