import { createHash } from 'node:crypto';
import { removeAccount } from '../../account/account/remove-account.server.ts';
import type { User } from '../../account/account/session.server.ts';
import type { DrawnOnce } from '../../books/drawing/drawings.server.ts';
import { takeOffShelf } from '../../books/drawing/made-books.server.ts';
import { forgetCheckoutsOf } from '../../buying/checkout/checkouts.server.ts';
import { forgetClaimsOf } from '../../payments/claims/claims.server.ts';
import { forgetMessagesFrom } from '../contact/messages.server.ts';
import { forgetCreditReasons } from '../../orders/invoices/invoices.server.ts';
import { forgetNotesOfAccount } from '../../account/kept-drafts/kept-drafts.server.ts';
import { wipeLettersOf } from '../../platform/mail/outbox.server.ts';
import { forgetChildOf } from '../../orders/orders/orders.server.ts';
import type { OrderWithItems } from '../../orders/orders/tables.server.ts';
import { forgetWebhookEventsOf } from '../../payments/payments/payments.server.ts';
import { forgetRefundReasons } from '../../payments/payments/refunds.server.ts';
import { forgetPhoneOrdersOf } from '../../payments/phone-orders/phone-orders.server.ts';
import { markPhotosOf } from '../../books/photos/photos.server.ts';
import type { Transaction } from '../../platform/database/dialect.ts';
import { forgetNotes } from '../../orders/proofs/forget-notes.server.ts';

/** Whose files follow once the transaction is committed; photos are marked, and found by that. */
export interface FilesLeft {
  books: DrawnOnce[];
  claimPhotos: string[];
}

/**
 * Removes an account from every table: everything about the child goes, what the books of account need of its orders
 * stays. `npm run restore` does it again for accounts of a backup that were deleted since.
 * @param orders all of the account's, which the caller holds.
 */
export async function forgetAccount(
  tx: Transaction,
  { id, email }: Pick<User, 'id' | 'email'>,
  orders: readonly OrderWithItems[],
): Promise<FilesLeft> {
  for (const order of orders) {
    await forgetChildOf(tx, order);
    await forgetNotes(tx, order.id);
  }
  const orderIds = orders.map((order) => order.id);
  await forgetRefundReasons(tx, orderIds);
  await forgetCreditReasons(tx, orderIds);
  const books = await takeOffShelf(
    tx,
    orders.flatMap((order) => order.items.map((item) => item.id)),
  );
  const claimPhotos = await forgetClaimsOf(tx, id);
  await markPhotosOf(tx, id);
  await forgetNotesOfAccount(tx, id);
  await forgetCheckoutsOf(tx, id);
  await forgetPhoneOrdersOf(tx, id);
  await forgetWebhookEventsOf(tx, id, email);
  await forgetMessagesFrom(tx, email);
  await wipeLettersOf(tx, email, orderIds);
  await removeAccount(tx, id);
  return { books, claimPhotos };
}

/** The key of a deleted account in the record of deletions. It does not reveal whose account it was. */
export const goneAccount = (userId: string): string =>
  `accounts/${createHash('sha256').update(userId).digest('hex')}`;
