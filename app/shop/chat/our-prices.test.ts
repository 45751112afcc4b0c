import { expect, it } from 'vitest';
import { FORMAT_PRICE } from '../../buying/pricing/price-list.ts';
import { namesOnlyOurPrices } from './our-prices.ts';

it.each([
  ['A digital copy is ₹399 and a printed one Rs. 799.', '', true],
  ['The combo costs 999 rupees, all in.', '', true],
  ['Two books bring ₹200 off.', '', true],
  ['It has 20 pages and arrives in 7-8 days.', '', true],
  ['For you only ₹349!', '', false],
  ['It costs Rs 1,299.', '', false],
  ['That is 450/- with shipping.', '', false],
  ['Use it for 70% off.', '', false],
  ['HERO50 gives 50% off.', '', true],
  ['Your photo is 100% safe.', '', true],
  ['With ₹600 you can get the digital copy for ₹399.', 'I have 600 rupees', true],
  ['With ₹600 you can get the printed copy for ₹600.', 'What do I get?', false],
])('%s', (answer, question, ours) => {
  expect(namesOnlyOurPrices(answer, question)).toBe(ours);
});

it('knows the price list', () => {
  for (const price of Object.values(FORMAT_PRICE)) expect(namesOnlyOurPrices(`₹${price}`, '')).toBe(true);
});
