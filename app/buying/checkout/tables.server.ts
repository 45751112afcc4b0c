import { index, integer, jsonb, pgTable, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core';
import type { PricedAddOn } from '../pricing/add-ons.ts';
import type { CheckoutLine } from './checkout-line.ts';
import type { ShippingAddress } from './shipping.schema.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true });

/** What a customer is about to pay, frozen before the payment window opens. Orders are made from it alone. */
export const checkouts = pgTable(
  'checkouts',
  {
    id: uuid('id').primaryKey(),
    userId: text('user_id').notNull(),
    /** Made by the browser once per intent to pay. A double click or a second tab finds the same row. */
    intentKey: text('intent_key').notNull(),
    source: text('source', { enum: ['wizard', 'cart', 'replacement', 'phone'] }).notNull(),
    lines: jsonb('lines').$type<CheckoutLine[]>().notNull(),
    addOns: jsonb('add_ons').$type<PricedAddOn[]>().notNull(),
    shippingAddress: jsonb('shipping_address').$type<ShippingAddress>().notNull(),
    couponCode: text('coupon_code'),
    /** Whole rupees; subtotal − discount = total. */
    subtotal: integer('subtotal').notNull(),
    discount: integer('discount').notNull(),
    total: integer('total').notNull(),
    /** The earlier order whose books are made again free of charge. */
    replacesOrderId: uuid('replaces_order_id'),
    createdAt: moment('created_at').notNull(),
    providerOrderId: text('provider_order_id').unique(),
    /** When the customer closed the payment window or went back. A payment that still arrives is refunded. */
    cancelledAt: moment('cancelled_at'),
    settledAt: moment('settled_at'),
    /** When the reconciler last asked the provider about it. */
    reconciledAt: moment('reconciled_at'),
  },
  (table) => [
    unique('checkout_intent').on(table.userId, table.intentKey),
    index('checkouts_open').on(table.settledAt, table.createdAt),
  ],
);
