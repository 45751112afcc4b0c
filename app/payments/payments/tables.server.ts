import { sql } from 'drizzle-orm';
import { bigint, index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

const moment = (name: string) => timestamp(name, { withTimezone: true });
const paise = (name: string) => bigint(name, { mode: 'number' });

/** A payment as the provider reported it. */
export const payments = pgTable(
  'payments',
  {
    /** The provider's payment id. */
    id: text('id').primaryKey(),
    checkoutId: uuid('checkout_id').notNull(),
    amountPaise: paise('amount_paise').notNull(),
    /** The part that the customer paid for the provider's fee on top of the price. It is never refunded. */
    feeOnTopPaise: paise('fee_on_top_paise').notNull().default(0),
    currency: text('currency').notNull(),
    method: text('method'),
    firstSeenAt: moment('first_seen_at').notNull(),
    capturedAt: moment('captured_at'),
    failedAt: moment('failed_at'),
    refundAskedAt: moment('refund_asked_at'),
    refundedAt: moment('refunded_at'),
  },
  (table) => [
    index('payments_checkout').on(table.checkoutId),
    index('payments_not_asked_back')
      .on(table.capturedAt)
      .where(sql`refund_asked_at is null and refunded_at is null`),
  ],
);

/** A refund: requested by the shop, or made at the provider itself. */
export const refunds = pgTable(
  'refunds',
  {
    /** Also the idempotency key at the provider, so that a repeated request does not refund twice. */
    id: uuid('id').primaryKey(),
    paymentId: text('payment_id')
      .notNull()
      .references(() => payments.id),
    /** Null when the payment never became an order. */
    orderId: uuid('order_id'),
    amountPaise: paise('amount_paise').notNull(),
    reason: text('reason').notNull(),
    /** The name of a staff member, or `customer`, `shop` or `provider`. */
    askedBy: text('asked_by').notNull(),
    askedAt: moment('asked_at').notNull(),
    /** Made once per form, so that a double click or a second tab finds the same row. */
    formKey: text('form_key').unique(),
    providerRefundId: text('provider_refund_id').unique(),
    refundedAt: moment('refunded_at'),
    /** When the provider refused or failed it. It no longer counts, because the shop still has the money. */
    failedAt: moment('failed_at'),
    failedBecause: text('failed_because'),
    /** When staff dealt with the failure. */
    seenAt: moment('seen_at'),
  },
  (table) => [
    index('refunds_payment').on(table.paymentId),
    index('refunds_order').on(table.orderId),
    index('refunds_open')
      .on(table.askedAt)
      .where(sql`refunded_at is null`),
  ],
);

/** Every validly signed webhook event of the provider, exactly as it came. */
export const webhookEvents = pgTable(
  'payment_notices',
  {
    /** The provider's event id, so that a repeated event is stored once. */
    id: text('id').primaryKey(),
    kind: text('kind').notNull(),
    body: text('body').notNull(),
    receivedAt: moment('received_at').notNull(),
    handledAt: moment('handled_at'),
    /** Set when its kind is one that the shop ignores; `listed_at` is when the owner was told. */
    unknownAt: moment('unknown_at'),
    listedAt: moment('listed_at'),
  },
  (table) => [
    index('payment_notices_received').on(table.receivedAt),
    index('payment_notices_unhandled')
      .on(table.receivedAt)
      .where(sql`handled_at is null`),
    index('payment_notices_unknown')
      .on(table.unknownAt)
      .where(sql`unknown_at is not null`),
  ],
);
