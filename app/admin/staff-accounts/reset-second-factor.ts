import { z } from 'zod';
import { forOwner, staffContext } from '../../account/staff-sessions/audience.server.ts';
import { resetSecondFactor } from '../../account/staff-sessions/staff-accounts.server.ts';
import { readForm } from '../../platform/bodies/read-form.server.ts';
import type { Route } from './+types/reset-second-factor.ts';
import { answerChange } from './answer-change.ts';

export const middleware = [forOwner];

const wishSchema = z.object({ personId: z.uuid() });

export async function action({ request, context }: Route.ActionArgs) {
  const wish = wishSchema.safeParse(Object.fromEntries(await readForm(request)));
  if (!wish.success) return answerChange('invalid', '');
  return answerChange(
    await resetSecondFactor(context.get(staffContext), wish.data.personId),
    'Second factor reset',
  );
}
