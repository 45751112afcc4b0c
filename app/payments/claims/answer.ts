import { data } from 'react-router';
import { z } from 'zod';
import { lines } from '../../platform/strings/typed-fields.schema.ts';
import { refusalWords } from '../refunds/refusal-words.ts';
import { amountSchema, wrongFields } from '../refunds/refund.schema.ts';
import { isId } from '../../platform/strings/uuid.ts';
import { forSupport, staffContext } from '../../account/staff-sessions/audience.server.ts';
import { readForm } from '../../platform/bodies/read-form.server.ts';
import type { Route } from './+types/answer.ts';
import { answerClaim } from './answer-claim.server.ts';
import { ANSWERS } from './claim-words.ts';
import { claimById } from './claims.server.ts';

export const middleware = [forSupport];

const answerSchema = z.object({
  answer: z.enum(ANSWERS, 'Please choose what to do.'),
  words: lines
    .min(10, 'Please write a sentence to the customer.')
    .max(2000, 'Please keep it to 2,000 characters.'),
});

/** POST: staff answer a claim with a new copy, a refund, or a polite refusal. */
export async function action({ request, params, context }: Route.ActionArgs) {
  const form = Object.fromEntries(await readForm(request));
  const read = answerSchema.safeParse(form);
  if (!read.success) return data({ wrong: wrongFields(read.error) }, 422);
  const amount = amountSchema.safeParse(read.data.answer === 'refund' ? form : { how: 'rest' });
  if (!amount.success) return data({ wrong: wrongFields(amount.error) }, 422);
  const claim = isId(params.claimId) ? await claimById(params.claimId) : null;
  if (!claim) return data({ refused: 'There is no such claim.' }, 404);
  const answered = await answerClaim(context.get(staffContext), claim, {
    ...read.data,
    amountPaise: amount.data.how === 'rest' ? 'rest' : amount.data.rupees * 100,
  });
  if (!('refused' in answered)) return { done: 'The customer has your answer.' };
  const problem =
    answered.refused === 'answered'
      ? 'Somebody answered it meanwhile.'
      : refusalWords(answered.refused, answered.leftPaise);
  return data({ refused: problem }, 409);
}
