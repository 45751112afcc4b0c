import { Link } from 'react-router';
import { Plus, TriangleAlert } from 'lucide-react';
import { ActionForm } from '../order-page/action-form.tsx';
import { db, now } from '../../platform/runtime/runtime.server.ts';
import { allCoupons } from '../../buying/pricing/coupon-book.server.ts';
import { rupees } from '../../buying/pricing/rupees.ts';
import { pageMeta } from '../../ui/layout/page-meta.ts';
import { forOwner } from '../../account/staff-sessions/audience.server.ts';
import { ButtonLink } from '../../ui/parts/button.tsx';
import { EmptyState } from '../../ui/parts/empty-state.tsx';
import type { Route } from './+types/coupons.ts';
import { costsThisMonth } from './coupon-costs.server.ts';
import { COUPON_STATES } from './coupon-state.ts';
import { type CouponView, couponView } from './coupon-view.ts';
import './coupons.css';

export const middleware = [forOwner];

export const meta = () => pageMeta('Coupons', 'Codes that take something off, and how often they were used.');

export async function loader() {
  const [rows, costs] = await Promise.all([allCoupons(db()), costsThisMonth()]);
  return { coupons: rows.map((row) => couponView(row, now(), costs)) };
}

export default function Coupons({ loaderData: { coupons } }: Route.ComponentProps) {
  const create = (
    <ButtonLink kind="main" to="/admin/new-coupon">
      <Plus aria-hidden="true" className="size-5" strokeWidth={3} />
      New coupon
    </ButtonLink>
  );
  return (
    <>
      <header className="mb-6 flex flex-wrap items-center gap-4">
        <h1 className="flex-1 text-4xl">Coupons</h1>
        {coupons.length > 0 && create}
      </header>
      {coupons.length === 0 ? (
        <EmptyState title="No coupons yet" action={create}>
          <p>A code takes a percentage or an amount off. You say where it counts, how long, and how often.</p>
        </EmptyState>
      ) : (
        <ul className="coupons">
          {coupons.map((coupon) => (
            <Coupon key={coupon.code} coupon={coupon} />
          ))}
        </ul>
      )}
    </>
  );
}

function Coupon({ coupon }: { coupon: CouponView }) {
  const { code, worth, state, warning, cost, uses, limit } = coupon;
  const off = state === 'off';
  return (
    <li className="coupon" data-state={state}>
      <div className="coupon-head">
        <h2>
          <Link to={`/admin/coupons/${code}`} className="text-link">
            {code}
          </Link>
        </h2>
        <p className="coupon-worth">{worth} off</p>
        <p className="coupon-state">{COUPON_STATES[state]}</p>
      </div>
      <Terms coupon={coupon} />
      {warning && (
        <p className="coupon-warning">
          <TriangleAlert aria-hidden="true" className="mt-1 size-4 flex-none" strokeWidth={2.5} />
          {warning}
        </p>
      )}
      {cost && <p className="tabular">{cost}</p>}
      <div className="coupon-foot">
        <p className="tabular">
          <b>{uses}</b> {uses === 1 ? 'use' : 'uses'}
          {limit !== null && ` of ${limit}`}
        </p>
        {limit !== null && <meter min={0} max={limit} value={uses} aria-label={`Uses of ${code}`} />}
        <ActionForm
          to={`/admin/coupons/${code}/switch`}
          label={off ? `Switch ${code} on` : `Switch ${code} off`}
          fields={{ to: off ? 'on' : 'off' }}
          className="ml-auto"
        />
      </div>
    </li>
  );
}

function Terms({ coupon: { places, days, minimum, customerLimit } }: { coupon: CouponView }) {
  return (
    <dl className="coupon-terms">
      <div>
        <dt>Where</dt>
        <dd>{places}</dd>
      </div>
      <div>
        <dt>When</dt>
        <dd>{days}</dd>
      </div>
      <div>
        <dt>For</dt>
        <dd>
          {minimum > 0 ? `orders of ${rupees(minimum)} or more` : 'every order'}
          {customerLimit !== null &&
            `, ${customerLimit === 1 ? 'once' : `${customerLimit} times`} for each customer`}
        </dd>
      </div>
    </dl>
  );
}
