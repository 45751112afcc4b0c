import { queueLetter } from '../../platform/mail/outbox.server.ts';
import { announceOrder } from '../../orders/order-updates/announce-order.server.ts';
import { lockOrder } from '../../orders/orders/move-order.server.ts';
import { isDigitalOnly } from '../../orders/orders/order-delivery.ts';
import { recordEvent } from '../../orders/orders/order-events.server.ts';
import { accountEmail } from '../../orders/orders/order-letters.server.ts';
import type { OrderWithItems } from '../../orders/orders/tables.server.ts';
import { db, environment, now } from '../../platform/runtime/runtime.server.ts';
import { ABOUT_WORDS, type About } from './claim-words.ts';
import { claimReceivedLetter, claimToAnswerLetter } from './claim.mail.tsx';
import { claimWindow } from './claim-window.ts';
import { type Claim, writeClaim } from './claims.server.ts';

/**
 * `too late`: the guarantee is over, or the order has not arrived yet. `too many`: the order had too many
 * claims, so the customer is asked to write to the shop.
 */
export type ClaimOpened = Claim | 'too late' | 'too many';

/** Opens a customer's claim about their own order. When a claim is open already, returns that one. */
export async function openClaim(
  found: OrderWithItems,
  wish: { about: About; words: string },
): Promise<ClaimOpened> {
  return db().transaction(async (tx): Promise<ClaimOpened> => {
    const order = await lockOrder(tx, found.id);
    if (!order) return 'too late';
    const arrived = { ...order, digital: isDigitalOnly(found) };
    if (claimWindow(arrived, now()).state !== 'open') return 'too late';
    const written = await writeClaim(tx, { orderId: order.id, userId: order.userId, ...wish });
    if (!written) return 'too many';
    const { claim, again } = written;
    if (again) return claim;
    await recordEvent(tx, order.id, {
      kind: 'claim opened',
      by: 'customer',
      details: { about: ABOUT_WORDS[wish.about] },
    });
    await announceOrder(tx, order);
    const { OWNER_EMAIL, publicUrl: shopUrl } = environment();
    const customer = await accountEmail(tx, order.userId);
    const facts = { shopUrl, order, claim };
    await queueLetter(tx, {
      event: `claim/${claim.id}/customer`,
      orderId: order.id,
      to: customer,
      ...claimReceivedLetter(facts),
    });
    await queueLetter(tx, {
      event: `claim/${claim.id}/owner`,
      orderId: order.id,
      to: OWNER_EMAIL,
      replyTo: customer,
      ...claimToAnswerLetter(facts),
    });
    return claim;
  });
}
