import { desc, inArray } from 'drizzle-orm';
import { data, Link } from 'react-router';
import { orderDay } from '../../orders/orders/order-dates.ts';
import { orders } from '../../orders/orders/tables.server.ts';
import { db, now } from '../../platform/runtime/runtime.server.ts';
import { allCoupons, paidWith } from '../../buying/pricing/coupon-book.server.ts';
import { rupees } from '../../buying/pricing/rupees.ts';
import { pageMeta } from '../../ui/layout/page-meta.ts';
import { forOwner } from '../../account/staff-sessions/audience.server.ts';
import type { Route } from './+types/coupon.ts';
import { CouponForm } from './coupon-form.tsx';
import { costsThisMonth } from './coupon-costs.server.ts';
import { COUPON_STATES } from './coupon-state.ts';
import { couponFields, couponView } from './coupon-view.ts';
import './coupons.css';

export const middleware = [forOwner];

export const meta = () => pageMeta('Coupon', 'What a code takes off, and who used it.');

const LAST_USES = 20;

export async function loader({ params }: Route.LoaderArgs) {
  const row = (await allCoupons(db())).find(({ code }) => code === params.code);
  if (!row) throw data(null, { status: 404 });
  return {
    coupon: couponView(row, now(), await costsThisMonth()),
    fields: couponFields(row),
    uses: await lastUses(row.code),
  };
}

async function lastUses(code: string) {
  const checkoutIds = await paidWith(db(), code, LAST_USES);
  if (checkoutIds.length === 0) return [];
  const rows = await db()
    .select()
    .from(orders)
    .where(inArray(orders.checkoutId, checkoutIds))
    .orderBy(desc(orders.createdAt));
  return rows.map(({ id, orderNumber, createdAt, discountAmount, totalAmount }) => ({
    id,
    orderNumber,
    placed: orderDay(createdAt),
    discount: rupees(discountAmount),
    total: rupees(totalAmount),
  }));
}

export default function Coupon({ loaderData: { coupon, fields, uses } }: Route.ComponentProps) {
  return (
    <>
      <h1 className="mb-2 text-4xl">{coupon.code}</h1>
      <p className="mb-6 text-ink-soft">
        {COUPON_STATES[coupon.state]}. What you change counts from now on; orders and payments under way stay
        as they are.
      </p>
      <CouponForm key={coupon.code} to={`/admin/coupons/${coupon.code}/save`} fields={fields} isNew={false} />
      <section aria-labelledby="uses" className="mt-10 max-w-2xl">
        <h2 id="uses" className="mb-3 text-2xl">
          Last used
        </h2>
        {coupon.cost && <p className="mb-3 tabular">{coupon.cost}.</p>}
        {uses.length === 0 ? (
          <p>Nobody has paid with it yet.</p>
        ) : (
          <div className="coupon-uses">
            <table className="facts-table tabular">
              <thead>
                <tr>
                  <th scope="col">Order</th>
                  <th scope="col">Placed</th>
                  <th scope="col">Discount</th>
                  <th scope="col">Paid</th>
                </tr>
              </thead>
              <tbody>
                {uses.map((use) => (
                  <tr key={use.id}>
                    <th scope="row">
                      <Link to={`/admin/orders/${use.id}`} className="text-link">
                        {use.orderNumber}
                      </Link>
                    </th>
                    <td>{use.placed}</td>
                    <td>{use.discount}</td>
                    <td>{use.total}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
        )}
      </section>
    </>
  );
}
