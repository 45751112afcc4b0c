import { data } from 'react-router';
import { z } from 'zod';
import { db } from '../../platform/runtime/runtime.server.ts';
import { forStaff, staffContext } from '../../account/staff-sessions/audience.server.ts';
import { writeAuditEntry } from '../../account/staff-sessions/audit-log.server.ts';
import { endSession } from '../../account/staff-sessions/staff-session.server.ts';
import { readForm } from '../../platform/bodies/read-form.server.ts';
import type { Route } from './+types/end-session.ts';

export const middleware = [forStaff];

const wishSchema = z.object({ sessionId: z.uuid() });

/** Signs the staff member out in one browser. */
export async function action({ request, context }: Route.ActionArgs) {
  const person = context.get(staffContext);
  const wish = wishSchema.safeParse(Object.fromEntries(await readForm(request)));
  if (!wish.success) return data({ ended: false }, 404);
  const ended = await db().transaction(async (tx) => {
    if (!(await endSession(tx, person.id, wish.data.sessionId))) return false;
    await writeAuditEntry(tx, person, { action: 'session ended', subject: `staff ${person.name}` });
    return true;
  });
  return data({ ended }, ended ? 200 : 404);
}
