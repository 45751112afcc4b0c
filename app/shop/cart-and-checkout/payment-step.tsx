import { type ReactNode, useCallback, useEffect, useState } from 'react';
import { useNavigate, useRevalidator, useSearchParams } from 'react-router';
import type { ShippingDetails } from '../../buying/checkout/shipping.schema.ts';
import { ADDRESS_TO_CHECK, type AskedField } from '../../platform/india/asked-fields.ts';
import { isDigitalOnly, ON_THE_INVOICE } from '../../orders/orders/order-delivery.ts';
import {
  askForCheckout,
  askForState,
  askProviderToo,
  type CheckoutAnswer,
} from '../../buying/payment-window/ask-shop.ts';
import { PAYMENT_ERROR } from '../../buying/payment-window/payment-window.ts';
import type { Paid } from '../../buying/payment-window/use-payment.ts';
import { INVALID_COUPON } from '../../buying/pricing/coupon-codes.ts';
import { refreshMe } from '../../ui/layout/me.ts';
import { ButtonLink } from '../../ui/parts/button.tsx';
import { Spinner } from '../../ui/parts/spinner.tsx';
import { showToast } from '../../ui/parts/toast.tsx';
import { CartSummary } from './cart-summary.tsx';
import type { CartView } from './cart-view.ts';
import { PaymentPanelLater } from './payment-panel-later.tsx';
import { stepLink } from './step-link.ts';
import { CheckoutSteps } from './checkout-steps.tsx';
import { forgetCheckoutState, renewIntent, checkoutStateNow } from './checkout-state.ts';

/** The cart once more, and its payment. */
export function PaymentStep({
  cart,
  shipping,
  anyway,
}: { cart: CartView } & { shipping: ShippingDetails; anyway: readonly AskedField[] }) {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const finish = useFinish();
  const back = stepLink(search, 'checkout');
  usePaidElsewhere();
  const refused = ({ problem, message }: CheckoutAnswer & { kind: 'refused' }) => {
    const title = TITLES[problem] ?? PAYMENT_ERROR;
    showToast({ title, description: message, kind: 'failure' });
    void navigate(problem === 'coupon' ? '/cart' : back);
  };
  return (
    <div className="page max-w-xl py-10">
      <CheckoutSteps current="Payment" />
      <h1 className="text-4xl">Payment</h1>
      <h2 className="mt-6 mb-1 text-xl">
        {isDigitalOnly({ items: cart.lines, addOns: cart.addOns }) ? ON_THE_INVOICE : 'Where it goes'}
      </h2>
      <address className="mb-7 leading-snug whitespace-pre-line not-italic">
        {`${shipping.fullName}\n${shipping.address}\n${shipping.city}, ${shipping.state} ${shipping.postalCode}\nIndia`}
      </address>
      <CartSummary cart={cart}>
        <PaymentPanelLater
          amount={cart.totals.total}
          customerDetails={{ name: shipping.fullName, email: shipping.email, phone: shipping.phone }}
          open={() => openCheckout(cart, { shipping, anyway })}
          onRefused={refused}
          onSuccess={finish}
          onCancel={() => void navigate(back)}
        />
      </CartSummary>
      <ButtonLink kind="quiet" to={back} className="mt-5 -ml-3">
        Back to the address
      </ButtonLink>
    </div>
  );
}

/** The heading of a refusal that the customer can fix. */
const TITLES: Readonly<Record<string, string>> = { coupon: INVALID_COUPON, address: ADDRESS_TO_CHECK };

/** The order was paid in another tab, or the answer was lost. The cart is empty then. */
function usePaidElsewhere(): void {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    const look = async () => {
      const answer = await askProviderToo(await askForState({ intent: checkoutStateNow().intentKey }));
      if (answer?.state === 'paid') await revalidate();
    };
    void look();
  }, [revalidate]);
}

/** Shown when the cart is empty at the payment step: the confirmation if it was paid, otherwise the children. */
export function PaidAlready({ children }: { children: ReactNode }) {
  const finish = useFinish();
  const [known, setKnown] = useState(false);
  useEffect(() => {
    let gone = false;
    const look = async () => {
      const answer = await askForState({ intent: checkoutStateNow().intentKey });
      if (gone) return;
      if (answer?.state === 'paid') finish({ order: answer.orderNumber });
      else setKnown(true);
    };
    void look();
    return () => {
      gone = true;
    };
  }, [finish]);
  return known ? children : <Spinner label="Looking for your order..." />;
}

function useFinish(): (paid: Paid) => void {
  const navigate = useNavigate();
  return useCallback(
    (paid) => {
      void navigate(`/order-confirmation?${new URLSearchParams(paid).toString()}`, { replace: true });
      forgetCheckoutState();
      void refreshMe();
    },
    [navigate],
  );
}

/** A cart that changed since it was frozen starts a new intent, once. */
async function openCheckout(
  cart: CartView,
  address: { shipping: ShippingDetails; anyway: readonly AskedField[] },
): Promise<CheckoutAnswer> {
  const content = {
    source: 'cart',
    ...address,
    couponCode: cart.coupon?.code ?? null,
    addOns: cart.addOns.map(({ id }) => id),
  };
  const answer = await askForCheckout({ ...content, intentKey: checkoutStateNow().intentKey });
  if (answer.kind !== 'refused' || answer.problem !== 'changed') return answer;
  renewIntent();
  return askForCheckout({ ...content, intentKey: checkoutStateNow().intentKey });
}
