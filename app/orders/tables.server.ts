import { index, integer, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import type { BookChoices } from '../checkout/checkout.schema.ts';
import type { PricedAddOn } from '../pricing/add-ons.ts';
import type { ShippingAddress } from '../checkout/shipping.schema.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true });

export const orders = pgTable(
  'orders',
  {
    id: uuid('id').primaryKey(),
    userId: text('user_id').notNull(),
    /** `ORD-` and milliseconds. */
    orderNumber: text('order_number').notNull().unique(),
    /** One checkout, one order. */
    checkoutId: uuid('checkout_id').notNull().unique(),
    /** The provider's payment; null when there was nothing to pay. */
    paymentId: text('payment_id').unique(),
    /** Whole rupees; subtotal − discount = total. */
    subtotalAmount: integer('subtotal_amount').notNull(),
    discountAmount: integer('discount_amount').notNull(),
    totalAmount: integer('total_amount').notNull(),
    couponCode: text('coupon_code'),
    addOns: jsonb('add_ons').$type<PricedAddOn[]>().notNull(),
    status: text('status').notNull(),
    shippingAddress: jsonb('shipping_address').$type<ShippingAddress>().notNull(),
    createdAt: moment('created_at').notNull(),
    /** The first progress the shop recorded; from then on `status` is the truth for the customer too. */
    progressAt: moment('progress_at'),
    /** Kept out of production until staff have looked. */
    heldAt: moment('held_at'),
    heldBecause: text('held_because'),
  },
  (table) => [index('orders_user').on(table.userId, table.createdAt)],
);

export const orderItems = pgTable(
  'order_items',
  {
    id: uuid('id').primaryKey(),
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    productTitle: text('product_title').notNull(),
    productImage: text('product_image').notNull(),
    format: text('format').notNull(),
    quantity: integer('quantity').notNull(),
    /** Whole rupees for one. */
    unitPrice: integer('unit_price').notNull(),
    characterName: text('character_name'),
    customMessage: text('custom_message'),
    customStory: text('custom_story'),
    customTitle: text('custom_title'),
    /** What the workshop needs to make the book: story, hero, photo. */
    book: jsonb('book').$type<BookChoices>().notNull(),
  },
  (table) => [index('order_items_order').on(table.orderId)],
);
