import { sql } from 'drizzle-orm';
import { bigint, index, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { DISPUTE_STATES } from './dispute-state.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true });
const paise = (name: string) => bigint(name, { mode: 'number' });

/**
 * A dispute: a customer's bank wants money of a payment back. It is kept even when the shop knows no payment
 * or order for it.
 */
export const disputes = pgTable(
  'disputes',
  {
    /** The provider's id. */
    id: text('id').primaryKey(),
    paymentId: text('payment_id').notNull(),
    /** The disputed amount; null when the provider did not state it, which counts as the whole payment. */
    amountPaise: paise('amount_paise'),
    /** What the provider took back when the dispute was lost; null when it did not state it. */
    lostPaise: paise('lost_paise'),
    reason: text('reason'),
    state: text('state', { enum: DISPUTE_STATES }).notNull(),
    /** The time of this state by the provider's clock. An older report does not change it. */
    saidAt: moment('said_at'),
    respondBy: moment('respond_by'),
    toldAt: moment('told_at').notNull(),
    endedAt: moment('ended_at'),
    /** When staff marked the dispute as seen. */
    seenAt: moment('seen_at'),
  },
  (table) => [
    index('disputes_payment').on(table.paymentId),
    index('disputes_unseen')
      .on(table.toldAt)
      .where(sql`seen_at is null`),
  ],
);
