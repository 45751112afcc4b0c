import { eq } from 'drizzle-orm';
import type { Transaction } from '../../platform/database/dialect.ts';
import { tellSessionsEnded } from './session.server.ts';
import { users } from './tables.server.ts';

/**
 * Locks an account until the transaction ends: it cannot change, and its customer cannot pay.
 * @returns whether the account exists.
 */
export async function lockAccount(tx: Transaction, userId: string): Promise<boolean> {
  const rows = await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('update');
  return rows.length > 0;
}

/** Removes an account. Password, sessions, open links and cart go with it. */
export async function removeAccount(tx: Transaction, userId: string): Promise<void> {
  await tx.delete(users).where(eq(users.id, userId));
  await tellSessionsEnded(tx, userId);
}
