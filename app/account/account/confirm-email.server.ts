import { and, eq } from 'drizzle-orm';
import { giveNotesToAccount } from '../kept-drafts/kept-drafts.server.ts';
import { db, now } from '../../platform/runtime/runtime.server.ts';
import { closeLinks, useLink, wasUsed } from './emailed-link.server.ts';
import { type Claim, takeClaim } from './sign-up.server.ts';
import { users } from './tables.server.ts';

/**
 * Opens the link of a confirmation letter. The account is confirmed, with the details and the password of the
 * sign-up that this letter was sent for. Nobody is signed in. Opening the link again changes nothing and
 * answers 'yes' again, because mail programs open links before their owners do.
 */
export function confirmEmail(token: string): Promise<'yes' | 'expired'> {
  return db().transaction(async (tx) => {
    const link = await useLink(tx, 'confirm-email', token);
    if (!link) return (await wasUsed(tx, 'confirm-email', token)) ? 'yes' : 'expired';
    const [confirmed] = await tx
      .update(users)
      .set({ emailVerified: true, updatedAt: now() })
      .where(and(eq(users.id, link.userId), eq(users.emailVerified, false)))
      .returning();
    if (!confirmed) return 'expired';
    const claim = JSON.parse(link.putBy) as Claim;
    await takeClaim(tx, link.userId, claim);
    if (claim.keptKey) await giveNotesToAccount(tx, claim.keptKey, link.userId);
    await closeLinks(tx, link.userId);
    return 'yes';
  });
}
