import { z } from 'zod';
import { forOwner, staffContext } from '../../account/staff-sessions/audience.server.ts';
import { sendPasswordLink } from '../../account/staff-sessions/invitations.server.ts';
import { readForm } from '../../platform/bodies/read-form.server.ts';
import type { Route } from './+types/send-password-link.ts';
import { answerChange } from './answer-change.ts';

export const middleware = [forOwner];

const wishSchema = z.object({ personId: z.uuid() });

export async function action({ request, context }: Route.ActionArgs) {
  const wish = wishSchema.safeParse(Object.fromEntries(await readForm(request)));
  if (!wish.success) return answerChange('invalid', '');
  const sent = await sendPasswordLink(context.get(staffContext), wish.data.personId);
  return answerChange(sent ? 'done' : 'not-found', 'The letter is on its way');
}
