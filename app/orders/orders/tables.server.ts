import { sql } from 'drizzle-orm';
import {
  bigserial,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';
import type { BookChoices } from '../../books/book/book.schema.ts';
import type { PricedAddOn } from '../../buying/pricing/add-ons.ts';
import type { ShippingAddress } from '../../buying/checkout/shipping.schema.ts';
import { STAGES } from './stages.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true });

export const orders = pgTable(
  'orders',
  {
    id: uuid('id').primaryKey(),
    userId: text('user_id').notNull(),
    /** `ORD-` and milliseconds since 1970. */
    orderNumber: text('order_number').notNull().unique(),
    /** A checkout becomes at most one order. */
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
    /** When the shop first recorded progress. From then on the customer sees the stored `status`. */
    progressAt: moment('progress_at'),
    /** When the order was held: it is not made until staff have checked it. */
    heldAt: moment('held_at'),
    heldBecause: text('held_because'),
    /**
     * Set when the order is held because something is printed for nothing or next to nothing. Only the owner
     * may let it continue.
     */
    awaitsOwnerAt: moment('awaits_owner_at'),
    /** The stage in the back office; `stage_at` is when it was reached. */
    stage: text('stage', { enum: STAGES }).notNull().default('paid'),
    stageAt: moment('stage_at'),
    courier: text('courier'),
    trackingNumber: text('tracking_number'),
    shippedAt: moment('shipped_at'),
    deliveredAt: moment('delivered_at'),
    cancelledAt: moment('cancelled_at'),
    cancelledBecause: text('cancelled_because'),
    /** The earlier order that this one replaces free of charge. */
    replacesOrderId: uuid('replaces_order_id'),
  },
  (table) => [
    index('orders_user').on(table.userId, table.createdAt),
    index('orders_newest').on(table.createdAt, table.id),
    index('orders_stage').on(table.stage, table.createdAt, table.id),
    index('orders_open')
      .on(table.createdAt, table.id)
      .where(sql`stage not in ('delivered', 'cancelled', 'refunded')`),
    index('orders_over')
      .on(table.stageAt)
      .where(sql`stage in ('delivered', 'cancelled', 'refunded')`),
    index('orders_held')
      .on(table.createdAt, table.id)
      .where(sql`held_at is not null`),
  ],
);

/** The details of an event on an order's timeline. */
export type EventDetails = Partial<
  Record<
    | 'from'
    | 'to'
    | 'because'
    | 'reason'
    | 'why'
    | 'courier'
    | 'trackingNumber'
    | 'round'
    | 'notes'
    | 'text'
    | 'amount'
    | 'about'
    | 'answer'
    | 'order'
    | 'of'
    | 'book'
    | 'what'
    | 'consent'
    | 'said'
    | 'subject',
    string | number | boolean | null
  >
>;

/** Everything that happened to an order, oldest first: its timeline in the back office. */
export const orderEvents = pgTable(
  'order_events',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    at: moment('at').notNull(),
    /** In small letters, such as `moved`, `note` or `letter sent again`. */
    kind: text('kind').notNull(),
    /** The name of a staff member, `customer` or `shop`. */
    by: text('by').notNull(),
    details: jsonb('details').$type<EventDetails>().notNull(),
  },
  (table) => [index('order_events_order').on(table.orderId, table.id)],
);

/**
 * The search terms by which staff find an order, in small letters: its number, and the name, e-mail address,
 * phone number and PIN of its recipient. `format:print` and `story:iron` stand for its contents.
 */
export const orderTerms = pgTable(
  'order_terms',
  {
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    term: text('term').notNull(),
    /** When the order was placed: the newest come first. */
    orderedAt: moment('ordered_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.orderId, table.term] }),
    index('order_terms_find').on(table.term.op('text_pattern_ops'), table.orderId),
  ],
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
    /** Whole rupees for one copy. */
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

export type Order = typeof orders.$inferSelect;
export type OrderItem = typeof orderItems.$inferSelect;
export type OrderWithItems = Order & { items: OrderItem[] };
