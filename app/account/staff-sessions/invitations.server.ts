import { randomUUID } from 'node:crypto';
import { and, desc, eq, gt, isNull, lt } from 'drizzle-orm';
import { queueLetter } from '../../platform/mail/outbox.server.ts';
import { db, environment, now } from '../../platform/runtime/runtime.server.ts';
import type { Queryable, Transaction } from '../../platform/database/dialect.ts';
import { hashPassword } from '../../platform/runtime/password-hash.server.ts';
import { newToken, tokenHash } from '../../platform/runtime/secret-token.server.ts';
import { keptSince } from '../../platform/settings/kept-since.server.ts';
import { setStaffPassword } from './change-staff-password.server.ts';
import { invitationLetter, newPasswordLetter } from './invitation.mail.tsx';
import { ROLE_NAMES, type Role } from './roles.ts';
import { writeAuditEntry } from './audit-log.server.ts';
import type { Staff } from './staff-session.server.ts';
import { staff, staffInvitations } from './tables.server.ts';

const WORKS_FOR_DAYS = 7;
const DAY_MS = 86_400_000;

/** Who is invited, and in which role. */
interface Invited {
  name: string;
  /** In lower case. */
  email: string;
  role: Role;
}
export type Invitation = typeof staffInvitations.$inferSelect;

/** Invitations that were neither accepted nor withdrawn, the newest first. Includes expired ones. */
export async function openInvitations(): Promise<Invitation[]> {
  return db()
    .select()
    .from(staffInvitations)
    .where(and(isNull(staffInvitations.acceptedAt), isNull(staffInvitations.withdrawnAt)))
    .orderBy(desc(staffInvitations.createdAt));
}

/** Invites somebody. An address has only one open invitation: an earlier one stops working. */
export async function invite(owner: Staff, invited: Invited): Promise<'sent' | 'works-here'> {
  return db().transaction(async (tx) => {
    if (await atWork(tx, invited.email)) return 'works-here';
    await sendInvitation(tx, owner, invited);
    const details = { role: ROLE_NAMES[invited.role] };
    await writeAuditEntry(tx, owner, { action: 'person invited', subject: `staff ${invited.name}`, details });
    return 'sent';
  });
}

/** Sends a member of staff a link for a new password. @returns false when no member of staff has that id. */
export async function sendPasswordLink(owner: Staff, personId: string): Promise<boolean> {
  return db().transaction(async (tx) => {
    const [person] = await tx
      .select()
      .from(staff)
      .where(and(eq(staff.id, personId), isNull(staff.removedAt)));
    if (!person) return false;
    await sendInvitation(tx, owner, person);
    await writeAuditEntry(tx, owner, { action: 'password link sent', subject: `staff ${person.name}` });
    return true;
  });
}

/** Sends the same invitation again with a new link, for seven more days. The old link stops working. */
export async function inviteAgain(owner: Staff, id: string): Promise<boolean> {
  return db().transaction(async (tx) => {
    const invitation = await withdraw(tx, id);
    if (!invitation) return false;
    await sendInvitation(tx, owner, invitation);
    await writeAuditEntry(tx, owner, { action: 'invited again', subject: `staff ${invitation.name}` });
    return true;
  });
}

export async function withdrawInvitation(owner: Staff, id: string): Promise<boolean> {
  return db().transaction(async (tx) => {
    const invitation = await withdraw(tx, id);
    if (!invitation) return false;
    await writeAuditEntry(tx, owner, { action: 'invitation withdrawn', subject: `staff ${invitation.name}` });
    return true;
  });
}

/** The invitation whose link still works. `worksHere`: the link is for a new password only. */
export async function invitationOf(token: string): Promise<(Invitation & { worksHere: boolean }) | null> {
  const [invitation] = await db().select().from(staffInvitations).where(working(token));
  if (!invitation) return null;
  return { ...invitation, worksHere: (await atWork(db(), invitation.email)) !== null };
}

/**
 * Uses the link up: somebody joins the staff, or a member of staff gets a new password.
 * @returns false when the link was used before, is too old or was withdrawn.
 */
