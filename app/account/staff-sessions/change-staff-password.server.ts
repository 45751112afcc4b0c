import { eq } from 'drizzle-orm';
import { db, now } from '../../platform/runtime/runtime.server.ts';
import type { Transaction } from '../../platform/database/dialect.ts';
import { hashPassword, verifyPassword } from '../../platform/runtime/password-hash.server.ts';
import { giveLimitBack, useLimit } from '../../platform/limits/rate-limit.server.ts';
import { queueAccessLetter } from './staff-letters.server.ts';
import { writeAuditEntry } from './audit-log.server.ts';
import { staffPasswordProblem } from './staff-password.ts';
import { endOtherSessions, goesOn, type Staff } from './staff-session.server.ts';
import { staff } from './tables.server.ts';
import { tooManyTries } from './too-many-tries.ts';

const TRIES = 10;
const WINDOW_SECONDS = 15 * 60;

/**
 * Asks signed-in staff for their password once more, so that an open room on an unattended desk allows no
 * lasting change.
 */
export async function askPasswordAgain(person: Staff, typed: string): Promise<string | null> {
  const key = `staff-password/${person.id}`;
  const waitSeconds = await useLimit(key, TRIES, WINDOW_SECONDS);
  if (waitSeconds > 0) return tooManyTries(waitSeconds);
  const [row] = await db().select().from(staff).where(eq(staff.id, person.id));
  if (!row || !(await verifyPassword(typed, row.passwordHash))) return 'The current password is not right.';
  await giveLimitBack(key);
  return null;
}

const CHANGED_MEANWHILE = 'Your password was changed elsewhere meanwhile. Please open the room again.';

/** A problem with one of the two fields; null when the password has been changed. */
export type PasswordAnswer = { field: 'current' | 'next'; problem: string } | null;

/**
 * Gives somebody the password they chose. Ends the sessions in their other browsers and tells them by letter.
 */
export async function changeStaffPassword(
  person: Staff,
  current: string,
  next: string,
): Promise<PasswordAnswer> {
  const problem = staffPasswordProblem(next, person.email);
  if (problem) return { field: 'next', problem };
  if (next === current) return { field: 'next', problem: 'This is the password you have now.' };
  const wrong = await askPasswordAgain(person, current);
  if (wrong) return { field: 'current', problem: wrong };
  const passwordHash = await hashPassword(next);
  return db().transaction(async (tx) => {
    await tx.select({ id: staff.id }).from(staff).where(eq(staff.id, person.id)).for('update');
    if (!(await goesOn(tx, person.sessionId))) return { field: 'current', problem: CHANGED_MEANWHILE };
    await setStaffPassword(tx, person, passwordHash, person.sessionId);
    await writeAuditEntry(tx, person, { action: 'password changed', subject: `staff ${person.name}` });
    return null;
  });
}

/** @param keepSessionId the session that stays open: the one in which the password was changed. */
export async function setStaffPassword(
  tx: Transaction,
  person: { id: string; name: string; email: string },
  passwordHash: string,
  keepSessionId?: string,
): Promise<void> {
  await tx.update(staff).set({ passwordHash, passwordChosenAt: now() }).where(eq(staff.id, person.id));
  await endOtherSessions(tx, person.id, keepSessionId);
  await queueAccessLetter(tx, person, 'password changed');
}
