import { sql } from 'drizzle-orm';
import { integer, jsonb, pgTable, text, timestamp, unique, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type { InvoicePaper } from './invoice-paper.ts';

/** The last number of each series. Taking the next number locks the row until the transaction commits. */
export const invoiceSeries = pgTable('invoice_series', {
  /** `NV/26-27`: the series and the financial year. */
  name: text('name').primaryKey(),
  last: integer('last').notNull(),
});

/**
 * An invoice or a credit note, frozen as it was written. The law requires its number, so a row is never
 * deleted. It is never changed either, except that the words of staff on old credit notes are replaced when
 * the account is deleted.
 */
export const invoices = pgTable(
  'invoices',
  {
    id: uuid('id').primaryKey(),
    kind: text('kind', { enum: ['invoice', 'credit note'] }).notNull(),
    series: text('series').notNull(),
    serial: integer('serial').notNull(),
    number: text('number').notNull().unique(),
    orderId: uuid('order_id').notNull(),
    /** The refund that a credit note is about. */
    refundId: uuid('refund_id').unique(),
    writtenAt: timestamp('written_at', { withTimezone: true }).notNull(),
    /** Everything that is printed on it. */
    paper: jsonb('paper').$type<InvoicePaper>().notNull(),
  },
  (table) => [
    unique('invoices_serial').on(table.series, table.serial),
    uniqueIndex('invoices_order')
      .on(table.orderId)
      .where(sql`kind = 'invoice'`),
  ],
);
