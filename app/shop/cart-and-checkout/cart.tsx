import { useState } from 'react';
import { data, type ShouldRevalidateFunctionArgs, useSearchParams } from 'react-router';
import { atMost, forCustomers } from '../../account/account/audience.server.ts';
import { requireUser, type User } from '../../account/account/session.server.ts';
import { refusedPhotos } from '../../books/drawing/hero-of-book.server.ts';
import { priceCart } from '../../buying/cart/price-cart.server.ts';
import { photosByIds } from '../../books/photos/photos.server.ts';
import { log } from '../../platform/telemetry/log.server.ts';
import { db, now } from '../../platform/runtime/runtime.server.ts';
import { addOnsSchema } from '../../buying/pricing/add-ons.ts';
import type { AddOnId } from '../../buying/pricing/price-list.ts';
import { pageMeta } from '../../ui/layout/page-meta.ts';
import { plainCode } from '../../platform/strings/plain-line.ts';
import { askServer } from '../../ui/parts/ask-server.ts';
import { ButtonLink } from '../../ui/parts/button.tsx';
import { EmptyState } from '../../ui/parts/empty-state.tsx';
import { useFocusOnHeading } from '../../ui/parts/kept-focus.ts';
import { Panel } from '../../ui/parts/panel.tsx';
import { readForm } from '../../platform/bodies/read-form.server.ts';
import type { Route } from './+types/cart.ts';
import { CartLine } from './cart-line.tsx';
import { CartNotLoaded } from './cart-not-loaded.tsx';
import { CartOptions } from './cart-options.tsx';
import { CartSummary } from './cart-summary.tsx';
import { cartView } from './cart-view.ts';
import { CheckoutStepLater } from './checkout-step-later.tsx';
import { ClearCart } from './clear-cart.tsx';
import { PaidAlready, PaymentStep } from './payment-step.tsx';
import { useRememberedCoupon } from './remembered-coupon.ts';
import { type CartAnswer, type CartForm, cartForm } from './cart-answer.ts';
import { changeQuantity, checkAddress, emptyCart, tryCoupon } from './cart-forms.server.ts';
import { stepLink } from './step-link.ts';
import { CheckoutSteps } from './checkout-steps.tsx';
import { type CheckoutState, useCheckoutState } from './checkout-state.ts';

export const middleware = [forCustomers, atMost('cart')];

const TITLE = new Map([
  ['checkout', 'Checkout'],
  ['payment', 'Payment'],
]);

export const meta = ({ location }: Route.MetaArgs) =>
  pageMeta(
    TITLE.get(new URLSearchParams(location.search).get('step') ?? '') ?? 'Your cart',
    'The books in your cart, what they cost, and where they go.',
  );

/** `?coupon=` and `?extra=` are what the customer chose; an unknown code is no coupon. */
export async function loader({ request, url }: Route.LoaderArgs) {
  const user = await requireUser(request);
  const couponCode = plainCode(url.searchParams.get('coupon') ?? '').slice(0, 40) || null;
  const addOns = extrasOf(url);
  const cart = await priceCart(db(), user.id, { couponCode, addOns });
  const { fullName, email, phone, address } = user;
  const photoIds = cart.items.flatMap(({ book }) => book.photoId ?? []);
  const [photos, refused] = await Promise.all([photosByIds(photoIds), refusedPhotos(photoIds)]);
  return {
    userId: user.id,
    cart: cartView(cart, photos, refused, now()),
    known: { fullName, email, phone, address },
  };
}

const extrasOf = (url: URL) => addOnsSchema.safeParse(url.searchParams.getAll('extra')).data ?? [];

export async function action({ request, url }: Route.ActionArgs) {
  const user = await requireUser(request);
  const sent = await readForm(request);
  const form = cartForm(sent);
  try {
    const [answer, status] = await answerForm(form, user, sent, extrasOf(url));
    return data(answer, { status });
  } catch (error) {
    log.error('A form of the cart failed.', { error });
    return data<CartAnswer>({ kind: 'failed', form }, { status: 500 });
  }
}

function answerForm(
  form: CartForm,
  user: User,
  sent: FormData,
  addOns: readonly AddOnId[],
): Promise<[CartAnswer, number]> {
  const fields = Object.fromEntries(sent);
  switch (form) {
    case 'quantity':
      return changeQuantity(user, fields);
    case 'clear':
      return emptyCart(user);
    case 'coupon':
      return tryCoupon(user, fields);
    case 'address':
      return checkAddress(user, sent, addOns);
  }
}

/** Without a connection the cart and the typed text stay. */
export async function clientAction({ request, serverAction }: Route.ClientActionArgs): Promise<CartAnswer> {
  const sent = await request.clone().formData();
  return askServer<CartAnswer>(serverAction, { kind: 'failed', form: cartForm(sent) });
}

/** After a failure the cart stays as shown, because loading it again would fail too. */
export function shouldRevalidate({ actionResult, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  const answer = actionResult as CartAnswer | undefined;
  return answer ? answer.kind !== 'failed' : defaultShouldRevalidate;
}

export default function Cart({ loaderData: { userId, cart, known } }: Route.ComponentProps) {
  useRememberedCoupon(userId);
  const [search] = useSearchParams();
  const { shipping, anyway } = useAddressOfThisVisit();
  const step = search.get('step');
  useFocusOnHeading(`${step} ${cart.lines.length}`);
  if (cart.lines.length === 0)
    return step === 'payment' ? (
      <PaidAlready>
        <EmptyCart />
      </PaidAlready>
    ) : (
      <EmptyCart />
    );
  if (step === 'payment' && shipping) return <PaymentStep cart={cart} shipping={shipping} anyway={anyway} />;
  if (step !== null) return <CheckoutStepLater cart={cart} known={known} />;
  return (
    <div className="page max-w-4xl py-10">
      <CheckoutSteps current="Cart" />
      <h1 className="text-4xl">Your cart</h1>
      <div className="mt-8 grid items-start gap-8 md:grid-cols-[3fr_2fr]">
        <div className="grid gap-7">
          <ul className="grid gap-5">
            {cart.lines.map((line) => (
              <Panel as="li" key={line.id}>
                <CartLine line={line} />
              </Panel>
            ))}
          </ul>
          <ClearCart />
          <CartOptions cart={cart} userId={userId} />
        </div>
        <CartSummary cart={cart}>
          <ButtonLink kind="main" to={stepLink(search, 'checkout')}>
            Proceed to Checkout
          </ButtonLink>
        </CartSummary>
      </div>
    </div>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <CartNotLoaded error={error} />;
}

/** Paying clears the address just before the confirmation page opens. This page keeps it until then. */
function useAddressOfThisVisit(): Pick<CheckoutState, 'shipping' | 'anyway'> {
  const till = useCheckoutState();
  const [kept, setKept] = useState(till);
  if (till.shipping && till !== kept) setKept(till);
  return till.shipping ? till : kept;
}

function EmptyCart() {
  return (
    <div className="page max-w-4xl py-10">
      <h1 className="text-4xl">Your cart</h1>
      <EmptyState
        title="Your cart is empty"
        action={
          <ButtonLink kind="main" to="/gallery">
            Browse Books
          </ButtonLink>
        }
      >
        There is room for a hero or two in it.
      </EmptyState>
    </div>
  );
}
