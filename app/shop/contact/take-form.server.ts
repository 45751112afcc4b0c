import { data } from 'react-router';
import type { z } from 'zod';
import { log } from '../../platform/telemetry/log.server.ts';
import { type FormAnswer, checkForm } from './form-answer.ts';
import { readForm } from '../../platform/bodies/read-form.server.ts';

/** The result of a form: `taken`, or an answer with the reason and the typed values. */
type Outcome<Taken, Field extends string> =
  | { taken: Taken }
  | { refusal: ReturnType<typeof data<FormAnswer<Field>>> };

/**
 * Parses a form and passes it to `take`.
 * @param take also returns how long to wait after too many tries. An exception is logged and answered as 'failed'.
 */
export async function takeForm<Input, Taken extends object>(
  request: Request,
  schema: z.ZodObject & z.ZodType<Input>,
  take: (input: Input) => Promise<Taken | { waitSeconds: number }>,
): Promise<Outcome<Taken, keyof Input & string>> {
  type Answer = FormAnswer<keyof Input & string>;
  const refuse = (answer: Answer, status: number) => ({ refusal: data(answer, status) });
  const { input, values, errors } = checkForm(schema, await readForm(request));
  if (!input) return refuse({ problem: 'invalid', errors, values }, 422);
  try {
    const taken = await take(input);
    if (!('waitSeconds' in taken)) return { taken };
    const minutes = Math.ceil(taken.waitSeconds / 60);
    return refuse({ problem: 'too-many', errors: {}, values, minutes }, 429);
  } catch (error) {
    log.error('A form could not be taken.', { error });
    return refuse({ problem: 'failed', errors: {}, values }, 500);
  }
}
