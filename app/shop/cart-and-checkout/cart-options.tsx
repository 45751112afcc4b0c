import { useEffect, useRef, useState } from 'react';
import { useFetcher, useSearchParams } from 'react-router';
import { AddOnList } from '../../buying/pricing/add-on-list.tsx';
import { COUPON_APPLIED, INVALID_COUPON } from '../../buying/pricing/coupon-codes.ts';
import { NOT_REACHED } from '../../buying/pricing/coupon-field.tsx';
import type { AddOnId } from '../../buying/pricing/price-list.ts';
import { Button } from '../../ui/parts/button.tsx';
import { Field } from '../../ui/parts/field.tsx';
import { useKeptFocus } from '../../ui/parts/kept-focus.ts';
import { showToast } from '../../ui/parts/toast.tsx';
import type { CartView } from './cart-view.ts';
import { forgetCoupon, rememberCoupon } from './remembered-coupon.ts';
import type { CartAnswer } from './cart-answer.ts';

/** Extras, none ticked for the customer, and the coupon box. */
export function CartOptions({ cart, userId }: { cart: CartView; userId: string }) {
  return (
    <>
      <Extras cart={cart} />
      <CouponBox applied={cart.coupon?.code ?? null} userId={userId} />
    </>
  );
}

function Extras({ cart }: { cart: CartView }) {
  const [, setSearch] = useSearchParams();
  const [chosen, setChosen] = useState(cart.addOns.map(({ id }) => id));
  const change = (next: AddOnId[]) => {
    setChosen(next);
    setSearch(
      (search) => {
        search.delete('extra');
        for (const each of next) search.append('extra', each);
        return search;
      },
      { replace: true, preventScrollReset: true },
    );
  };
  return <AddOnList {...cart.books} chosen={chosen} onChange={change} />;
}

function CouponBox({ applied, userId }: { applied: string | null; userId: string }) {
  const fetcher = useFetcher<CartAnswer>();
  const [, setSearch] = useSearchParams();
  const [typed, setTyped] = useState('');
  const answer = fetcher.data;
  const heard = useRef<CartAnswer>(undefined);
  const { box, keep } = useKeptFocus(applied);
  useEffect(() => {
    if (!answer || answer === heard.current) return;
    heard.current = answer;
    if (answer.kind !== 'coupon') {
      showToast({ ...NOT_REACHED, kind: 'failure' });
      return;
    }
    const { code, message } = answer;
    if (code === null) {
      showToast({ title: INVALID_COUPON, description: message, kind: 'failure' });
      return;
    }
    showToast({ title: COUPON_APPLIED, description: message, kind: 'success' });
    rememberCoupon(userId, code);
    setSearch(
      (search) => {
        search.set('coupon', code);
        return search;
      },
      { replace: true, preventScrollReset: true },
    );
  }, [answer, setSearch, userId]);
  if (applied) {
    const remove = () => {
      keep();
      forgetCoupon();
      setSearch(
        (search) => {
          search.delete('coupon');
          return search;
        },
        { replace: true, preventScrollReset: true },
      );
    };
    return (
      <div
        ref={box}
        className="flex items-center gap-3 rounded-(--radius-button) bg-leaf-wash py-1 pr-1 pl-4"
      >
        <span className="flex-1">
          Coupon <b>{applied}</b> is applied.
        </span>
        <Button kind="quiet" onClick={remove}>
          Remove<span className="sr-only"> coupon</span>
        </Button>
      </div>
    );
  }
  return (
    <fetcher.Form method="post" action="/cart" onSubmit={() => keep()}>
      <input type="hidden" name="form" value="coupon" />
      <div ref={box} className="flex items-end gap-3">
        <Field
          label="Coupon Code"
          name="code"
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          maxLength={40}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          className="min-w-0 flex-1"
        />
        <Button type="submit" busy={fetcher.state !== 'idle'} disabled={typed.trim() === ''}>
          Apply
        </Button>
      </div>
    </fetcher.Form>
  );
}
