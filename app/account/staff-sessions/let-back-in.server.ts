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
 * For somebody who is shut out with no owner to ask: whoever runs the server has the database anyway. The password they
 * had goes on working until the link is used.
 * @param secondFactor whether the authenticator app is lost, too: it is taken off them at once.
 * @returns a link by which they choose a new password, once, within the hour; null when nobody of this address works here.
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
