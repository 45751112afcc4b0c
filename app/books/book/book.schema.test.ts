import { describe, expect, it } from 'vitest';
import { bookSchema } from './book.schema.ts';
import { shippingSchema } from '../../buying/checkout/shipping.schema.ts';

describe('typed text', () => {
  it('is cleaned before it is judged', () => {
    const book = { story: 'space-explorer', format: 'print' };
    expect(bookSchema.safeParse({ ...book, characterName: '\u0000 \n' }).success).toBe(false);
    expect(bookSchema.parse({ ...book, characterName: 'Mi\nra', customTitle: '\u0007' })).toMatchObject({
      characterName: 'Mi ra',
      customTitle: null,
    });
    const blank = {
      fullName: '\u0000',
      email: 'a@b',
      phone: '1',
      address: 'x',
      city: 'x',
      state: 'x',
      postalCode: '1',
    };
    expect(shippingSchema.safeParse(blank).error?.issues.map((issue) => issue.message)).toEqual([
      'Full name is required',
    ]);
  });
});
