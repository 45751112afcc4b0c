import { data } from 'react-router';
import { z } from 'zod';
import { forOwner, staffContext } from '../staff/audience.server.ts';
import { invite } from '../staff/invitations.server.ts';
import type { Route } from './+types/invite.ts';
import { inviteSchema } from './invite.schema.ts';

export const middleware = [forOwner];

type Field = keyof z.infer<typeof inviteSchema>;

export async function action({ request, context }: Route.ActionArgs) {
  const wish = inviteSchema.safeParse(Object.fromEntries(await request.formData()));
  if (!wish.success) {
    const { fieldErrors } = z.flattenError(wish.error);
    return refuse({
      name: fieldErrors.name?.[0],
      email: fieldErrors.email?.[0],
      role: fieldErrors.role?.[0],
    });
  }
  const outcome = await invite(context.get(staffContext), wish.data);
  if (outcome === 'works-here') return refuse({ email: 'This address works here already.' });
  return data({ invited: wish.data.email, errors: {} as Partial<Record<Field, string | undefined>> });
}

function refuse(errors: Partial<Record<Field, string | undefined>>) {
  return data({ invited: null, errors }, 422);
}
