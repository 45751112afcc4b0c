import { and, eq, isNull } from 'drizzle-orm';
import { db } from '../../platform/runtime/runtime.server.ts';
import { openLink } from './invitations.server.ts';
import { dropSecondFactor } from './second-factor.server.ts';
import { queueAccessLetter } from './staff-letters.server.ts';
import { writeAuditEntry } from './audit-log.server.ts';
import { endOtherSessions } from './staff-session.server.ts';
import { plainEmail } from '../../platform/strings/plain-line.ts';
import { staff } from './tables.server.ts';

const HOUR_MS = 3_600_000;

/**
 * Lets in a member of staff who is locked out and has no owner to ask. It is for whoever runs the server, who
 * has the database anyway. The old password keeps working until the link is used.
 * @param secondFactor whether the authenticator app is lost, too: their second factor is then removed at
 *   once.
 * @returns a link with which they choose a new password, once, within the hour; null when nobody with this
 *   address works here.
 */
export async function letBackIn(
  email: string,
  { secondFactor }: { secondFactor: boolean },
): Promise<string | null> {
  return db().transaction(async (tx) => {
    const [person] = await tx
      .select()
      .from(staff)
      .where(and(eq(staff.email, plainEmail(email)), isNull(staff.removedAt)))
      .for('update');
    if (!person) return null;
    const [server, subject] = [{ id: person.id, name: 'On the server' }, `staff ${person.name}`];
    if (secondFactor) {
      await dropSecondFactor(tx, person.id);
      await endOtherSessions(tx, person.id);
      await writeAuditEntry(tx, server, { action: 'second factor reset', subject });
      await queueAccessLetter(tx, person, 'second factor reset');
    }
    await writeAuditEntry(tx, server, { action: 'password link made', subject });
    return (await openLink(tx, person.id, person, HOUR_MS)).link;
  });
}
