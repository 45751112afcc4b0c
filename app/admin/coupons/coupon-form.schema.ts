import { z } from 'zod';
import { daysAfter, startOfDay } from '../../orders/orders/order-dates.ts';
import type { CouponTerms } from '../../buying/pricing/coupon-book.server.ts';
import { code, plain } from '../../platform/strings/typed-fields.schema.ts';

/** Higher than the price of any order. */
const MOST_RUPEES = 100_000;

const isWhole = (typed: string, least: number, most: number) =>
  /^\d{1,9}$/.test(typed) && Number(typed) >= least && Number(typed) <= most;

const numberOrNothing = (least: number, most: number, message: string) =>
  code
    .default('')
    .refine((typed) => typed === '' || isWhole(typed, least, most), message)
    .transform((typed) => (typed === '' ? null : Number(typed)));

const day = code
  .default('')
  .refine((typed) => typed === '' || startOfDay(typed) !== null, 'Please choose a day.');

const tick = z
  .string()
  .optional()
  .transform((value) => value !== undefined);

/** A new code: short, and easy to read out on the phone. */
export const codeSchema = plain
  .toUpperCase()
  .refine((coded) => /^[A-Z0-9][A-Z0-9-]{2,39}$/.test(coded), 'Three to forty letters, digits and hyphens.');

/** The form of a coupon as it is sent. Days are days in India; the last one counts to its end. */
export const couponFormSchema = z
  .object({
    kind: z.enum(['percent', 'amount']),
    worth: code.default(''),
    from: day,
    until: day,
    totalLimit: numberOrNothing(1, 1_000_000, 'A whole number from 1, or nothing.'),
    customerLimit: numberOrNothing(1, 1_000, 'A whole number from 1, or nothing.'),
    minimum: numberOrNothing(0, 1_000_000, 'Whole rupees, or nothing.'),
    inWizard: tick,
    inCart: tick,
    onProductPage: tick,
  })
  .transform(({ kind, worth, ...form }, context): CouponTerms => {
    const wrong = (path: string, message: string) => {
      context.addIssue({ code: 'custom', path: [path], message });
      return z.NEVER;
    };
    const [most, say] =
      kind === 'percent' ? [100, 'A whole number from 1 to 100.'] : [MOST_RUPEES, 'Whole rupees, 1 or more.'];
    if (!isWhole(worth, 1, most)) return wrong('worth', say);
    const startsAt = startOfDay(form.from);
    const lastDay = startOfDay(form.until);
    const endsAt = lastDay && daysAfter(lastDay, 1);
    if (startsAt && endsAt && endsAt <= startsAt) return wrong('until', 'The last day is before the first.');
    if (!form.inWizard && !form.inCart && !form.onProductPage)
      return wrong('inWizard', 'Please say where it may be typed.');
    return {
      percent: kind === 'percent' ? Number(worth) : 0,
      amount: kind === 'amount' ? Number(worth) : 0,
      startsAt,
      endsAt,
      customersLimit: form.totalLimit,
      customerLimit: form.customerLimit,
      minimum: form.minimum ?? 0,
      validInWizard: form.inWizard,
      validInCart: form.inCart,
      validOnProductPage: form.onProductPage,
    };
  });

/** What is wrong with each field, one sentence a field. */
export function wrongOf(error: z.ZodError | undefined): Record<string, string> {
  const wrong: Record<string, string> = {};
  for (const { path, message } of error?.issues ?? []) wrong[String(path[0])] ??= message;
  return wrong;
}
