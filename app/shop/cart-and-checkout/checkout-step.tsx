import { type InputEvent, useEffect } from 'react';
import { useFetcher, useNavigate, useSearchParams } from 'react-router';
import { AddressAsks } from '../../buying/checkout/address-asks.tsx';
import type { ShippingDetails } from '../../buying/checkout/shipping.schema.ts';
import { STATE_LIST, StateList } from '../../buying/checkout/state-list.tsx';
import { whereLettersGo } from '../../buying/checkout/where-letters-go.ts';
import { isDigitalOnly } from '../../orders/orders/order-delivery.ts';
import { Button, ButtonLink } from '../../ui/parts/button.tsx';
import { Field, TextArea } from '../../ui/parts/field.tsx';
import { CartSummary } from './cart-summary.tsx';
import { ErrorSummary } from '../../ui/parts/error-summary.tsx';
import { showToast } from '../../ui/parts/toast.tsx';
import type { CartView } from './cart-view.ts';
import { bringPaymentPanel } from './payment-panel-later.tsx';
import type { CartAnswer } from './cart-answer.ts';
import { stepLink } from './step-link.ts';
import { CheckoutSteps } from './checkout-steps.tsx';
import { keepShipping, keepTyped, useCheckoutState } from './checkout-state.ts';

const FIELDS = [
  { name: 'fullName', label: 'Full Name', autoComplete: 'shipping name', type: 'text' },
  { name: 'email', label: 'Email', autoComplete: 'shipping email', type: 'email' },
  { name: 'phone', label: 'Phone', autoComplete: 'shipping tel', type: 'tel' },
  { name: 'address', label: 'Address', autoComplete: 'shipping street-address', type: 'text' },
  { name: 'city', label: 'City', autoComplete: 'shipping address-level2', type: 'text' },
  { name: 'state', label: 'State', autoComplete: 'shipping address-level1', type: 'text' },
  { name: 'postalCode', label: 'Postal Code', autoComplete: 'shipping postal-code', type: 'text' },
] as const;

/** In the form that the shop accepts. */
const LONGEST = { fullName: 120, email: 254, phone: 40, city: 120, state: 120, postalCode: 20 };

const UNEXPECTED = { title: 'Error', description: 'An unexpected error occurred. Please try again.' };

/** Kept before sending as well, because the page may be reloaded. */
const keepForm = ({ currentTarget }: InputEvent<HTMLFormElement>) =>
  keepTyped(Object.fromEntries(new FormData(currentTarget)));

/** Where the books go, beside what they cost. */
export function CheckoutStep({ cart, known }: { cart: CartView; known: Partial<ShippingDetails> }) {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const { shipping, typed, anyway, restored } = useCheckoutState();
  const fetcher = useFetcher<CartAnswer>();
  const answer = fetcher.data?.kind === 'address' ? fetcher.data : null;
  const failed = fetcher.data?.kind === 'failed' ? fetcher.data : null;
  const problems = answer?.problems ?? {};
  const onwards = stepLink(search, 'payment');
  useEffect(bringPaymentPanel, []);
  useEffect(() => {
    if (failed) showToast({ ...UNEXPECTED, kind: 'failure' });
  }, [failed]);
  useEffect(() => {
    if (!answer?.shipping) return;
    keepShipping(answer.shipping, answer.anyway);
    void navigate(onwards);
  }, [answer, navigate, onwards]);
  const start = typed ?? shipping ?? known;
  return (
    <div className="page max-w-4xl py-10">
      <CheckoutSteps current="Checkout" />
      <h1 className="text-4xl">Checkout</h1>
      <div className="mt-8 grid items-start gap-8 md:grid-cols-[3fr_2fr]">
        <fetcher.Form
          key={shipping ? 'kept' : restored ? 'restored' : 'new'}
          onInput={keepForm}
          method="post"
          action={`/cart?${search.toString()}`}
          noValidate
          className="grid gap-4"
        >
          <input type="hidden" name="form" value="address" />
          {answer && !answer.shipping && (
            <ErrorSummary
              answer={answer}
              complaints={FIELDS.flatMap(({ name }) => {
                const complaint = problems[name];
                return complaint ? [[name, complaint]] : [];
              })}
            />
          )}
          <StateList />
          <AddressAsks parcel={!isDigitalOnly({ items: cart.lines, addOns: cart.addOns })} anyway={anyway}>
            {(of) =>
              FIELDS.map(({ name, label, ...rest }) => {
                if (name === 'address')
                  return (
                    <TextArea
                      key={name}
                      id={name}
                      label={label}
                      name={name}
                      rows={2}
                      maxLength={400}
                      autoComplete={rest.autoComplete}
                      defaultValue={start[name]}
                      error={problems[name]}
                    />
                  );
                const asked = name === 'phone' || name === 'state' || name === 'postalCode' ? of(name) : null;
                return (
                  <div key={name}>
                    <Field
                      id={name}
                      label={label}
                      name={name}
                      maxLength={LONGEST[name]}
                      defaultValue={start[name]}
                      error={asked?.error ?? problems[name]}
                      hint={name === 'email' && known.email ? whereLettersGo(known.email) : undefined}
                      {...(name === 'state' && { list: STATE_LIST })}
                      {...rest}
                    />
                    {asked?.answers}
                  </div>
                );
              })
            }
          </AddressAsks>
          <div className="mt-3 flex flex-wrap gap-3">
            <ButtonLink to={stepLink(search, null)}>Back to Cart</ButtonLink>
            <Button type="submit" kind="main" busy={fetcher.state !== 'idle'}>
              Proceed to Payment
            </Button>
          </div>
        </fetcher.Form>
        <CartSummary cart={cart}>
          <p className="text-ink-soft">
            {isDigitalOnly({ items: cart.lines, addOns: cart.addOns })
              ? 'Your name and address stand on the invoice.'
              : 'We deliver everywhere in India.'}
          </p>
        </CartSummary>
      </div>
    </div>
  );
}
