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
    /** Kept out of production until staff have checked it. */
    heldAt: moment('held_at'),
    heldBecause: text('held_because'),
    /** Held because it costs next to nothing and is printed: only the owner lets it go on. */
    awaitsOwnerAt: moment('awaits_owner_at'),
    /** The stage in the back office; `stage_at` says since when. */
    stage: text('stage', { enum: STAGES }).notNull().default('paid'),
    stageAt: moment('stage_at'),
    courier: text('courier'),
    trackingNumber: text('tracking_number'),
    shippedAt: moment('shipped_at'),
    deliveredAt: moment('delivered_at'),
    cancelledAt: moment('cancelled_at'),
    cancelledBecause: text('cancelled_because'),
    /** A free replacement of an earlier order. */
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

/** What else there is to say of what happened to an order. */
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
    /** Small words: `moved`, `note`, `letter sent again`. */
    kind: text('kind').notNull(),
    /** The name of a staff member, `customer` or `shop`. */
    by: text('by').notNull(),
    details: jsonb('details').$type<EventDetails>().notNull(),
  },
  (table) => [index('order_events_order').on(table.orderId, table.id)],
);

/**
 * Words by which staff find an order: its number, and name, e-mail, phone and PIN of who it is for, in small letters;
 * and `format:print`, `story:iron` for what is in it.
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

export type Order = typeof orders.$inferSelect;
export type OrderItem = typeof orderItems.$inferSelect;
export type OrderWithItems = Order & { items: OrderItem[] };
