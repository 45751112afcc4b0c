import { eq } from 'drizzle-orm';
import type { Transaction } from '../../platform/database/dialect.ts';
import { tellSessionsEnded } from './session.server.ts';
import { users } from './tables.server.ts';

/** Keeps an account as it is, and its customer from paying, until the transaction ends. @returns whether there is one. */
export async function lockAccount(tx: Transaction, userId: string): Promise<boolean> {
  const rows = await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('update');
  return rows.length > 0;
}

/** Removes an account. Password, sessions, open links and cart go with it. */
export async function removeAccount(tx: Transaction, userId: string): Promise<void> {
  await tx.delete(users).where(eq(users.id, userId));
  await tellSessionsEnded(tx, userId);
}
