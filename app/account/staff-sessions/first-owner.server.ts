import { randomBytes, randomUUID } from 'node:crypto';
import { and, asc, eq, isNull } from 'drizzle-orm';
import type { Environment } from '../../platform/environment/environment.server.ts';
import { db, now } from '../../platform/runtime/runtime.server.ts';
import { hashPassword, verifyPassword } from '../../platform/runtime/password-hash.server.ts';
import { shopSettings } from '../../platform/settings/tables.server.ts';
import { staff } from './tables.server.ts';

type Person = typeof staff.$inferSelect;

/** The setting in which a shop from before staff accounts keeps the hash of its single staff password. */
const OLD_KEY = 'staff-password-hash';

/**
 * Makes sure that somebody can open the staff room: the first owner, with the configured password or with one
 * generated on the first start. A password that the owner has chosen since is never touched.
 * @returns the generated password, once; null otherwise.
 */
export async function prepareFirstOwner(environment: Environment): Promise<string | null> {
  const { ADMIN_PASSWORD: configured, OWNER_EMAIL } = environment;
  const owner = await firstOwner();
  if (owner) {
    const outdated = configured && !owner.passwordChosenAt;
    if (outdated && !(await verifyPassword(configured, owner.passwordHash)))
      await db()
        .update(staff)
        .set({ passwordHash: await hashPassword(configured) })
        .where(eq(staff.id, owner.id));
    return null;
  }
  const old = configured ? null : await oldHash();
  const generated = configured || old ? null : randomBytes(12).toString('base64url');
  const passwordHash = old ?? (await hashPassword(configured ?? generated ?? ''));
  const [made] = await db()
    .insert(staff)
    .values({
      id: randomUUID(),
      email: OWNER_EMAIL.toLowerCase(),
      name: 'Owner',
      role: 'owner',
      passwordHash,
      createdAt: now(),
    })
    .onConflictDoNothing()
    .returning({ id: staff.id });
  return made ? generated : null;
}

/** The owner who opens the room with a password alone: the one who has been here longest. */
export async function firstOwner(): Promise<Person | null> {
  const [row] = await db()
    .select()
    .from(staff)
    .where(and(eq(staff.role, 'owner'), isNull(staff.removedAt)))
    .orderBy(asc(staff.createdAt), asc(staff.id))
    .limit(1);
  return row ?? null;
}

async function oldHash(): Promise<string | null> {
  const [row] = await db().select().from(shopSettings).where(eq(shopSettings.key, OLD_KEY));
  return typeof row?.value === 'string' ? row.value : null;
}
