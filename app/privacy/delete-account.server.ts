import { randomUUID } from 'node:crypto';
import { lockAccount, removeAccount } from '../account/remove-account.server.ts';
import type { User } from '../account/session.server.ts';
import { takeOffShelf } from '../books/made-books.server.ts';
import { forgetCheckoutsOf, openCheckoutsOf } from '../checkout/checkouts.server.ts';
import { forgetClaimsOf, unansweredOrdersOf } from '../claims/claims.server.ts';
import { forgetMessagesFrom } from '../contact/messages.server.ts';
import { queueLetter, wipeLettersOf } from '../mail/outbox.server.ts';
import { forgetChildOf, lockOrdersOf, type Order, ordersOf } from '../orders/orders.server.ts';
import { isDone } from '../orders/stages.ts';
import { cancelPayment } from '../payments/cancel-payment.server.ts';
import { forgetNoticesOf } from '../payments/payment-notices.server.ts';
import { forgetPhoneOrdersOf } from '../phone-orders/phone-orders.server.ts';
import { markPhotosOf } from '../photos/photos.server.ts';
import { enqueue } from '../platform/jobs.server.ts';
import { log } from '../platform/log.server.ts';
import { db, environment, type Queryable } from '../platform/machine.server.ts';
import { forgetNotes } from '../proofs/proofs.server.ts';
import { accountDeletedLetter } from './account-deleted.mail.tsx';
import { forgetFiles } from './forget-files.job.server.ts';

/** What has to come to its end before an account can go: orders by their numbers, and a payment of which nobody knows yet. */
export interface Hindrance {
  atWork: string[];
  unanswered: string[];
  paying: boolean;
}

/** @returns null when no order is in the way. */
export async function hindranceOf(userId: string): Promise<Hindrance | null> {
  return hindranceIn(db(), userId, await ordersOf(userId));
}

async function hindranceIn(
  database: Queryable,
  userId: string,
  orders: readonly Order[],
): Promise<Hindrance | null> {
  const waiting = await unansweredOrdersOf(database, userId);
  const numbers = (which: (order: Order) => boolean) =>
    orders.filter(which).map(({ orderNumber }) => orderNumber);
  const atWork = numbers(({ stage }) => !isDone(stage));
  const unanswered = numbers(({ id }) => waiting.has(id));
  return atWork.length + unanswered.length > 0 ? { atWork, unanswered, paying: false } : null;
}

/**
 * Deletes an account: everything about the child goes, what the books of account need of its orders stays. Files follow
 * when it is committed.
 * @returns what is in the way, with nothing changed; null when it is done.
 */
export async function deleteAccount(user: User): Promise<Hindrance | null> {
  for (const checkout of await openCheckoutsOf(user.id)) {
    const { state } = await cancelPayment(checkout);
    if (state === 'open') return { atWork: [], unanswered: [], paying: true };
  }
  return db().transaction(async (tx) => {
    if (!(await lockAccount(tx, user.id))) return null;
    const orders = await lockOrdersOf(tx, user.id);
    const hindrance = await hindranceIn(tx, user.id, orders);
    if (hindrance) return hindrance;
    for (const order of orders) {
      await forgetChildOf(tx, order);
      await forgetNotes(tx, order.id);
    }
    const items = orders.flatMap((order) => order.items.map(({ id }) => id));
    const books = await takeOffShelf(tx, items);
    const claimPhotos = await forgetClaimsOf(tx, user.id);
    await markPhotosOf(tx, user.id);
    await forgetCheckoutsOf(tx, user.id);
    await forgetPhoneOrdersOf(tx, user.id);
    await forgetNoticesOf(
      tx,
      orders.map(({ paymentId }) => paymentId).filter((id) => id !== null),
    );
    await forgetMessagesFrom(tx, user.email);
    await wipeLettersOf(
      tx,
      user.email,
      orders.map(({ id }) => id),
    );
    await removeAccount(tx, user.id);
    await enqueue(tx, forgetFiles, { books, claimPhotos });
    await sayGoodbye(tx, user);
    log.info('An account was deleted.', { count: orders.length });
    return null;
  });
}

async function sayGoodbye(tx: Queryable, { email, fullName }: User): Promise<void> {
  const letter = accountDeletedLetter({ shopUrl: environment().publicUrl, fullName });
  // Its words hold a name: they go as soon as it is sent.
  await queueLetter(tx, { event: `account-deleted/${randomUUID()}`, to: email, ...letter, secret: true });
}
