import type { z } from 'zod';

/** The answer to a refused form. It returns what was typed. */
export interface FormAnswer<Field extends string> {
  problem: 'invalid' | 'too-many' | 'failed';
  /** One sentence a field; empty unless `problem` is `invalid`. */
  errors: Partial<Record<Field, string>>;
  /** What was typed; absent when the shop was never reached and the form still holds it. */
  values?: Record<Field, string>;
  /** Until the next message is taken; only with `too-many`. */
  minutes?: number;
}

/** Without a connection the page stays, and with it what was typed. */
export const NOT_REACHED = { problem: 'failed', errors: {} } as const;

/** Reads a form against its schema. @returns the cleaned input, or null and the first complaint about each field. */
export function checkForm<Input>(
  schema: z.ZodObject & z.ZodType<Input>,
  form: FormData,
): { input: Input | null } & Required<Pick<FormAnswer<keyof Input & string>, 'errors' | 'values'>> {
  type Field = keyof Input & string;
  const values = Object.fromEntries(
    Object.keys(schema.shape).map((name) => {
      const value = form.get(name);
      return [name, typeof value === 'string' ? value : ''];
    }),
  ) as Record<Field, string>;
  const read = schema.safeParse(values);
  const errors: Partial<Record<Field, string>> = {};
  for (const issue of read.error?.issues ?? []) errors[String(issue.path[0]) as Field] ??= issue.message;
  return { input: read.success ? read.data : null, errors, values };
}
