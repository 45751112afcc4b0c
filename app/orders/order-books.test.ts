import { expect, it } from 'vitest';
import { asShown } from './order-books.ts';

const book = (productTitle: string, id: string) => ({ productTitle, id });

it.each([
  ['by title', book('Asha', '2'), book('Veer', '1')],
  ['capitals first, which a collation may see otherwise', book('Zoo', '2'), book('asha', '1')],
  ['by id where they are called the same', book('Asha', '1'), book('Asha', '2')],
])('%s', (_, first, second) => {
  expect([second, first].toSorted(asShown)).toEqual([first, second]);
  expect([first, second].toSorted(asShown)).toEqual([first, second]);
  expect(asShown(first, first)).toBe(0);
});
