import { expect, it } from 'vitest';
import { SHIPPING } from '../../../testing/buying.ts';
import { FIRST_DRAWN_HERO } from '../../books/drawing/drawn-hero.ts';
import { bookSchema } from '../../books/book/book.schema.ts';
import { type CheckoutContent, sameContent } from './same-content.ts';
import { wizardLine } from './wizard-line.ts';

const BOOK = { story: 'space-explorer', format: 'print', characterName: 'Mira' };

const asked = (drawnHero: unknown): CheckoutContent => ({
  lines: [wizardLine(bookSchema.parse({ ...BOOK, drawnHero }), null, null)],
  addOns: [],
  shippingAddress: { ...SHIPPING, country: 'India' },
  couponCode: null,
});
/** The content as a stored checkout returns it. */
const kept = (content: CheckoutContent) => JSON.parse(JSON.stringify(content)) as CheckoutContent;

it.each([
  ['no hero', null],
  ['a drawn hero', FIRST_DRAWN_HERO],
  [
    'a face of which a choice is not known here',
    { ...FIRST_DRAWN_HERO, face: { age: 'ancient', nose: 'wide' } },
  ],
])('%s asked for again is what was kept', (_what, hero) => {
  expect(sameContent(kept(asked(hero)), asked(hero))).toBe(true);
});

it('another hero is another book', () => {
  expect(sameContent(kept(asked(FIRST_DRAWN_HERO)), asked({ ...FIRST_DRAWN_HERO, bindi: true }))).toBe(false);
});
