import { data } from 'react-router';
import { z } from 'zod';
import { forOwner, staffContext } from '../../account/staff-sessions/audience.server.ts';
import { askPasswordAgain } from '../../account/staff-sessions/change-staff-password.server.ts';
import { invite } from '../../account/staff-sessions/invitations.server.ts';
import { readForm } from '../../platform/bodies/read-form.server.ts';
import type { Route } from './+types/invite.ts';
import { inviteSchema } from './invite.schema.ts';

export const middleware = [forOwner];

type Field = keyof z.infer<typeof inviteSchema> | 'password';

/** Invites a staff member. Asks for the owner's password, because this grants access. */
export async function action({ request, context }: Route.ActionArgs) {
  const form = await readForm(request);
  const wish = inviteSchema.safeParse(Object.fromEntries(form));
  if (!wish.success) {
    const { fieldErrors } = z.flattenError(wish.error);
    return refuse({
      name: fieldErrors.name?.[0],
      email: fieldErrors.email?.[0],
      role: fieldErrors.role?.[0],
    });
  }
  const owner = context.get(staffContext);
  const password = await askPasswordAgain(owner, String(form.get('password') ?? ''));
  if (password) return refuse({ password });
  const outcome = await invite(owner, wish.data);
  if (outcome === 'works-here') return refuse({ email: 'This address works here already.' });
  return data({ invited: wish.data.email, errors: {} as Partial<Record<Field, string | undefined>> });
}

function refuse(errors: Partial<Record<Field, string | undefined>>) {
  return data({ invited: null, errors }, 422);
}
