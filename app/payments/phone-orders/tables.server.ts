import { index, integer, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import type { ShippingAddress } from '../../buying/checkout/shipping.schema.ts';
import type { PricedAddOn } from '../../buying/pricing/add-ons.ts';
import type { PhoneBook } from './phone-order.schema.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true });

/** A phone order: staff put it together, and its customer pays by a link. */
export const phoneOrders = pgTable(
  'phone_orders',
  {
    id: uuid('id').primaryKey(),
    /** SHA-256 of the key in the payment link. */
    tokenHash: text('token_hash').notNull().unique(),
    books: jsonb('books').$type<PhoneBook[]>().notNull(),
    addOns: jsonb('add_ons').$type<PricedAddOn[]>().notNull(),
    shippingAddress: jsonb('shipping_address').$type<ShippingAddress>().notNull(),
    couponCode: text('coupon_code'),
    /** Whole rupees that staff took off, and why. */
    reduction: integer('reduction').notNull().default(0),
    reductionBecause: text('reduction_because'),
    /** Whole rupees as they were quoted; subtotal − discount = total. */
    subtotal: integer('subtotal').notNull(),
    discount: integer('discount').notNull(),
    total: integer('total').notNull(),
    madeBy: text('made_by').notNull(),
    madeAt: moment('made_at').notNull(),
    runsOutAt: moment('runs_out_at').notNull(),
    withdrawnAt: moment('withdrawn_at'),
    /** The customer who began to pay. From then on only they can use the link. */
    userId: text('user_id'),
    checkoutId: uuid('checkout_id'),
  },
  (table) => [index('phone_orders_newest').on(table.madeAt)],
);
