import { db } from '../../platform/runtime/runtime.server.ts';
import { forStaff, staffContext } from '../../account/staff-sessions/audience.server.ts';
import { writeAuditEntry } from '../../account/staff-sessions/audit-log.server.ts';
import { endOtherSessions } from '../../account/staff-sessions/staff-session.server.ts';
import type { Route } from './+types/end-other-sessions.ts';

export const middleware = [forStaff];

/** Signs the staff member out in all other browsers. */
export async function action({ context }: Route.ActionArgs) {
  const person = context.get(staffContext);
  await db().transaction(async (tx) => {
    const count = await endOtherSessions(tx, person.id, person.sessionId);
    if (count > 0)
      await writeAuditEntry(tx, person, {
        action: 'session ended',
        subject: `staff ${person.name}`,
        details: { count },
      });
  });
  return { ended: true };
}
