import { describe, expect, it } from 'vitest';
import { bookSchema } from './checkout.schema.ts';
import { cleanLine, cleanLines } from './clean-text.ts';
import { shippingSchema } from './shipping.schema.ts';

describe('typed text', () => {
  it.each([
    [' Mira ', 'Mira'],
    ['Mi\u0000ra', 'Mira'],
    ['Mira\r\nBcc: x@y.z', 'Mira Bcc: x@y.z'],
    ['अर्जुन', 'अर्जुन'],
    ['\ud83e\uddb8 Mira', '🦸 Mira'],
    ['\ud83e', '\ufffd'],
  ])('%j on one line is %j', (typed, clean) => {
    expect(cleanLine(typed)).toBe(clean);
  });

  it('keeps the breaks of several lines', () => {
    expect(cleanLines(' Once\r\nupon\ta\u001b[31m time\u0007\n\n')).toBe('Once\nupon\ta[31m time');
  });

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
