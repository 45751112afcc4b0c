import { eq, inArray } from 'drizzle-orm';
import type { Transaction } from '../../platform/database/dialect.ts';
import { proofNotes, proofs } from './tables.server.ts';

/** Deletes the notes on an order's proofs, because the customer's account is deleted. */
export async function forgetNotes(tx: Transaction, orderId: string): Promise<void> {
  const rounds = tx.select({ id: proofs.id }).from(proofs).where(eq(proofs.orderId, orderId));
  await tx.delete(proofNotes).where(inArray(proofNotes.proofId, rounds));
}
