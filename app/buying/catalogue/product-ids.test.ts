import { expect, it } from 'vitest';
import { TITLE_IN_TABLE } from './product-ids.ts';

it('the books are kept in the products table under the recorded titles', () => {
  expect(TITLE_IN_TABLE).toEqual({
    hanuman: 'Super Hero Adventure',
    spider: 'Space Explorer',
    iron: 'Magical Kingdom',
    thor: 'Ocean Adventure',
  });
});
