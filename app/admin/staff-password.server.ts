import { randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Environment } from '../platform/environment.server.ts';
import { db, now } from '../platform/machine.server.ts';
import { hashPassword, verifyPassword } from '../platform/password-hash.server.ts';
import { shopSettings } from './tables.server.ts';

const KEY = 'staff-password-hash';

/**
 * Makes sure that there is a staff password: the configured one, or one generated on the first start.
 * @returns the generated password, once; null otherwise.
 */
export async function prepareStaffPassword(environment: Environment): Promise<string | null> {
  if (environment.ADMIN_PASSWORD) {
    if (!(await isStaffPassword(environment.ADMIN_PASSWORD))) await store(environment.ADMIN_PASSWORD);
    return null;
  }
  if (await storedHash()) return null;
  const generated = randomBytes(12).toString('base64url');
  await store(generated);
  return generated;
}

export async function isStaffPassword(password: string): Promise<boolean> {
  const hash = await storedHash();
  return hash !== null && verifyPassword(password, hash);
}

async function storedHash(): Promise<string | null> {
  const [row] = await db().select().from(shopSettings).where(eq(shopSettings.key, KEY));
  return typeof row?.value === 'string' ? row.value : null;
}

async function store(password: string): Promise<void> {
  const value = await hashPassword(password);
  await db()
    .insert(shopSettings)
    .values({ key: KEY, value, changedAt: now() })
    .onConflictDoUpdate({ target: shopSettings.key, set: { value, changedAt: now() } });
}
