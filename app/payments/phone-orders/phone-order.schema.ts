import { z } from 'zod';
import { BOOK_LANGUAGES } from '../../books/book/book-language.ts';
import { characterNameSchema } from '../../books/book/book.schema.ts';
import { shippingSchema } from '../../buying/checkout/shipping.schema.ts';
import { code, line } from '../../platform/strings/typed-fields.schema.ts';
import { addOnsSchema } from '../../buying/pricing/add-ons.ts';
import { FORMATS } from '../../books/book/formats.ts';
import { PHONE_STORIES, type PhoneStory } from './phone-stories.ts';

/** A book that staff entered for a customer, at the price of that moment in whole rupees. */
export interface PhoneBook {
  story: PhoneStory;
  title: string;
  image: string;
  format: (typeof FORMATS)[number];
  characterName: string;
  language: (typeof BOOK_LANGUAGES)[number];
  quantity: number;
  unitPrice: number;
}

const whole = (least: number, most: number) =>
  code
    .regex(/^\d{1,6}$/, 'Please type a whole number.')
    .transform(Number)
    .pipe(z.int().min(least, `At least ${least}.`).max(most, `At most ${most}.`));

/** A book of the form. The form sends every field once for each book, in the order of the books. */
const bookSchema = z.object({
  story: z.enum(PHONE_STORIES, 'Please choose a story.'),
  format: z.enum(FORMATS, 'Please choose a format.'),
  characterName: characterNameSchema,
  language: z.enum(BOOK_LANGUAGES),
  quantity: whole(1, 50),
});

/** The fields that staff enter. Prices are not among them; the shop sets them. */
export const phoneOrderSchema = z.object({
  books: z.array(bookSchema).min(1).max(10),
  addOns: addOnsSchema,
  shipping: shippingSchema,
  couponCode: code.max(40).transform((typed) => typed || null),
  reduction: z.union([code.pipe(z.literal('')).transform(() => 0), whole(0, 100_000)]),
  reductionBecause: line.max(200),
  sendLetter: z.boolean(),
});
export type PhoneOrderInput = z.infer<typeof phoneOrderSchema>;

const BOOK_FIELDS = ['story', 'format', 'characterName', 'language', 'quantity'] as const;
const SHIPPING_FIELDS = Object.keys(shippingSchema.shape) as (keyof typeof shippingSchema.shape)[];

/** Arranges the fields of the form for `phoneOrderSchema`. */
export function phoneOrderFields(form: FormData): Record<keyof PhoneOrderInput, unknown> {
  const lists = BOOK_FIELDS.map((name) => form.getAll(name).map(String));
  const books = (lists[0] ?? []).map((_story, index) =>
    Object.fromEntries(BOOK_FIELDS.map((name, field) => [name, lists[field]?.[index] ?? ''])),
  );
  const text = (name: string) => String(form.get(name) ?? '');
  return {
    books,
    addOns: form.getAll('addOn').map(String),
    shipping: Object.fromEntries(SHIPPING_FIELDS.map((name) => [name, text(name)])),
    couponCode: text('couponCode'),
    reduction: text('reduction'),
    reductionBecause: text('reductionBecause'),
    sendLetter: form.get('sendLetter') === 'yes',
  };
}
