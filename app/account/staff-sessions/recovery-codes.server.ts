import { randomInt, randomUUID } from 'node:crypto';
import { and, count, eq, isNull } from 'drizzle-orm';
import { now } from '../../platform/runtime/runtime.server.ts';
import type { Queryable, Transaction } from '../../platform/database/dialect.ts';
import { tokenHash } from '../../platform/runtime/secret-token.server.ts';
import { plainCode } from '../../platform/strings/plain-line.ts';
import { recoveryCodes } from './tables.server.ts';

const HOW_MANY = 10;
/** No characters that look alike. Twelve of them have 60 bits, so nobody guesses a code from its hash. */
const ALPHABET = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';

/**
 * Makes ten new codes that replace all earlier ones. Only the hashes are stored, so the codes are seen only
 * this once.
 */
export async function drawRecoveryCodes(tx: Transaction, staffId: string): Promise<string[]> {
  const codes = Array.from({ length: HOW_MANY }, drawCode);
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.staffId, staffId));
  await tx
    .insert(recoveryCodes)
    .values(codes.map((code) => ({ id: randomUUID(), staffId, codeHash: hashed(staffId, code) })));
  return codes;
}

/** Uses a code up. @returns false when it is not theirs, or was used before. */
export async function useRecoveryCode(tx: Queryable, staffId: string, typed: string): Promise<boolean> {
  const used = await tx
    .update(recoveryCodes)
    .set({ usedAt: now() })
    .where(
      and(
        eq(recoveryCodes.staffId, staffId),
        eq(recoveryCodes.codeHash, hashed(staffId, typed)),
        isNull(recoveryCodes.usedAt),
      ),
    )
    .returning({ id: recoveryCodes.id });
  return used.length > 0;
}

export async function recoveryCodesLeft(database: Queryable, staffId: string): Promise<number> {
  const [row] = await database
    .select({ left: count() })
    .from(recoveryCodes)
    .where(and(eq(recoveryCodes.staffId, staffId), isNull(recoveryCodes.usedAt)));
  return row?.left ?? 0;
}

export async function dropRecoveryCodes(tx: Transaction, staffId: string): Promise<void> {
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.staffId, staffId));
}

function drawCode(): string {
  const letters = Array.from({ length: 12 }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');
  return letters.replaceAll(/(.{4})(?=.)/g, '$1-');
}

/** The hash of a code however it was typed: without dashes, in lower case, with spaces. */
function hashed(staffId: string, code: string): string {
  const plain = plainCode(code)
    .toUpperCase()
    .replaceAll(/[^A-Z\d]/g, '');
  return tokenHash(`${staffId}/${plain}`);
}
