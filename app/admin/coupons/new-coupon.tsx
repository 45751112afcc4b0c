import { pageMeta } from '../../ui/layout/page-meta.ts';
import { forOwner } from '../../account/staff-sessions/audience.server.ts';
import { CouponForm } from './coupon-form.tsx';
import { NEW_COUPON } from './coupon-view.ts';
import './coupons.css';

export const middleware = [forOwner];

export const meta = () => pageMeta('New coupon', 'A code that takes something off.');

export function loader() {
  return null;
}

export default function NewCoupon() {
  return (
    <>
      <h1 className="mb-6 text-4xl">New coupon</h1>
      <CouponForm to="/admin/new-coupon/create" fields={NEW_COUPON} isNew />
    </>
  );
}
