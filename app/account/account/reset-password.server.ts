import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { queueLetter } from '../../platform/mail/outbox.server.ts';
import { defineJob, enqueue } from '../../platform/jobs/jobs.server.ts';
import { db, environment, now } from '../../platform/runtime/runtime.server.ts';
import { hashPassword } from '../../platform/runtime/password-hash.server.ts';
import { countLetter } from './attempts.server.ts';
import { isOpenLink, makeLink, useLink } from './emailed-link.server.ts';
import { setPassword } from './password.server.ts';
import { resetPasswordLetter } from './reset-password.mail.tsx';
import { users } from './tables.server.ts';

/**
 * Requests the letter with which somebody who forgot the password can choose a new one. Neither the answer
 * nor the time it takes reveals whether the address has an account: a job does later what is done only for
 * known addresses.
 * @returns seconds to wait before asking again; 0 when the letter was requested.
 */
export async function askForReset(request: Request, email: string): Promise<number> {
  const wait = await countLetter(request, 'reset-password', email);
  if (wait > 0) return wait;
  const [user] = await db().select({ id: users.id }).from(users).where(eq(users.email, email));
  await enqueue(db(), sendResetLink, { askId: randomUUID(), userId: user?.id ?? null });
  return 0;
}

/** Writes the letter to somebody who forgot the password. Writes none when no account has the address. */
export const sendResetLink = defineJob<{ askId: string; userId: string | null }>({
  name: 'send-reset-link',
  retryLimit: 5,
  retryDelay: 5,
  async run({ askId, userId }) {
    if (userId === null) return;
    const { publicUrl } = environment();
    await db().transaction(async (tx) => {
      const [user] = await tx.select().from(users).where(eq(users.id, userId));
      if (!user) return;
      const { secret } = await makeLink(tx, 'reset-password', user.id);
      const letter = resetPasswordLetter({
        shopUrl: publicUrl,
        fullName: user.name,
        link: `${publicUrl}/reset-password?token=${secret}`,
      });
      await queueLetter(tx, { event: `reset-password/${askId}`, to: user.email, ...letter, secret: true });
    });
  },
});

/** Whether the link of a reset letter still works. */
export function isOpenReset(token: string): Promise<boolean> {
  return isOpenLink(db(), 'reset-password', token);
}

/**
 * Gives the account a new password and signs it out everywhere. The letter proves who owns the mailbox, so it
 * also confirms an account that nobody has confirmed yet.
 * @returns the account's e-mail address; null when the link was used before or is too old.
 */
export async function resetPassword(token: string, password: string): Promise<string | null> {
  if (!(await isOpenReset(token))) return null;
  const passwordHash = await hashPassword(password);
  return db().transaction(async (tx) => {
    const link = await useLink(tx, 'reset-password', token);
    if (!link) return null;
    const [user] = await tx
      .update(users)
      .set({ emailVerified: true, updatedAt: now() })
      .where(eq(users.id, link.userId))
      .returning();
    if (!user) return null;
    await setPassword(tx, user, passwordHash);
    return user.email;
  });
}
