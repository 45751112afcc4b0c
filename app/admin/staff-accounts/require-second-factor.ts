import { z } from 'zod';
import { forOwner, staffContext } from '../../account/staff-sessions/audience.server.ts';
import { requireSecondFactor } from '../../account/staff-sessions/staff-accounts.server.ts';
import { readForm } from '../../platform/bodies/read-form.server.ts';
import type { Route } from './+types/require-second-factor.ts';
import { answerChange } from './answer-change.ts';

export const middleware = [forOwner];

const wishSchema = z.object({ required: z.enum(['yes', 'no']) });

export async function action({ request, context }: Route.ActionArgs) {
  const wish = wishSchema.safeParse(Object.fromEntries(await readForm(request)));
  if (!wish.success) return answerChange('invalid', '');
  const required = wish.data.required === 'yes';
  const done = await requireSecondFactor(context.get(staffContext), required);
  return answerChange(done ? 'done' : 'invalid', required ? 'Asked of everybody' : 'Left to everybody');
}
