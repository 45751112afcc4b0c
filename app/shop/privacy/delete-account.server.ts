import { randomUUID } from 'node:crypto';
import { lockAccount } from '../../account/account/remove-account.server.ts';
import type { User } from '../../account/account/session.server.ts';
import { openCheckoutsOf } from '../../buying/checkout/checkouts.server.ts';
import { unansweredOrdersOf } from '../../payments/claims/claims.server.ts';
import { queueLetter } from '../../platform/mail/outbox.server.ts';
import { LAST_LETTER } from '../../platform/mail/send-letter.job.server.ts';
import { lockOrdersOf, everyOrderOf } from '../../orders/orders/orders.server.ts';
import type { Order } from '../../orders/orders/tables.server.ts';
import { isDone } from '../../orders/orders/stages.ts';
import { cancelPayment } from '../../payments/payments/cancel-payment.server.ts';
import { enqueue } from '../../platform/jobs/jobs.server.ts';
import { log } from '../../platform/telemetry/log.server.ts';
import { db, environment } from '../../platform/runtime/runtime.server.ts';
import type { Queryable } from '../../platform/database/dialect.ts';
import { accountDeletedLetter } from './account-deleted.mail.tsx';
import { forgetAccount, goneAccount } from './forget-account.server.ts';
import { forgetFiles } from './forget-files.job.server.ts';

/** What blocks the deletion of an account: open orders by number, and a payment whose result is unknown. */
export interface Hindrance {
  atWork: string[];
  unanswered: string[];
  paying: boolean;
}

/** @returns null when no order is in the way. */
export async function hindranceOf(userId: string): Promise<Hindrance | null> {
  const orders: Order[] = [];
  for await (const { items: _books, ...order } of everyOrderOf(userId)) orders.push(order);
  return hindranceIn(db(), userId, orders);
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
 * Deletes an account that has no open orders or payments. Its files are deleted after the commit.
 * @returns what blocks the deletion, with nothing changed; null when the account is deleted.
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
    const left = await forgetAccount(tx, user, orders);
    await enqueue(tx, forgetFiles, { account: goneAccount(user.id), ...left });
    await sayGoodbye(tx, user);
    log.info('An account was deleted.', { count: orders.length });
    return null;
  });
}

async function sayGoodbye(tx: Queryable, { email, fullName }: User): Promise<void> {
  const letter = accountDeletedLetter({ shopUrl: environment().publicUrl, fullName });
  // The letter holds a name, so its text and address are deleted once it is sent.
  await queueLetter(tx, { event: LAST_LETTER + randomUUID(), to: email, ...letter, secret: true });
}
