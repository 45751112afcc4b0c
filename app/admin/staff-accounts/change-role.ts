import { z } from 'zod';
import { forOwner, staffContext } from '../../account/staff-sessions/audience.server.ts';
import { changeRole } from '../../account/staff-sessions/staff-accounts.server.ts';
import { ROLES } from '../../account/staff-sessions/roles.ts';
import { readForm } from '../../platform/bodies/read-form.server.ts';
import type { Route } from './+types/change-role.ts';
import { answerChange } from './answer-change.ts';

export const middleware = [forOwner];

const wishSchema = z.object({ personId: z.uuid(), role: z.enum(ROLES) });

export async function action({ request, context }: Route.ActionArgs) {
  const wish = wishSchema.safeParse(Object.fromEntries(await readForm(request)));
  if (!wish.success) return answerChange('invalid', '');
  const { personId, role } = wish.data;
  return answerChange(await changeRole(context.get(staffContext), personId, role), 'Role changed');
}
