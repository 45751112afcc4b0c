import { z } from 'zod';
import { code, lines } from '../../platform/strings/typed-fields.schema.ts';

/** The reason, in words that the customer reads. */
const reasonSchema = lines
  .min(3, 'Please say why: the customer reads it.')
  .max(300, 'Please keep it to 300 characters.');

/** A part in whole rupees as staff type it, or everything that is left. */
export const amountSchema = z.discriminatedUnion('how', [
  z.object({ how: z.literal('rest') }),
  z.object({
    how: z.literal('part'),
    rupees: code.regex(/^[1-9]\d{0,5}$/, 'Please type whole rupees, such as 200.').transform(Number),
  }),
]);

/** The fields of the refund form. */
export const refundSchema = z.intersection(
  z.object({ reason: reasonSchema, formKey: z.string().min(8).max(100) }),
  amountSchema,
);

/** The fields of a form for an action that needs a reason. */
export const whySchema = z.object({ reason: reasonSchema });

/** The error messages of a form, by field name; for each field the first one. */
export function wrongFields({ issues }: z.ZodError): Record<string, string> {
  return Object.fromEntries(issues.toReversed().map(({ path, message }) => [path.join('.'), message]));
}
