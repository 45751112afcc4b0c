import { freezeReplacement } from '../../buying/checkout/checkouts.server.ts';
import { sameContent } from '../../buying/checkout/same-content.ts';
import { recordEvent } from '../../orders/orders/order-events.server.ts';
import { itemsOf } from '../../orders/orders/orders.server.ts';
import type { Order, OrderItem } from '../../orders/orders/tables.server.ts';
import { settleForNothing } from '../payments/payment-succeeded.server.ts';
import type { Transaction } from '../../platform/database/dialect.ts';
import type { PricedAddOn } from '../../buying/pricing/add-ons.ts';
import { FORMATS } from '../../books/book/formats.ts';

/** The books of an order that are made again. */
export interface Replacement {
  /** The number of copies by item id; `all` means every book in the quantity that was ordered. */
  copies: ReadonlyMap<string, number> | 'all';
  /** Whether the extra printed copy is made again as well, if one was bought. */
  extraCopy: boolean;
  by: string;
  reason: string;
  /** The same key finds the same new order again. */
  key: string;
}

/**
 * Makes books of a locked order again free of charge. The new order is made from what the old one froze. It
 * goes through a checkout and is settled like any other order.
 * @returns null when no book was chosen; `changed` when the same key was used for other books before.
 */
export async function replaceOrder(
  tx: Transaction,
  order: Order,
  { copies, extraCopy, by, reason, key }: Replacement,
): Promise<{ order: Order; again: boolean } | 'changed' | null> {
  const items = await itemsOf([order.id], tx);
  const lines = items.flatMap((item) => {
    const quantity = copies === 'all' ? item.quantity : (copies.get(item.id) ?? 0);
    return quantity > 0 ? [lineOf(item, quantity)] : [];
  });
  if (lines.length === 0) return null;
  const content = {
    lines,
    addOns: extraCopy ? order.addOns.filter(({ id }) => id === 'extra-printed-copy').map(forNothing) : [],
    shippingAddress: order.shippingAddress,
    couponCode: null,
  };
  const { checkout, again } = await freezeReplacement(tx, {
    ...content,
    userId: order.userId,
    intentKey: `replacement/${key}`,
    replacesOrderId: order.id,
  });
  if (again && !sameContent(checkout, content)) return 'changed';
  const made = await settleForNothing(tx, checkout);
  if (again) return { order: made, again };
  await recordEvent(tx, order.id, {
    kind: 'replacement made',
    by,
    details: { order: made.orderNumber, reason },
  });
  await recordEvent(tx, made.id, {
    kind: 'made as replacement',
    by,
    details: { of: order.orderNumber, reason },
  });
  return { order: made, again };
}

const forNothing = (addOn: PricedAddOn): PricedAddOn => ({ ...addOn, price: 0 });

/** The same book for nothing. If its photo is deleted, it is drawn from what its first drawing left. */
function lineOf(item: OrderItem, quantity: number) {
  const { productTitle, productImage, characterName, customMessage, customStory, customTitle, book } = item;
  return {
    productTitle,
    productImage,
    format: FORMATS.find((each) => each === item.format) ?? 'digital',
    quantity,
    unitPrice: 0,
    characterName,
    customMessage,
    customStory,
    customTitle,
    book: { ...book, drawingOf: book.drawingOf ?? item.id },
    cartItemId: null,
  };
}
