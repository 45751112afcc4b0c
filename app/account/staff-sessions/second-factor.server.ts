import { and, eq, isNull, lt, or } from 'drizzle-orm';
import { db, now } from '../../platform/runtime/runtime.server.ts';
import type { Transaction } from '../../platform/database/dialect.ts';
import { plainCode } from '../../platform/strings/plain-line.ts';
import { queueAccessLetter } from './staff-letters.server.ts';
import {
  dropRecoveryCodes,
  drawRecoveryCodes,
  recoveryCodesLeft,
  useRecoveryCode,
} from './recovery-codes.server.ts';
import { seal, unseal } from './sealed-secret.server.ts';
import { writeAuditEntry } from './audit-log.server.ts';
import { endOtherSessions, markSecondFactor, type Staff } from './staff-session.server.ts';
import { staff } from './tables.server.ts';
import { newTotpSecret, stepOfCode, totpAddress } from './totp.ts';

/** What an authenticator app needs; shown once. */
export interface NewSecondFactor {
  secret: string;
  /** `otpauth://…`, for the QR code that the app reads. */
  address: string;
}

/**
 * Makes a secret for a new app. An earlier app stays in force until a first code of the new one was right.
 */
export async function beginSecondFactor({ id, email }: Staff): Promise<NewSecondFactor> {
  const secret = newTotpSecret();
  await db()
    .update(staff)
    .set({ totpNextSecret: seal(secret, id) })
    .where(eq(staff.id, id));
  return { secret, address: totpAddress(secret, email) };
}

/**
 * Checks the new app's first code, and asks for its codes from now on. Every other session ends, because it
 * never passed this second factor.
 * @returns ten recovery codes, once; null when the code is wrong or no setup was begun.
 */
export async function confirmSecondFactor(person: Staff, typed: string): Promise<string[] | null> {
  return db().transaction(async (tx) => {
    const [row] = await tx.select().from(staff).where(eq(staff.id, person.id)).for('update');
    const secret = row?.totpNextSecret ? unseal(row.totpNextSecret, person.id) : null;
    const step = secret === null ? null : stepOfCode(secret, digitsOf(typed), now(), null);
    if (!row || step === null) return null;
    await tx
      .update(staff)
      .set({
        totpSecret: row.totpNextSecret,
        totpNextSecret: null,
        totpConfirmedAt: now(),
        totpLastStep: step,
      })
      .where(eq(staff.id, person.id));
    await markSecondFactor(tx, person.sessionId);
    await endOtherSessions(tx, person.id, person.sessionId);
    await writeAuditEntry(tx, person, { action: 'second factor set up', subject: `staff ${person.name}` });
    await queueAccessLetter(tx, person, 'second factor on');
    return drawRecoveryCodes(tx, person.id);
  });
}

/** Removes somebody's second factor and recovery codes. The caller records who did it, and to whom. */
export async function dropSecondFactor(tx: Transaction, staffId: string): Promise<void> {
  await tx
    .update(staff)
    .set({ totpSecret: null, totpNextSecret: null, totpConfirmedAt: null, totpLastStep: null })
    .where(eq(staff.id, staffId));
  await dropRecoveryCodes(tx, staffId);
}

/**
 * Whether a code typed at the gate is right. It may come from the app or be a recovery code. Each works once.
 */
export async function provesSecondFactor(staffId: string, typed: string): Promise<boolean> {
  return /^[\d-]*$/.test(plainCode(typed)) && digitsOf(typed).length === 6
    ? provesApp(staffId, digitsOf(typed))
    : provesRecoveryCode(staffId, typed);
}

async function provesApp(staffId: string, code: string): Promise<boolean> {
  const [row] = await db().select().from(staff).where(eq(staff.id, staffId));
  if (!row?.totpSecret || !row.totpConfirmedAt) return false;
  const secret = unseal(row.totpSecret, staffId);
  const step = secret === null ? null : stepOfCode(secret, code, now(), row.totpLastStep);
  if (step === null) return false;
  // If two calls bring the same code at once, only the first may use it.
  const taken = await db()
    .update(staff)
    .set({ totpLastStep: step })
    .where(and(eq(staff.id, staffId), or(isNull(staff.totpLastStep), lt(staff.totpLastStep, step))))
    .returning({ id: staff.id });
  return taken.length > 0;
}

async function provesRecoveryCode(staffId: string, typed: string): Promise<boolean> {
  return db().transaction(async (tx) => {
    if (!(await useRecoveryCode(tx, staffId, typed))) return false;
    const [person] = await tx.select().from(staff).where(eq(staff.id, staffId));
    if (!person) return false;
    const left = await recoveryCodesLeft(tx, staffId);
    await writeAuditEntry(tx, person, {
      action: 'recovery code used',
      subject: `staff ${person.name}`,
      details: { left },
    });
    await queueAccessLetter(tx, person, 'recovery code used');
    return true;
  });
}

const digitsOf = (typed: string) => plainCode(typed).replaceAll(/\D/g, '');
