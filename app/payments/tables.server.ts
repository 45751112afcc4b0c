import { index, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

const moment = (name: string) => timestamp(name, { withTimezone: true });

/** A payment as the provider told of it. */
export const payments = pgTable(
  'payments',
  {
    /** The provider's payment id. */
    id: text('id').primaryKey(),
    checkoutId: uuid('checkout_id').notNull(),
    amountPaise: integer('amount_paise').notNull(),
    currency: text('currency').notNull(),
    method: text('method'),
    firstSeenAt: moment('first_seen_at').notNull(),
    capturedAt: moment('captured_at'),
    failedAt: moment('failed_at'),
    refundAskedAt: moment('refund_asked_at'),
    refundedAt: moment('refunded_at'),
  },
  (table) => [index('payments_checkout').on(table.checkoutId)],
);

/** Every validly signed notice of the provider, as it came. */
export const paymentNotices = pgTable('payment_notices', {
  /** The provider's event id: a repeated notice is stored once. */
  id: text('id').primaryKey(),
  kind: text('kind').notNull(),
  body: text('body').notNull(),
  receivedAt: moment('received_at').notNull(),
  handledAt: moment('handled_at'),
});
