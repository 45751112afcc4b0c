import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { keptKeyHash } from '../kept-drafts/kept-key.server.ts';
import { queueLetter } from '../../platform/mail/outbox.server.ts';
import { db, environment, now } from '../../platform/runtime/runtime.server.ts';
import type { Transaction } from '../../platform/database/dialect.ts';
import { log } from '../../platform/telemetry/log.server.ts';
import { hashPassword } from '../../platform/runtime/password-hash.server.ts';
import { confirmEmailLetter } from './confirm-email.mail.tsx';
import { countLetter, countSignUp } from './attempts.server.ts';
import { makeLink } from './emailed-link.server.ts';
import type { SignUp } from './sign-up.schema.ts';
import { credentials, users } from './tables.server.ts';

/** The details of one sign-up. They count only once the link in the letter of that sign-up is opened. */
export interface Claim {
  fullName: string;
  phone: string;
  address: string;
  passwordHash: string;
  /** Hash of the key under which the shop keeps what was typed in that browser. */
  keptKey?: string;
}

type Outcome =
  | { kind: 'check-inbox' }
  | { kind: 'account-exists' }
  | { kind: 'wait'; seconds: number }
  | { kind: 'failed' };

/** The message for a failed sign-up when the shop has no better reason to give. */
export const SIGN_UP_FAILED = 'Failed to create account. Please try again.';

/**
 * Opens an account and sends the letter that confirms its e-mail address. Until the address is confirmed,
 * anyone may sign up with it again. The letter that is opened decides whose details and password the account
 * gets.
 */
export async function signUp(request: Request, signUp: SignUp): Promise<Outcome> {
  const tooMany = (await countSignUp(request)) || (await countLetter(request, 'confirm-email', signUp.email));
  if (tooMany > 0) return { kind: 'wait', seconds: tooMany };
  const { email, password, ...words } = signUp;
  const claim: Claim = { ...words, ...keptIn(request), passwordHash: await hashPassword(password) };
  try {
    return await db().transaction(async (tx): Promise<Outcome> => {
      const userId = await openAccount(tx, email, claim);
      if (!userId) return { kind: 'account-exists' };
      await sendConfirmation(tx, { id: userId, email }, claim);
      return { kind: 'check-inbox' };
    });
  } catch (error) {
    log.error('An account could not be opened.', { error });
    return { kind: 'failed' };
  }
}

/**
 * Sends the letter again to somebody who knows the password of an account that is not confirmed yet.
 * @returns whether a letter is on its way; false when too many went out already.
 */
export async function confirmAgain(request: Request, email: string): Promise<boolean> {
  if ((await countLetter(request, 'confirm-email', email)) > 0) return false;
  await db().transaction(async (tx) => {
    const [row] = await tx
      .select({ user: users, passwordHash: credentials.password })
      .from(users)
      .innerJoin(credentials, eq(credentials.userId, users.id))
      .where(and(eq(users.email, email), eq(users.emailVerified, false)));
    if (!row?.passwordHash) return;
    const { name, phone, address } = row.user;
    const claim: Claim = {
      fullName: name,
      phone,
      address,
      passwordHash: row.passwordHash,
      ...keptIn(request),
    };
    await sendConfirmation(tx, row.user, claim);
  });
  return true;
}

function keptIn(request: Request): Pick<Claim, 'keptKey'> {
  const keptKey = keptKeyHash(request);
  return keptKey ? { keptKey } : {};
}

/** @returns the account's id; null when its address is confirmed already. */
async function openAccount(tx: Transaction, email: string, claim: Claim): Promise<string | null> {
  const [opened] = await tx
    .insert(users)
    .values({
      id: randomUUID(),
      email,
      name: claim.fullName,
      phone: claim.phone,
      address: claim.address,
      createdAt: now(),
      updatedAt: now(),
    })
    .onConflictDoNothing({ target: users.email })
    .returning();
  if (opened) {
    await tx.insert(credentials).values({
      id: randomUUID(),
      accountId: opened.id,
      providerId: 'credential',
      userId: opened.id,
      password: claim.passwordHash,
    });
    return opened.id;
  }
  const [known] = await tx.select().from(users).where(eq(users.email, email)).for('update');
  if (!known || known.emailVerified) return null;
  await takeClaim(tx, known.id, claim);
  return known.id;
}

/** Gives the account the details and the password of one sign-up. */
export async function takeClaim(tx: Transaction, userId: string, claim: Claim): Promise<void> {
  const { fullName: name, phone, address, passwordHash } = claim;
  await tx.update(users).set({ name, phone, address, updatedAt: now() }).where(eq(users.id, userId));
  await tx
    .update(credentials)
    .set({ password: passwordHash, updatedAt: now() })
    .where(eq(credentials.userId, userId));
}

async function sendConfirmation(
  tx: Transaction,
  user: { id: string; email: string },
  claim: Claim,
): Promise<void> {
  const { secret, hash } = await makeLink(tx, 'confirm-email', user.id, JSON.stringify(claim));
  const { publicUrl } = environment();
  const letter = confirmEmailLetter({
    shopUrl: publicUrl,
    fullName: claim.fullName,
    link: `${publicUrl}/?confirm=${secret}`,
  });
  await queueLetter(tx, { event: hash, to: user.email, ...letter, secret: true });
}
