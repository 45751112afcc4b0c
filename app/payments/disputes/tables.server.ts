import { sql } from 'drizzle-orm';
import { bigint, index, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { DISPUTE_STATES } from './dispute-state.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true });
const paise = (name: string) => bigint(name, { mode: 'number' });

/** A customer's bank wants money of a payment back. Kept also while the shop knows no payment or order for it. */
export const disputes = pgTable(
  'disputes',
  {
    /** The provider's id. */
    id: text('id').primaryKey(),
    paymentId: text('payment_id').notNull(),
    /** How much is disputed; null when the provider did not say: then it may be all. */
    amountPaise: paise('amount_paise'),
    /** What the provider took back, once it is lost; null when it did not say. */
    lostPaise: paise('lost_paise'),
    reason: text('reason'),
    state: text('state', { enum: DISPUTE_STATES }).notNull(),
    /** When that was so by the provider's clock: an older word does not undo it. */
    saidAt: moment('said_at'),
    respondBy: moment('respond_by'),
    toldAt: moment('told_at').notNull(),
    endedAt: moment('ended_at'),
    /** Staff have seen how it ended. */
    seenAt: moment('seen_at'),
  },
  (table) => [
    index('disputes_payment').on(table.paymentId),
    index('disputes_unseen')
      .on(table.toldAt)
      .where(sql`seen_at is null`),
  ],
);
