import { useState } from 'react';
import { COUPON_APPLIED, INVALID_COUPON, invalidCouponMessage } from '../../buying/pricing/coupon-codes.ts';
import { CouponField, NOT_REACHED } from '../../buying/pricing/coupon-field.tsx';
import { showToast } from '../../ui/parts/toast.tsx';
import { useDraft } from '../wizard-draft/use-draft.ts';
import { quoteWithCoupon } from './use-quote.ts';

/** Where a coupon is typed and tried. An unknown code changes nothing. */
export function CouponBox() {
  const { draft, update } = useDraft();
  const [busy, setBusy] = useState(false);
  const apply = async () => {
    const typed = draft.couponText.trim();
    if (busy || typed === '') return;
    setBusy(true);
    const quote = await quoteWithCoupon(draft, typed);
    setBusy(false);
    if (quote?.coupon) {
      update({ couponCode: typed });
      showToast({ title: COUPON_APPLIED, description: quote.coupon.message, kind: 'success' });
    } else if (quote) {
      showToast({
        title: INVALID_COUPON,
        description: quote.couponProblem ?? invalidCouponMessage('wizard'),
        kind: 'failure',
      });
    } else {
      showToast({ ...NOT_REACHED, kind: 'failure' });
    }
  };
  return (
    <CouponField
      applied={draft.couponCode}
      typed={draft.couponText}
      busy={busy}
      onType={(couponText) => update({ couponText })}
      onApply={() => void apply()}
      onRemove={() => update({ couponCode: null, couponText: '' })}
    />
  );
}
