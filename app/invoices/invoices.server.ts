import { randomUUID } from 'node:crypto';
import { and, asc, eq, inArray, isNotNull, isNull, notInArray, sql } from 'drizzle-orm';
import { itemsOf, type Order } from '../orders/orders.server.ts';
import { OVER } from '../orders/stages.ts';
import { orders } from '../orders/tables.server.ts';
import { together } from '../database/fewer-journeys.server.ts';
import { db, now, type Queryable, type Transaction } from '../platform/machine.server.ts';
import { readSettings } from '../settings/shop-settings.server.ts';
import { financialYear } from './financial-year.ts';
import { CREDIT_REASONS } from './invoice-paper.ts';
import { creditPaper, invoicePaper } from './paper-of-order.ts';
import { invoices, invoiceSeries } from './tables.server.ts';

export type Invoice = typeof invoices.$inferSelect;

/** With year and number within the sixteen characters of the law: `NV/26-27/000001`. */
const SERIES = { invoice: 'NV', 'credit note': 'NC' } as const;

/**
 * Writes the invoice of an order that was paid, once. The next number is taken in the same transaction: when that is
 * rolled back, the number is free again, and no series has a gap. Last in its transaction, for the others wait.
 * @returns whether there was none and something to pay.
 */
export async function writeInvoice(
  tx: Transaction,
  order: Order,
  payment: { id: string; method: string | null },
): Promise<boolean> {
  if (order.totalAmount === 0) return false;
  const [known, items, settings] = await together(
    invoiceOf(tx, order.id),
    itemsOf([order.id], tx),
    readSettings(tx),
  );
  if (known) return false;
  await write(tx, 'invoice', { orderId: order.id, refundId: null }, (number) =>
    invoicePaper({ ...order, items }, payment, settings, number, now()),
  );
  return true;
}

/**
 * Writes the credit note of a refund, once; none when the order has no invoice. All of them together never lower it by
 * more than it says: more goes back only when more was paid than was asked for, or when a refund came back and is made
 * again. The caller has locked the order.
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
  await write(tx, 'credit note', { orderId: order.id, refundId: refund.id }, (number) =>
    creditPaper(invoice.paper, { amountPaise, why }, number, now()),
  );
}

/**
 * The account of these orders goes: credit notes that were written while staff's words stood on them say the shop's
 * own instead. Number, date, parties and amounts, which are what the law asks of them, stay as they were.
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

/** Paise of an order's credit notes so far. */
async function credited(tx: Transaction, orderId: string): Promise<number> {
  const notes = await tx
    .select({ paper: invoices.paper })
    .from(invoices)
    .where(and(eq(invoices.orderId, orderId), eq(invoices.kind, 'credit note')));
  return notes.reduce((sum, { paper }) => sum + paper.total, 0);
}

async function write(
  tx: Transaction,
  kind: Invoice['kind'],
  about: Pick<Invoice, 'orderId' | 'refundId'>,
  paper: (number: string) => Invoice['paper'],
): Promise<void> {
  const series = `${SERIES[kind]}/${financialYear(now())}`;
  const serial = await nextOf(tx, series);
  const number = `${series}/${String(serial).padStart(6, '0')}`;
  await tx.insert(invoices).values({
    id: randomUUID(),
    kind,
    series,
    serial,
    number,
    ...about,
    writtenAt: now(),
    paper: paper(number),
  });
}

/** The next number; whoever wants the one after it waits until this transaction ends. */
async function nextOf(tx: Transaction, name: string): Promise<number> {
  const [row] = await tx
    .insert(invoiceSeries)
    .values({ name, last: 1 })
    .onConflictDoUpdate({ target: invoiceSeries.name, set: { last: sql`${invoiceSeries.last} + 1` } })
    .returning({ last: invoiceSeries.last });
  if (!row) throw new Error('A series has no next number.');
  return row.last;
}

async function invoiceOf(database: Queryable, orderId: string): Promise<Invoice | null> {
  const [row] = await database
    .select()
    .from(invoices)
    .where(and(eq(invoices.orderId, orderId), eq(invoices.kind, 'invoice')));
  return row ?? null;
}

/** The papers of an order: its invoice, then its credit notes. */
export async function invoicesOfOrder(orderId: string): Promise<Invoice[]> {
  return db()
    .select()
    .from(invoices)
    .where(eq(invoices.orderId, orderId))
    .orderBy(asc(invoices.writtenAt), asc(invoices.number));
}

/** One paper of an order. */
export async function invoiceById(orderId: string, id: string): Promise<Invoice | null> {
  const [row] = await db()
    .select()
    .from(invoices)
    .where(and(eq(invoices.id, id), eq(invoices.orderId, orderId)));
  return row ?? null;
}

/** Paid orders that go on and have no invoice yet: they were held when they were paid, or are older than invoices. */
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
