import { and, asc, eq, isNull, max, sql } from 'drizzle-orm';
import { changeSettings } from '../../platform/settings/shop-settings.server.ts';
import { db, now } from '../../platform/runtime/runtime.server.ts';
import type { Transaction } from '../../platform/database/dialect.ts';
import { closeInvitations } from './invitations.server.ts';
import { ROLE_NAMES, type Role } from './roles.ts';
import { dropSecondFactor } from './second-factor.server.ts';
import { queueAccessLetter } from './staff-letters.server.ts';
import { writeAuditEntry } from './audit-log.server.ts';
import { endOtherSessions, type Staff } from './staff-session.server.ts';
import { staff, staffSessions } from './tables.server.ts';

/** A member of staff, as the owner sees them. */
export interface Person {
  id: string;
  name: string;
  email: string;
  role: Role;
  hasSecondFactor: boolean;
  /** When they last used the staff room; null when they never did. */
  lastSeenAt: Date | null;
}

export async function peopleAtWork(): Promise<Person[]> {
  return db()
    .select({
      id: staff.id,
      name: staff.name,
      email: staff.email,
      role: staff.role,
      hasSecondFactor: sql<boolean>`${staff.totpConfirmedAt} is not null`,
      lastSeenAt: max(staffSessions.lastSeenAt),
    })
    .from(staff)
    .leftJoin(staffSessions, eq(staffSessions.staffId, staff.id))
    .where(isNull(staff.removedAt))
    .groupBy(staff.id)
    .orderBy(asc(staff.createdAt), asc(staff.id));
}

/**
 * The outcome of a change to a person. `last-owner`: refused, because the shop would be left without an
 * owner.
 */
export type Change = 'done' | 'last-owner' | 'not-found' | 'own';

export function changeRole(owner: Staff, personId: string, role: Role): Promise<Change> {
  return db().transaction(async (tx) => {
    const person = await heldPerson(tx, personId);
    if (!person) return 'not-found';
    if (person.role === role) return 'done';
    if (await isLastOwner(tx, person)) return 'last-owner';
    await tx.update(staff).set({ role }).where(eq(staff.id, person.id));
    const details = { from: ROLE_NAMES[person.role], to: ROLE_NAMES[role] };
    await writeAuditEntry(tx, owner, { action: 'role changed', subject: `staff ${person.name}`, details });
    return 'done';
  });
}

/** Removes somebody from the staff. Their sessions and links end at once; what they did stays in the log. */
export function removePerson(owner: Staff, personId: string): Promise<Change> {
  return db().transaction(async (tx) => {
    const person = await heldPerson(tx, personId);
    if (!person) return 'not-found';
    if (await isLastOwner(tx, person)) return 'last-owner';
    await tx.update(staff).set({ removedAt: now() }).where(eq(staff.id, person.id));
    await dropSecondFactor(tx, person.id);
    await endOtherSessions(tx, person.id);
    await closeInvitations(tx, person.email);
    const details = { role: ROLE_NAMES[person.role] };
    await writeAuditEntry(tx, owner, { action: 'person removed', subject: `staff ${person.name}`, details });
    return 'done';
  });
}

/**
 * Removes the second factor of somebody who lost phone and recovery codes. A letter tells them, and the
 * password alone opens the room until they set up a new app. Nobody may reset their own: turning it off asks
 * for the password.
 */
export async function resetSecondFactor(owner: Staff, personId: string): Promise<Change> {
  if (personId === owner.id) return 'own';
  return db().transaction(async (tx) => {
    const person = await heldPerson(tx, personId);
    if (!person?.totpConfirmedAt) return 'not-found';
    await dropSecondFactor(tx, person.id);
    await endOtherSessions(tx, person.id);
    await writeAuditEntry(tx, owner, { action: 'second factor reset', subject: `staff ${person.name}` });
    await queueAccessLetter(tx, person, 'second factor reset');
    return 'done';
  });
}

/**
 * Requires a second factor of all staff, or leaves it to them. @returns false when this owner has none yet.
 */
export async function requireSecondFactor(owner: Staff, required: boolean): Promise<boolean> {
  if (required && !owner.hasSecondFactor) return false;
  await db().transaction(async (tx) => {
    await changeSettings(tx, { secondFactorRequired: required });
    const action = required ? 'second factor required' : 'second factor left open';
    await writeAuditEntry(tx, owner, { action, subject: 'everybody' });
  });
  return true;
}

/** The person's row, locked until the transaction ends. */
async function heldPerson(tx: Transaction, id: string) {
  const [row] = await tx
    .select()
    .from(staff)
    .where(and(eq(staff.id, id), isNull(staff.removedAt)))
    .for('update');
  return row ?? null;
}

/** Locks the rows of all owners, so that of two owners who remove each other at once, one stays. */
async function isLastOwner(tx: Transaction, person: { id: string; role: Role }): Promise<boolean> {
  if (person.role !== 'owner') return false;
  const owners = await tx
    .select({ id: staff.id })
    .from(staff)
    .where(and(eq(staff.role, 'owner'), isNull(staff.removedAt)))
    .orderBy(asc(staff.id))
    .for('update');
  return owners.length <= 1;
}
