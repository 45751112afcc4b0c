import { useState } from 'react';
import { Tag } from 'lucide-react';
import { COUPON_APPLIED, INVALID_COUPON, invalidCouponMessage } from '../pricing/coupon-codes.ts';
import { Button } from '../ui/button.tsx';
import { Field } from '../ui/field.tsx';
import { showToast } from '../ui/toast.tsx';
import { useDraft } from './use-draft.ts';
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
      showToast({ title: INVALID_COUPON, description: invalidCouponMessage('wizard'), kind: 'failure' });
    } else {
      showToast({
        title: 'Not reached',
        description: 'The shop could not be asked about this code. Please try again.',
        kind: 'failure',
      });
    }
  };
  if (draft.couponCode) {
    return (
      <div className="flex items-center gap-3 rounded-(--radius-button) bg-leaf-wash py-1 pr-1 pl-4">
        <Tag aria-hidden="true" className="size-5 flex-none text-leaf" />
        <span className="flex-1">
          Coupon <b className="uppercase">{draft.couponCode}</b> is applied.
        </span>
        <Button kind="quiet" onClick={() => update({ couponCode: null, couponText: '' })}>
          Remove<span className="sr-only"> coupon</span>
        </Button>
      </div>
    );
  }
  return (
    <div className="flex items-end gap-3">
      <Field
        label="Coupon Code"
        name="coupon"
        value={draft.couponText}
        onChange={(event) => update({ couponText: event.target.value })}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          event.preventDefault();
          void apply();
        }}
        maxLength={40}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        className="min-w-0 flex-1"
      />
      <Button onClick={() => void apply()} busy={busy} disabled={draft.couponText.trim() === ''}>
        Apply
      </Button>
    </div>
  );
}
