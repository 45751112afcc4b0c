import { describe, expect, it } from 'vitest';
import { productIdIn, TITLE_IN_TABLE } from './product-ids.ts';

describe('the book that an address is about', () => {
  it.each([
    ['/product/hanuman', 'hanuman'],
    ['/product/thor/', 'thor'],
    ['/product/iron.data', 'iron'],
    ['/product/shiva', undefined],
    ['/product/constructor', undefined],
    ['/product', undefined],
    ['/products/iron', undefined],
    ['/gallery', undefined],
  ])('%s: %s', (pathname, productId) => expect(productIdIn(pathname)).toBe(productId));
});

it('the books are kept in the products table under the recorded titles', () => {
  expect(TITLE_IN_TABLE).toEqual({
    hanuman: 'Super Hero Adventure',
    spider: 'Space Explorer',
    iron: 'Magical Kingdom',
    thor: 'Ocean Adventure',
  });
});
