import { data, useSearchParams } from 'react-router';
import { forCustomers } from '../account/audience.server.ts';
import { requireUser } from '../account/session.server.ts';
import { priceCart } from '../cart/price-cart.server.ts';
import { photosInCart } from '../photos/photos.server.ts';
import { db } from '../platform/machine.server.ts';
import { addOnsSchema } from '../pricing/add-ons.ts';
import { pageMeta } from '../shell/page-meta.ts';
import { ButtonLink } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { Panel } from '../ui/panel.tsx';
import type { Route } from './+types/cart.ts';
import { CartLine } from './cart-line.tsx';
import { CartOptions } from './cart-options.tsx';
import { CartSummary } from './cart-summary.tsx';
import { cartView } from './cart-view.ts';
import { CheckoutStep } from './checkout-step.tsx';
import { PaidAlready, PaymentStep } from './payment-step.tsx';
import { useRememberedCoupon } from './remembered-coupon.ts';
import { changeQuantity, checkAddress, tryCoupon } from './till-forms.server.ts';
import { stepLink } from './till-links.ts';
import { useTill } from './till-state.ts';

export const middleware = [forCustomers];

export const meta = () => pageMeta('Your cart', 'The books in your cart, what they cost, and where they go.');

/** `?coupon=` and `?extra=` are what the customer chose; an unknown code is no coupon. */
export async function loader({ request, url }: Route.LoaderArgs) {
  const user = await requireUser(request);
  const couponCode = url.searchParams.get('coupon')?.trim().slice(0, 40) || null;
  const addOns = addOnsSchema.safeParse(url.searchParams.getAll('extra')).data ?? [];
  const cart = await priceCart(db(), user.id, { couponCode, addOns });
  const { fullName, email, phone } = user;
  const photos = await photosInCart(user.id);
  return { userId: user.id, cart: cartView(cart, photos), known: { fullName, email, phone } };
}

export async function action({ request }: Route.ActionArgs) {
  const user = await requireUser(request);
  const fields = Object.fromEntries(await request.formData());
  const [answer, status] =
    fields['form'] === 'coupon'
      ? await tryCoupon(user, fields)
      : fields['form'] === 'address'
        ? checkAddress(fields)
        : await changeQuantity(user, fields);
  return data(answer, { status });
}

export default function Cart({ loaderData: { userId, cart, known } }: Route.ComponentProps) {
  useRememberedCoupon(userId);
  const [search] = useSearchParams();
  const { shipping } = useTill();
  const step = search.get('step');
  if (cart.lines.length === 0)
    return step === 'payment' ? (
      <PaidAlready>
        <EmptyCart />
      </PaidAlready>
    ) : (
      <EmptyCart />
    );
  if (step === 'payment' && shipping) return <PaymentStep cart={cart} shipping={shipping} />;
  if (step !== null) return <CheckoutStep cart={cart} known={known} />;
  return (
    <div className="page max-w-4xl py-10">
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
