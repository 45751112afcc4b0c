import { z } from 'zod';
import { THEMES } from '../../shop/gallery/themes.ts';
import type { Category } from '../../buying/catalogue/sample-books.ts';
import { code, lines } from '../../platform/strings/typed-fields.schema.ts';

const MOST_RUPEES = 100_000;

const price = code
  .transform(Number)
  .pipe(
    z
      .number('Please write a price.')
      .int('Please write whole rupees.')
      .min(1, 'Please write at least ₹1.')
      .max(MOST_RUPEES, 'Please write at most ₹1,00,000.'),
  );

/** The owner's description of a book; prices in whole rupees. */
export const productSchema = z.object({
  image: z
    .string()
    .regex(/^\/(covers\/[a-z-]{1,40}|gallery-pictures\/[0-9a-f]{64})-480\.webp$/, 'Please choose a picture.'),
  description: lines
    .normalize()
    .min(10, 'Please write at least 10 characters.')
    .max(400, 'Please write at most 400 characters.'),
  digitalPrice: price,
  printPrice: price,
  comboPrice: price,
  theme: z.enum(THEMES.map(({ id }) => id) as [Category, ...Category[]]),
});
export type ProductForm = z.infer<typeof productSchema>;

/** The result of saving a book. Each answer is a new object, so that the screen notices it. */
export type ProductAnswer = { done: string } | { errors: Partial<Record<keyof ProductForm, string>> };

export function productErrors(error: z.ZodError): Partial<Record<keyof ProductForm, string>> {
  return Object.fromEntries(error.issues.map(({ path, message }) => [String(path[0]), message]));
}