export async function acceptInvitation(token: string, name: string, password: string): Promise<boolean> {
  if (!(await invitationOf(token))) return false;
  const passwordHash = await hashPassword(password);
  return db().transaction(async (tx) => {
    const [invitation] = await tx
      .update(staffInvitations)
      .set({ acceptedAt: now() })
      .where(working(token))
      .returning();
    if (!invitation) return false;
    const here = await atWork(tx, invitation.email);
    if (here) {
      await setStaffPassword(tx, here, passwordHash);
      await writeAuditEntry(tx, here, { action: 'password changed', subject: `staff ${here.name}` });
      return true;
    }
    const person = await beginWork(
      tx,
      { name, email: invitation.email, role: invitation.role },
      passwordHash,
    );
    const details = { role: ROLE_NAMES[person.role] };
    await writeAuditEntry(tx, person, { action: 'joined', subject: `staff ${person.name}`, details });
    return true;
  });
}

/** Deletes old invitations, because they hold addresses of people who may never have joined. */
export async function forgetOldInvitations(): Promise<void> {
  const longAgo = await keptSince('staffInvitations');
  await db().delete(staffInvitations).where(lt(staffInvitations.expiresAt, longAgo));
}

async function sendInvitation(tx: Transaction, owner: Staff, invited: Invited): Promise<void> {
  const { id, link } = await openLink(tx, owner.id, invited, WORKS_FOR_DAYS * DAY_MS);
  const { name, email, role } = invited;
  const write = (await atWork(tx, email)) ? newPasswordLetter : invitationLetter;
  const letter = write({ shopUrl: environment().publicUrl, name, role, invitedBy: owner.name, link });
  await queueLetter(tx, { event: `staff-invitation/${id}`, to: email, ...letter, secret: true });
}

/** Makes the only link that works for this address. Stores only the hash of its token. */
export async function openLink(
  tx: Transaction,
  invitedBy: string,
  { name, email, role }: Invited,
  worksForMs: number,
): Promise<{ id: string; link: string }> {
  const [id, token, at] = [randomUUID(), newToken(), now()];
  await closeInvitations(tx, email);
  await tx.insert(staffInvitations).values({
    id,
    email,
    name,
    role,
    tokenHash: tokenHash(token),
    invitedBy,
    createdAt: at,
    expiresAt: new Date(at.getTime() + worksForMs),
  });
  return { id, link: `${environment().publicUrl}/admin/join?token=${token}` };
}

/** Withdraws every open link that was sent to an address. */
export async function closeInvitations(tx: Transaction, email: string): Promise<void> {
  await tx
    .update(staffInvitations)
    .set({ withdrawnAt: now() })
    .where(and(eq(staffInvitations.email, email), isOpen));
}

/** Somebody who worked here before keeps the id by which the log knows them. */
async function beginWork(tx: Transaction, { name, email, role }: Invited, passwordHash: string) {
  const fresh = { name, role, passwordHash, passwordChosenAt: now(), createdAt: now() };
  const [person] = await tx
    .insert(staff)
    .values({ id: randomUUID(), email, ...fresh })
    .onConflictDoUpdate({ target: staff.email, set: { ...fresh, removedAt: null } })
    .returning();
  if (!person) throw new Error('Nobody began to work.');
  return person;
}

async function withdraw(tx: Transaction, id: string): Promise<Invitation | null> {
  const [row] = await tx
    .update(staffInvitations)
    .set({ withdrawnAt: now() })
    .where(and(eq(staffInvitations.id, id), isOpen))
    .returning();
  return row ?? null;
}

async function atWork(database: Queryable, email: string) {
  const [row] = await database
    .select()
    .from(staff)
    .where(and(eq(staff.email, email), isNull(staff.removedAt)));
  return row ?? null;
}

const isOpen = and(isNull(staffInvitations.acceptedAt), isNull(staffInvitations.withdrawnAt));

const working = (token: string) =>
  and(eq(staffInvitations.tokenHash, tokenHash(token)), isOpen, gt(staffInvitations.expiresAt, now()));
