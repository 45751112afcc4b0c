import { useEffect, useState } from 'react';
import { useFetcher, useNavigate } from 'react-router';
import { refreshMe } from '../../ui/layout/me.ts';
import { Button } from '../../ui/parts/button.tsx';
import { Dialog } from '../../ui/parts/dialog.tsx';
import { showToast } from '../../ui/parts/toast.tsx';
import { forgetCoupon } from './remembered-coupon.ts';
import type { CartAnswer } from './cart-answer.ts';

/** Empties the cart and removes the coupon after the customer confirms. */
export function ClearCart() {
  const fetcher = useFetcher<CartAnswer>();
  const { data } = fetcher;
  const navigate = useNavigate();
  const [asking, setAsking] = useState(false);
  const [heard, setHeard] = useState(data);
  if (data !== heard) {
    setHeard(data);
    setAsking(false);
  }
  useEffect(() => {
    if (!data) return;
    if (data.kind === 'clear') {
      forgetCoupon();
      void refreshMe();
      void navigate('/cart', { replace: true });
    } else showToast({ title: 'Error', description: 'Failed to clear cart.', kind: 'failure' });
  }, [data, navigate]);
  return (
    <>
      <Button kind="quiet" onClick={() => setAsking(true)} className="-my-3 -ml-2 justify-self-start px-2">
        Clear cart
      </Button>
      <Dialog open={asking} onClose={() => setAsking(false)} title="Take everything out?">
        <p>The books in your cart are gone then, with all that you wrote for them and their photos.</p>
        <fetcher.Form method="post" action="/cart" className="mt-5 flex flex-wrap gap-3">
          <input type="hidden" name="form" value="clear" />
          <Button onClick={() => setAsking(false)}>Keep my books</Button>
          <Button type="submit" kind="danger" busy={fetcher.state !== 'idle'}>
            Clear cart
          </Button>
        </fetcher.Form>
      </Dialog>
    </>
  );
}
