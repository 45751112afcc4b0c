import { and, count, eq, gte, notInArray, sql } from 'drizzle-orm';
import { indianDay, startOfDay } from '../../orders/orders/order-dates.ts';
import { OVER } from '../../orders/orders/stages.ts';
import { orders } from '../../orders/orders/tables.server.ts';
import { db, now } from '../../platform/runtime/runtime.server.ts';
import { couponUses } from '../../buying/pricing/tables.server.ts';

/** What a coupon took off this month, and off how many orders. */
export interface CouponCost {
  orders: number;
  /** Whole rupees. */
  discount: number;
}

/** By the code of the coupon; those that nobody used this month are missing. The month is India's. */
export async function costsThisMonth(): Promise<ReadonlyMap<string, CouponCost>> {
  const month = startOfDay(`${indianDay(now()).slice(0, 8)}01`) ?? now();
  const rows = await db()
    .select({
      code: couponUses.code,
      orders: count(),
      discount: sql`sum(${orders.discountAmount})::bigint`.mapWith(Number),
    })
    .from(couponUses)
    .innerJoin(orders, eq(orders.checkoutId, couponUses.checkoutId))
    .where(and(gte(orders.createdAt, month), notInArray(orders.stage, [...OVER])))
    .groupBy(couponUses.code);
  return new Map(rows.map(({ code, ...cost }) => [code, cost]));
}
