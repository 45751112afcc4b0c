import { describe, expect, it } from 'vitest';
import type { MadeBook } from '../../books/drawing/made-books.server.ts';
import { asShown, booksOfOrder } from './order-books.ts';
import type { OrderWithItems } from './tables.server.ts';

const placed = new Date('2026-11-20T10:00:00Z');
const after = (days: number) => new Date(placed.getTime() + days * 86_400_000);

/** The text about a drawn book. @param recorded the status that the shop recorded, if any. */
function told(format: string, days: number, recorded?: string) {
  const order = {
    items: [{ id: 'book', format, quantity: 1 }],
    addOns: [],
    heldAt: null,
    createdAt: placed,
    stage: 'drawing',
    status: recorded ?? 'completed',
    progressAt: recorded ? placed : null,
  } as unknown as OrderWithItems;
  const made = { startedAt: placed, madeAt: placed, failedAt: null, problems: null } as MadeBook;
  return booksOfOrder(order, new Map([['book', made]]), after(days))['book'];
}

const FOLLOWS = 'Your digital copy is ready to read. The print follows by post.';

describe('a drawn book with a print says of it what the status of its order says', () => {
  it.each([
    [0, undefined, FOLLOWS],
    [1, undefined, FOLLOWS],
    // From here on the order's age suggests that it is shipped, and later that it is delivered.
    [2, undefined, 'Your digital copy is ready to read.'],
    [9, undefined, 'Your digital copy is ready to read.'],
    [9, 'preparing', FOLLOWS],
    [1, 'shipped', 'Your book is ready.'],
    [9, 'delivered', 'Your book is ready.'],
  ])('after %i days, recorded %s', (days, recorded, words) => {
    expect(told('combo', days, recorded)).toMatchObject({ words, unlocked: true });
  });
});

it('the copy of a printed book unlocks by record alone, and says so beside a status that is only likely', () => {
  const drawn = 'The pages of your book are drawn.';
  expect(told('print', 1)).toMatchObject({
    words: `${drawn} Your digital copy unlocks when the print is shipped.`,
    unlocked: false,
  });
  expect(told('print', 9)).toMatchObject({
    words: `${drawn} Your digital copy unlocks when we record that the print is shipped.`,
    unlocked: false,
  });
  expect(told('print', 9, 'delivered')).toMatchObject({ words: 'Your book is ready.', unlocked: true });
});

const book = (productTitle: string, id: string) => ({ productTitle, id });

describe('books of an order are shown', () => {
  it.each([
    ['by title', book('Asha', '2'), book('Veer', '1')],
    ['capitals first, which a collation may see otherwise', book('Zoo', '2'), book('asha', '1')],
    ['by id where they are called the same', book('Asha', '1'), book('Asha', '2')],
  ])('%s', (_, first, second) => {
    expect([second, first].toSorted(asShown)).toEqual([first, second]);
    expect([first, second].toSorted(asShown)).toEqual([first, second]);
    expect(asShown(first, first)).toBe(0);
  });
});
