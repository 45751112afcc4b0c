import { and, asc, desc, inArray, type SQL, sql } from 'drizzle-orm';
import { formatName } from '../../orders/orders/order-bill.ts';
import { isLate, orderDay } from '../../orders/orders/order-dates.ts';
import { isDigitalOnly } from '../../orders/orders/order-delivery.ts';
import type { Stage } from '../../orders/orders/stages.ts';
import { orderItems, orders } from '../../orders/orders/tables.server.ts';
import { db, now } from '../../platform/runtime/runtime.server.ts';
import { dueWords } from '../../orders/proofs/proof-rules.ts';
import { proofsDue } from '../../orders/proofs/proofs.server.ts';
import { type ListFilters, type ListPlace, placeOf } from './list-filters.ts';
import { letThrough } from './list-where.server.ts';

/** An order as list and board show it. */
export interface ListedOrder {
  id: string;
  orderNumber: string;
  placed: string;
  stage: Stage;
  late: boolean;
  /** Why it is held; null when it is not. */
  held: string | null;
  /** How long the parent still has for the proof; null without an open proof. */
  proof: string | null;
  customer: string;
  city: string;
  /** One line each: `Space Explorer, Physical Copy`. */
  books: string[];
  onPaper: boolean;
}

/** The total; null for roles that see no amounts. */
export type ListedRow = ListedOrder & { total: number | null };

export interface ListedOrders {
  orders: ListedRow[];
  /** Places of the pages beside this one; null where the list ends. */
  newer: string | null;
  older: string | null;
}

const PAGE = 50;

type Row = Awaited<ReturnType<typeof rowsOf>>[number];

/**
 * One page of the orders that the filters let through, the newest first.
 * @param amounts whether they are for somebody who sees what orders came to.
 */
export async function listOrders(
  filters: ListFilters,
  place: ListPlace | null,
  amounts: boolean,
): Promise<ListedOrders> {
  const upwards = place?.side === 'before';
  const found = await rowsOf(
    and(await letThrough(filters), beyond(place)),
    PAGE + 1,
    upwards ? 'asc' : 'desc',
  );
  const more = found.length > PAGE;
  const rows = upwards ? found.slice(0, PAGE).toReversed() : found.slice(0, PAGE);
  const [first, last] = [rows[0], rows.at(-1)];
  const newer = upwards ? more : place !== null;
  const older = upwards ? true : more;
  const totals = new Map(rows.map(({ id, totalAmount }) => [id, totalAmount]));
  return {
    orders: (await asListed(rows)).map((order) => ({
      ...order,
      total: amounts ? (totals.get(order.id) ?? null) : null,
    })),
    newer: first && newer ? placeOf(first) : null,
    older: last && older ? placeOf(last) : null,
  };
}

function beyond(place: ListPlace | null): SQL | undefined {
  if (!place) return undefined;
  const there = sql`(${place.createdAt.toISOString()}::timestamptz, ${place.id}::uuid)`;
  const here = sql`(${orders.createdAt}, ${orders.id})`;
  return place.side === 'after' ? sql`${here} < ${there}` : sql`${here} > ${there}`;
}

/** Orders as the list reads them. */
export function rowsOf(which: SQL | undefined, limit: number, order: 'asc' | 'desc') {
  const by = order === 'asc' ? asc : desc;
  return db()
    .select({
      id: orders.id,
      orderNumber: orders.orderNumber,
      createdAt: orders.createdAt,
      stage: orders.stage,
      heldAt: orders.heldAt,
      heldBecause: orders.heldBecause,
      totalAmount: orders.totalAmount,
      addOns: orders.addOns,
      shippingAddress: orders.shippingAddress,
    })
    .from(orders)
    .where(which)
    .orderBy(by(orders.createdAt), by(orders.id))
    .limit(limit);
}

export async function asListed(rows: readonly Row[]): Promise<ListedOrder[]> {
  const books = await booksOf(rows.map(({ id }) => id));
  const proofs = await proofsDue(rows.filter(({ stage }) => stage === 'proof').map(({ id }) => id));
  const at = now();
  return rows.map((row) => {
    const items = books.get(row.id) ?? [];
    const due = proofs.get(row.id);
    return {
      id: row.id,
      orderNumber: row.orderNumber,
      placed: orderDay(row.createdAt),
      stage: row.stage,
      late: isLate(row, at),
      held: row.heldAt && (row.heldBecause ?? 'Held.'),
      proof: due ? dueWords(due, at) : null,
      customer: row.shippingAddress.fullName,
      city: row.shippingAddress.city,
      books: items.map(bookLine),
      onPaper: !isDigitalOnly({ items, addOns: row.addOns }),
    };
  });
}

/** The books of these orders, nothing of the child among it. */
export async function booksOf(orderIds: readonly string[]) {
  if (orderIds.length === 0) return new Map<string, Book[]>();
  const items = await db()
    .select({
      orderId: orderItems.orderId,
      title: orderItems.productTitle,
      format: orderItems.format,
      quantity: orderItems.quantity,
    })
    .from(orderItems)
    .where(inArray(orderItems.orderId, [...orderIds]))
    .orderBy(asc(orderItems.productTitle), asc(orderItems.id));
  return Map.groupBy(items, ({ orderId }) => orderId);
}

interface Book {
  orderId: string;
  title: string;
  format: string;
  quantity: number;
}

export function bookLine({ title, format, quantity }: Book): string {
  return `${title}, ${formatName(format)}${quantity > 1 ? ` × ${quantity}` : ''}`;
}
