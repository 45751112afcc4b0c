import { eq } from 'drizzle-orm';
import { now } from '../../platform/runtime/runtime.server.ts';
import type { Transaction } from '../../platform/database/dialect.ts';
import { users } from './tables.server.ts';

/** @param address of the picture on this site; null for none, which shows initials again. */
export async function setPicture(tx: Transaction, userId: string, address: string | null): Promise<void> {
  await tx.update(users).set({ image: address, updatedAt: now() }).where(eq(users.id, userId));
}
