import { randomUUID } from 'node:crypto';
import { and, asc, eq, inArray, isNotNull, isNull, notInArray, type SQL, sql } from 'drizzle-orm';
import { asShown } from '../orders/order-books.ts';
import { itemsOf } from '../orders/orders.server.ts';
import { type Order, type OrderWithItems, orders } from '../orders/tables.server.ts';
import { OVER } from '../orders/stages.ts';
import { together } from '../../platform/database/fewer-journeys.server.ts';
import { db, now } from '../../platform/runtime/runtime.server.ts';
import type { Queryable, Transaction } from '../../platform/database/dialect.ts';
import { readSettings } from '../../platform/settings/shop-settings.server.ts';
import { financialYear } from './financial-year.ts';
import { CREDIT_REASONS } from './invoice-paper.ts';
import { creditPaper, invoicePaper, type Unnumbered } from './paper-of-order.ts';
import { invoices, invoiceSeries } from './tables.server.ts';

export type Invoice = typeof invoices.$inferSelect;

/** The prefixes of invoice numbers such as `NV/26-27/000001`. The law allows sixteen characters. */
const SERIES = { invoice: 'NV', 'credit note': 'NC' } as const;

/** An invoice or credit note before it has its number, and the order and refund that it belongs to. */
export type InvoiceDraft = Pick<Invoice, 'kind' | 'orderId' | 'refundId'> & { paper: Unnumbered };

/** The payment of an order: the provider's id and the method. */
type PaidBy = { id: string; method: string | null };

/**
 * Writes the invoice of a paid order, once.
 * @returns false when the order has an invoice already, or there was nothing to pay.
 */
export async function writeInvoice(tx: Transaction, order: Order, payment: PaidBy): Promise<boolean> {
  const [known, items] = await together(invoiceOf(tx, order.id), itemsOf([order.id], tx));
  const draft = known ? null : await draftInvoice(tx, { ...order, items }, payment);
  if (draft) await tx.execute(numbering(draft));
  return draft !== null;
}

/**
 * Drafts the invoice, without its number, of an order that has none yet.
 * @returns null when there was nothing to pay.
 */
export async function draftInvoice(
  tx: Transaction,
  order: OrderWithItems,
  payment: PaidBy,
): Promise<InvoiceDraft | null> {
  if (order.totalAmount === 0) return null;
  const shown = { ...order, items: order.items.toSorted(asShown) };
  const paper = invoicePaper(shown, payment, await readSettings(tx), now());
  return { kind: 'invoice', orderId: order.id, refundId: null, paper };
}

/**
 * Writes the credit note of a refund, once; none when the order has no invoice. All credit notes of an order
 * together never exceed its invoice. A larger sum is refunded only when more was paid than was asked for, or
 * when a refund failed and is made again. The caller has locked the order.
 */
export async function writeCreditNote(
  tx: Transaction,
  order: Pick<Order, 'id' | 'cancelledAt'>,
  refund: { id: string; amountPaise: number },
): Promise<void> {
  const invoice = await invoiceOf(tx, order.id);
  if (!invoice) return;
  const { total } = invoice.paper;
  const amountPaise = Math.min(refund.amountPaise, total - (await credited(tx, order.id)));
  if (amountPaise <= 0) return;
  const { cancelled, whole, part } = CREDIT_REASONS;
  const refunded = amountPaise === total ? whole : part;
  const why = order.cancelledAt ? cancelled : refunded;
  const paper = creditPaper(invoice.paper, { amountPaise, why }, now());
  const draft = { kind: 'credit note', orderId: order.id, refundId: refund.id, paper } as const;
  await tx.execute(numbering(draft));
}

/**
 * Runs when the account of these orders is deleted. Old credit notes that carry staff's own words get a fixed
 * text of the shop instead. Number, date, parties and amounts, which the law requires, stay as they were.
 */
export async function forgetCreditReasons(tx: Transaction, orderIds: string[]): Promise<void> {
  const reason = sql`${invoices.paper} #>> '{against,reason}'`;
  await tx
    .update(invoices)
    .set({
      paper: sql`jsonb_set(${invoices.paper}, '{against,reason}', to_jsonb(${CREDIT_REASONS.part}::text))`,
    })
    .where(
      and(
        inArray(invoices.orderId, orderIds),
        eq(invoices.kind, 'credit note'),
        notInArray(reason, Object.values(CREDIT_REASONS)),
      ),
    );
}

/** The sum of an order's credit notes so far, in paise. */
async function credited(tx: Transaction, orderId: string): Promise<number> {
  const notes = await tx
    .select({ paper: invoices.paper })
    .from(invoices)
    .where(and(eq(invoices.orderId, orderId), eq(invoices.kind, 'credit note')));
  return notes.reduce((sum, { paper }) => sum + paper.total, 0);
}

/**
 * The statement that writes a paper under the next number of its series. When the transaction is rolled back,
 * the number is free again, so no series has a gap. Run it last in its transaction: whoever needs the next
 * number waits until the transaction ends.
 */
export function numbering({ kind, orderId, refundId, paper }: InvoiceDraft): SQL {
  const series = `${SERIES[kind]}/${financialYear(new Date(paper.date))}`;
  return sql`
    with next as (
      insert into ${invoiceSeries} (name, last) values (${series}, 1)
      on conflict (name) do update set last = ${invoiceSeries.last} + 1
      returning name, last),
    numbered as (
      select name, last, name || '/' || lpad(last::text, greatest(6, length(last::text)), '0') as number from next)
    insert into ${invoices} (id, kind, series, serial, number, order_id, refund_id, written_at, paper)
    select ${randomUUID()}::uuid, ${kind}, name, last, number, ${orderId}::uuid, ${refundId}::uuid,
      ${paper.date}::timestamptz, ${JSON.stringify(paper)}::jsonb || jsonb_build_object('number', number)
    from numbered`;
}

async function invoiceOf(database: Queryable, orderId: string): Promise<Invoice | null> {
  const [row] = await database
    .select()
    .from(invoices)
    .where(and(eq(invoices.orderId, orderId), eq(invoices.kind, 'invoice')));
  return row ?? null;
}

/** The invoice of an order, followed by its credit notes. */
export async function invoicesOfOrder(orderId: string): Promise<Invoice[]> {
  return db()
    .select()
    .from(invoices)
    .where(eq(invoices.orderId, orderId))
    .orderBy(asc(invoices.writtenAt), asc(invoices.number));
}

/** One invoice or credit note of an order. */
export async function invoiceById(orderId: string, id: string): Promise<Invoice | null> {
  const [row] = await db()
    .select()
    .from(invoices)
    .where(and(eq(invoices.id, id), eq(invoices.orderId, orderId)));
  return row ?? null;
}

/**
 * Paid orders that are still active and have no invoice yet: they were on hold when they were paid, or are
 * older than the shop's invoices.
 */
export async function ordersWithoutInvoice(): Promise<{ id: string; paymentId: string | null }[]> {
  return db()
    .select({ id: orders.id, paymentId: orders.paymentId })
    .from(orders)
    .leftJoin(invoices, and(eq(invoices.orderId, orders.id), eq(invoices.kind, 'invoice')))
    .where(
      and(
        isNotNull(orders.paymentId),
        isNull(orders.heldAt),
        isNull(invoices.id),
        notInArray(orders.stage, [...OVER]),
      ),
    )
    .orderBy(asc(orders.createdAt))
    .limit(MOST_AT_ONCE);
}

const MOST_AT_ONCE = 100;
