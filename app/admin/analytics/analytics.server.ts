import { and, count, desc, eq, gte, isNotNull, isNull, lt, notInArray, type SQL, sql } from 'drizzle-orm';
import { daysAfter, indianDay, promisedBefore } from '../../orders/orders/order-dates.ts';
import { DONE, OVER } from '../../orders/orders/stages.ts';
import { orderItems, orders } from '../../orders/orders/tables.server.ts';
import { refunds } from '../../payments/payments/tables.server.ts';
import { db, now } from '../../platform/runtime/runtime.server.ts';
import type { Period, Span } from './periods.ts';
import { stretchesOf } from './periods.ts';
import { stepCounts } from './tables.server.ts';

/** Sums of the orders of a time. Money is whole rupees, without what went back of it. */
export interface Sums {
  orders: number;
  revenue: number;
  average: number;
}

/** A name with its count and, where it applies, its revenue. */
export interface Share {
  name: string;
  count: number;
  amount: number;
}

/** The median duration over all orders, in days; null without data. */
export interface Times {
  toShip: number | null;
  toDeliver: number | null;
}

const MOST_SHARES = 12;
/** Orders that took longer than this are outliers and say nothing about production time. */
const LONGEST_DAYS = 120;

/** Real sales only: without free copies and without cancelled or refunded orders. */
const sold = (): SQL | undefined => and(notInArray(orders.stage, [...OVER]), isNull(orders.replacesOrderId));
/** The refunded part of each order that was not refunded in full. */
const back = () =>
  db()
    .select({ orderId: refunds.orderId, paise: sql<number>`sum(${refunds.amountPaise})`.as('paise') })
    .from(refunds)
    .where(isNotNull(refunds.refundedAt))
    .groupBy(refunds.orderId)
    .as('back');
const revenueWithout = ({ paise }: ReturnType<typeof back>) =>
  sql`coalesce(round(sum(${orders.totalAmount} - coalesce(${paise}, 0) / 100.0)), 0)::bigint`.mapWith(Number);
const placed = ({ from, to }: Span) => and(gte(orders.createdAt, from), lt(orders.createdAt, to), sold());

export async function sumsOf(span: Span): Promise<Sums> {
  const gone = back();
  const [row] = await db()
    .select({ orders: count(), revenue: revenueWithout(gone) })
    .from(orders)
    .leftJoin(gone, eq(gone.orderId, orders.id))
    .where(placed(span));
  const { orders: number, revenue } = row ?? { orders: 0, revenue: 0 };
  return { orders: number, revenue, average: number === 0 ? 0 : Math.round(revenue / number) };
}

/** Orders and revenue for each day of the period, or each hour of one day, including empty ones. */
export async function courseOf(period: Period): Promise<(Omit<Sums, 'average'> & { stretch: string })[]> {
  const local = sql`${orders.createdAt} at time zone 'Asia/Kolkata'`;
  const stretch =
    period.days === 1 ? sql<string>`to_char(${local}, 'HH24')` : sql<string>`to_char(${local}, 'YYYY-MM-DD')`;
  const gone = back();
  const rows = await db()
    .select({ stretch, orders: count(), revenue: revenueWithout(gone) })
    .from(orders)
    .leftJoin(gone, eq(gone.orderId, orders.id))
    .where(placed(period.now))
    .groupBy(sql`1`);
  const found = new Map(rows.map((row) => [row.stretch, row]));
  return stretchesOf(period).map((each) => found.get(each) ?? { stretch: each, orders: 0, revenue: 0 });
}

/** Books sold, grouped by a property. */
export async function sharesBy(what: 'format' | 'story', span: Span): Promise<Share[]> {
  const kind =
    what === 'format' ? sql<string>`${orderItems.format}` : sql<string>`${orderItems.book} ->> 'story'`;
  const name = what === 'format' ? kind : sql<string>`max(${orderItems.productTitle})`;
  const books = sql`sum(${orderItems.quantity})::bigint`.mapWith(Number);
  return db()
    .select({
      name,
      count: books,
      amount: sql`sum(${orderItems.quantity}::bigint * ${orderItems.unitPrice})::bigint`.mapWith(Number),
    })
    .from(orderItems)
    .innerJoin(orders, eq(orders.id, orderItems.orderId))
    .where(placed(span))
    .groupBy(kind)
    .orderBy(desc(books))
    .limit(MOST_SHARES);
}

/** Orders with a coupon, and what they saved in all. */
export async function couponShares(span: Span): Promise<Share[]> {
  return db()
    .select({
      name: sql<string>`upper(trim(${orders.couponCode}))`,
      count: count(),
      amount: sql`sum(${orders.discountAmount})::bigint`.mapWith(Number),
    })
    .from(orders)
    .where(and(placed(span), isNotNull(orders.couponCode)))
    .groupBy(sql`1`)
    .orderBy(desc(count()))
    .limit(MOST_SHARES);
}

/** Of orders that were shipped, or delivered, in this time. */
export async function timesOf(span: Span): Promise<Times> {
  const median = async (reached: typeof orders.shippedAt | typeof orders.deliveredAt) => {
    const [row] = await db()
      .select({
        days: sql<
          number | null
        >`(percentile_cont(0.5) within group (order by extract(epoch from ${reached} - ${orders.createdAt})) / 86400)::float8`,
      })
      .from(orders)
      .where(
        and(
          gte(reached, span.from),
          lt(reached, span.to),
          gte(orders.createdAt, daysAfter(span.from, -LONGEST_DAYS)),
          lt(orders.createdAt, span.to),
        ),
      );
    return row?.days ?? null;
  };
  return { toShip: await median(orders.shippedAt), toDeliver: await median(orders.deliveredAt) };
}

/** Orders that should have arrived by now. */
export async function lateOrders(): Promise<number> {
  const [row] = await db()
    .select({ count: count() })
    .from(orders)
    .where(and(lt(orders.createdAt, promisedBefore(now())), notInArray(orders.stage, [...DONE])));
  return row?.count ?? 0;
}

/** How often each of the six steps was opened on the days of this time. */
export async function stepsOf(span: Span): Promise<number[]> {
  const rows = await db()
    .select({ step: stepCounts.step, count: sql`sum(${stepCounts.count})::bigint`.mapWith(Number) })
    .from(stepCounts)
    .where(
      and(gte(stepCounts.day, indianDay(span.from)), lt(stepCounts.day, indianDay(daysAfter(span.to, 1)))),
    )
    .groupBy(stepCounts.step);
  const found = new Map(rows.map((row) => [row.step, row.count]));
  return [1, 2, 3, 4, 5, 6].map((step) => found.get(step) ?? 0);
}

/** Counts one opened step of the wizard, without any data about the visitor. */
export async function countStep(step: number): Promise<void> {
  await db()
    .insert(stepCounts)
    .values({ day: indianDay(now()), step, count: 1 })
    .onConflictDoUpdate({
      target: [stepCounts.day, stepCounts.step],
      set: { count: sql`${stepCounts.count} + 1` },
    });
}
