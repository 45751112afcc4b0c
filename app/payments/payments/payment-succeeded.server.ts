import type { BookChoices } from '../../books/book/book.schema.ts';
import {
  cartItemsOf,
  type Checkout,
  isBoughtElsewhere,
  lockCheckout,
  markSettled,
} from '../../buying/checkout/checkouts.server.ts';
import { whyNotDelivered } from '../../buying/checkout/deliverable.ts';
import { takeOutBought } from '../../buying/cart/cart.server.ts';
import { draftInvoice, type InvoiceDraft, numbering } from '../../orders/invoices/invoices.server.ts';
import { announceOrder } from '../../orders/order-updates/announce-order.server.ts';
import { queueBooks } from '../../orders/orders/make-book.job.server.ts';
import { AWAITS_OWNER, awaitsOwner, isDigitalOnly } from '../../orders/orders/order-delivery.ts';
import { firstOf, orderOfCheckout, writeBooks, writeOrder } from '../../orders/orders/orders.server.ts';
import type { Order } from '../../orders/orders/tables.server.ts';
import { accountEmail, queueOrderLetters } from '../../orders/orders/order-letters.server.ts';
import { letDraftPhotoLeave } from '../../books/photos/leaving-photos.job.server.ts';
import { givePhotoToOrder, holdKeptPhotos } from '../../books/photos/photos.server.ts';
import { together } from '../../platform/database/fewer-journeys.server.ts';
import { transactionWithLast } from '../../platform/database/last-statement.server.ts';
import { log } from '../../platform/telemetry/log.server.ts';
import { db } from '../../platform/runtime/runtime.server.ts';
import type { Transaction } from '../../platform/database/dialect.ts';
import { takeCoupon } from '../../buying/pricing/coupons.server.ts';
import { feeOnTop } from '../../buying/pricing/fee-on-top.ts';
import { printedAmount } from '../../buying/pricing/printed-amount.ts';
import { settingsNow } from '../../platform/settings/settings-now.server.ts';
import { recordDispute, whyDisputed } from '../disputes/dispute-told.server.ts';
import { askRefund } from './ask-refund.server.ts';
import { queueHeldLetter, queueReturnedLetters } from './payment-letters.server.ts';
import type { ReturnReason } from './payment-returned.mail.tsx';
import { markRefundAsked, recordCapture } from './payments.server.ts';
import type { ProviderPayment } from './razorpay.server.ts';

/**
 * The outcome of a payment. `unknown`: the provider's order does not belong to this shop. `returned`: the
 * money is refunded, because the checkout was cancelled, the checkout or its books were paid before, or its
 * coupon is used up.
 */
type Outcome =
  | { outcome: 'ordered'; orderNumber: string; paymentId: string }
  | { outcome: 'returned' | 'unknown' };
/** `news`: the shop did not yet know that this money was taken. */
export type Settlement = Outcome & { news: boolean };

/**
 * Settles a successful payment. Whoever learns of it first calls this: the customer's browser, the provider's
 * webhook or the reconciler. Every later call finds the result of the first. It runs in one transaction that
 * calls no other system.
 * @param payment captured, as the provider reported it.
 */
export async function paymentSucceeded(payment: ProviderPayment): Promise<Settlement> {
  let news = false;
  const settlement = await transactionWithLast(db(), async (tx, atLast): Promise<Outcome> => {
    const checkout = await lockCheckout(tx, { providerOrderId: payment.order_id ?? '' });
    if (!checkout) return { outcome: 'unknown' };
    news = await recordCapture(tx, checkout.id, payment, feeKept(checkout, payment));
    if (!news) return whatBecameOf(tx, checkout.id, payment.id);
    if (checkout.settledAt) return handBack(tx, checkout, payment, 'paid twice');
    if (await isBoughtElsewhere(tx, checkout)) return handBack(tx, checkout, payment, 'books paid before');
    if (checkout.cancelledAt) return handBack(tx, checkout, payment, 'paid after cancelling');
    if (!(await takePlace(tx, checkout))) return handBack(tx, checkout, payment, 'offer full');
    const { orderNumber, invoice } = await placeOrder(tx, checkout, payment);
    if (invoice) atLast(numbering(invoice));
    return { outcome: 'ordered', orderNumber, paymentId: payment.id };
  });
  if (news) {
    const { outcome, ...of } = settlement;
    log.info(outcome === 'ordered' ? 'A payment became an order.' : 'A payment goes back.', {
      paymentId: payment.id,
      ...of,
    });
  }
  return { ...settlement, news };
}

/**
 * Turns a checkout with nothing to pay into an order at once.
 * @returns null when its coupon is used up or its books were bought meanwhile.
 */
export async function nothingToPay(checkoutId: string): Promise<Order | null> {
  return db().transaction(async (tx) => {
    const checkout = await lockCheckout(tx, { id: checkoutId });
    if (!checkout || checkout.total !== 0) throw new Error('There is something to pay.');
    if (checkout.settledAt) return orderOfCheckout(tx, checkout.id);
    if (await isBoughtElsewhere(tx, checkout)) return null;
    if (!(await takePlace(tx, checkout))) return null;
    return placeOrder(tx, checkout, null);
  });
}

/** The same for a checkout that was frozen in this transaction. A settled one returns its order. */
export async function settleForNothing(tx: Transaction, checkout: Checkout): Promise<Order> {
  if (checkout.total !== 0) throw new Error('There is something to pay.');
  return (await orderOfCheckout(tx, checkout.id)) ?? placeOrder(tx, checkout, null);
}

async function takePlace(tx: Transaction, { id, userId, couponCode }: Checkout): Promise<boolean> {
  return couponCode === null || takeCoupon(tx, { code: couponCode, userId, checkoutId: id });
}

async function placeOrder(
  tx: Transaction,
  checkout: Checkout,
  payment: ProviderPayment | null,
): Promise<Order & { invoice: InvoiceDraft | null }> {
  // A free replacement is held for the same reasons as the original order.
  const first = checkout.replacesOrderId === null ? null : await firstOf(tx, checkout);
  const paidBy = payment?.id ?? first?.paymentId ?? null;
  const [noPhoto, disputed] = await together(
    whyNoPhoto(tx, checkout),
    paidBy === null ? Promise.resolve(null) : whyDisputed(tx, paidBy),
  );
  const awaits = awaitsOwner(checkout, settingsNow().ownerDecidesBelow) || Boolean(first?.awaitsOwnerAt);
  const heldBecause =
    (disputed?.because || null) ??
    (payment && whyHeld(checkout, payment)) ??
    noPhoto ??
    whyLost(checkout) ??
    (awaits ? AWAITS_OWNER : null);
  const [order, email] = await together(
    writeOrder(tx, checkout, payment?.id ?? null, heldBecause, awaits),
    accountEmail(tx, checkout.userId),
    markSettled(tx, checkout.id),
  );
  for (const photoId of photosOf(order.items)) await givePhotoToOrder(tx, photoId, order.id, order.userId);
  for (const { leavingPhotoId } of checkout.lines)
    if (leavingPhotoId) await letDraftPhotoLeave(tx, leavingPhotoId);
  const paid = payment && !heldBecause ? { id: payment.id, method: payment.method ?? null } : null;
  const [, invoice] = await together(
    writeBooks(tx, order),
    paid ? draftInvoice(tx, order, paid) : Promise.resolve(null),
    takeOutBought(tx, checkout.userId, cartItemsOf(checkout.lines)),
    queueBooks(tx, order),
    queueOrderLetters(tx, order, email),
    announceOrder(tx, order),
  );
  for (const dispute of (payment && disputed?.all) ?? []) await recordDispute(tx, order, dispute);
  if (heldBecause) await queueHeldLetter(tx, order, heldBecause);
  return { ...order, invoice };
}

/**
 * Why an order must be held for its payment: the amount or currency is not what was asked for, or the
 * provider took its fee out of the price. Null when the payment is right.
 */
function whyHeld(checkout: Checkout, payment: ProviderPayment): string | null {
  const { amount, currency, fee } = payment;
  if (currency !== 'INR') return `Paid in ${currency} instead of INR.`;
  if (feeOf(checkout, payment) !== null) return null;
  const asked = checkout.total * 100;
  if (amount === asked)
    return `The provider took its fee of ${printedAmount(fee ?? 0)} out of the price of ${printedAmount(asked)}.`;
  return `Paid ${printedAmount(amount)} instead of ${printedAmount(asked)}.`;
}

/**
 * Why a printed order must be held for its address. Only checkouts from before the shop checked addresses,
 * and replacements of such orders, have an address that cannot receive a parcel.
 */
const whyLost = ({ lines, addOns, shippingAddress }: Checkout): string | null =>
  isDigitalOnly({ items: lines, addOns }) ? null : whyNotDelivered(shippingAddress);

const feeOf = (checkout: Checkout, payment: ProviderPayment): number | null =>
  feeOnTop(checkout.total * 100, payment, settingsNow().customerPaysFee);

/**
 * The part of a payment, in paise, that the provider keeps as its fee and the shop never refunds. It also
 * counts when the payment says that the customer bears the fee but the owner has not set that yet.
 */
function feeKept({ total }: Checkout, payment: ProviderPayment): number {
  const said = settingsNow().customerPaysFee || payment.fee_bearer === 'customer';
  return payment.currency === 'INR' ? (feeOnTop(total * 100, payment, said) ?? 0) : 0;
}

/**
 * Why an order must be held for a missing photo. A book that was bought with a photo is not made without one
 * before somebody has asked the customer.
 */
async function whyNoPhoto(tx: Transaction, { lines, source }: Checkout): Promise<string | null> {
  // A replacement is drawn from what was kept of the first drawing.
  if (source === 'replacement') return null;
  const wanted = [...photosOf(lines)];
  const kept = await holdKeptPhotos(tx, wanted);
  return wanted.every((id) => kept.has(id)) ? null : 'A photo was removed before the payment arrived.';
}

function photosOf(books: readonly { book: BookChoices }[]): Set<string> {
  return new Set(books.map(({ book }) => book.photoId).filter((id) => id !== null));
}

async function handBack(
  tx: Transaction,
  checkout: Checkout,
  payment: ProviderPayment,
  reason: ReturnReason,
): Promise<Outcome> {
  await markRefundAsked(tx, payment.id);
  await askRefund(tx, {
    paymentId: payment.id,
    orderId: null,
    amountPaise: 'rest',
    reason: `Handed back whole: ${reason}.`,
    askedBy: 'shop',
  });
  await queueReturnedLetters(tx, checkout, payment, reason, feeKept(checkout, payment));
  return { outcome: 'returned' };
}

/** The outcome of a payment that was reported before. */
async function whatBecameOf(tx: Transaction, checkoutId: string, paymentId: string): Promise<Outcome> {
  const order = await orderOfCheckout(tx, checkoutId);
  return order?.paymentId === paymentId
    ? { outcome: 'ordered', orderNumber: order.orderNumber, paymentId }
    : { outcome: 'returned' };
}
