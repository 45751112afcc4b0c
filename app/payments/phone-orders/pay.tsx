import { useNavigate } from 'react-router';
import { forEveryone } from '../../account/account/audience.server.ts';
import { currentUser } from '../../account/account/session.server.ts';
import { formatName } from '../../orders/orders/order-bill.ts';
import { orderMoment } from '../../orders/orders/order-dates.ts';
import { OrderAddress } from '../../orders/orders/order-address.tsx';
import { isDigitalOnly, ON_THE_INVOICE } from '../../orders/orders/order-delivery.ts';
import { askForPhoneCheckout } from '../../buying/payment-window/ask-shop.ts';
import { PaymentPanel } from '../../buying/payment-window/payment-panel.tsx';
import { PAYMENT_ERROR } from '../../buying/payment-window/payment-window.ts';
import { settlePhoto, useDevicePhoto } from '../../books/photos/device-photo.ts';
import { PhotoBox } from '../../books/photos/photo-box.tsx';
import { clientKey } from '../../platform/http/clients.server.ts';
import { db, now } from '../../platform/runtime/runtime.server.ts';
import { useLimit } from '../../platform/limits/rate-limit.server.ts';
import { rupees } from '../../buying/pricing/rupees.ts';
import { pageMeta } from '../../ui/layout/page-meta.ts';
import { ButtonLink } from '../../ui/parts/button.tsx';
import { EmptyState } from '../../ui/parts/empty-state.tsx';
import { Panel } from '../../ui/parts/panel.tsx';
import { showToast } from '../../ui/parts/toast.tsx';
import type { Route } from './+types/pay.ts';
import { ordersPaid, phoneOrderBegun, phoneOrderOfKey, stateOf } from './phone-orders.server.ts';

export const middleware = [forEveryone];

export const meta = () => [
  ...pageMeta('Your order', 'What we have put together for you.'),
  { name: 'robots', content: 'noindex' },
  { name: 'referrer', content: 'no-referrer' },
];

const LOOKS = { limit: 60, windowSeconds: 600 };

/**
 * GET: the order of a payment link. Anyone can open it until a customer begins to pay; then it belongs to
 * that customer.
 */
export async function loader({ request, url }: Route.LoaderArgs) {
  const key = url.searchParams.get('key') ?? '';
  const tooMany = (await useLimit(`pay-link ${clientKey(request)}`, LOOKS.limit, LOOKS.windowSeconds)) > 0;
  const user = await currentUser(request);
  const begun = key === '' && user !== null ? phoneOrderBegun(user.id) : phoneOrderOfKey(key);
  const found = tooMany ? null : await begun;
  if (!found || (found.userId !== null && user !== null && found.userId !== user.id))
    return { state: 'unknown' as const };
  const paid = (await ordersPaid(db(), [found.checkoutId])).values().next().value;
  const state = stateOf(found, paid !== undefined, now());
  if (state !== 'waiting') return { state, orderId: user ? paid?.id : undefined };
  const { books, addOns, shippingAddress, subtotal, discount, total, runsOutAt } = found;
  const goods = [
    ...books.map(({ unitPrice, quantity }) => unitPrice * quantity),
    ...addOns.map(({ price }) => price),
  ];
  return {
    state,
    key,
    books: books.map(({ title, image, format, characterName, quantity, unitPrice }) => ({
      title,
      image,
      format: formatName(format),
      characterName,
      quantity,
      price: unitPrice * quantity,
    })),
    addOns: addOns.map(({ name, price }) => ({ name, price })),
    delivery: subtotal - goods.reduce((sum, price) => sum + price, 0),
    discount,
    total,
    until: orderMoment(runsOutAt),
    address: user ? shippingAddress : null,
    digitalOnly: isDigitalOnly({ items: books, addOns }),
  };
}

/** The page of a payment link: the order that staff put together, and its payment. */
export default function Pay({ loaderData: order }: Route.ComponentProps) {
  if (order.state !== 'waiting') return <Over {...order} />;
  return (
    <div className="page max-w-2xl py-10">
      <h1 className="text-4xl">Your order</h1>
      <p className="mt-2">As we agreed. The link is good until {order.until}.</p>
      <Panel as="section" aria-labelledby="books" className="mt-6">
        <h2 id="books" className="mb-3 text-2xl">
          What is in it
        </h2>
        <ul className="grid gap-4">
          {order.books.map((book, index) => (
            <li key={index} className="flex gap-4">
              <img
                src={book.image}
                alt=""
                width={72}
                height={72}
                className="size-18 flex-none rounded-(--radius-button) border-2 border-line object-cover"
              />
              <div className="min-w-0 flex-1 leading-snug">
                <p className="font-display text-lg/snug font-bold">{book.title}</p>
                <p className="text-ink-soft wrap-anywhere">
                  {book.format}, {book.quantity} {book.quantity === 1 ? 'copy' : 'copies'}, hero:{' '}
                  {book.characterName}
                </p>
              </div>
              <p className="tabular">{rupees(book.price)}</p>
            </li>
          ))}
        </ul>
        <dl className="mt-4 grid gap-1 border-t-2 border-line-soft pt-3 tabular">
          {order.addOns.map(({ name, price }) => (
            <Sum key={name} name={name} amount={rupees(price)} />
          ))}
          {order.delivery > 0 && <Sum name="Delivery" amount={rupees(order.delivery)} />}
          {order.discount > 0 && <Sum name="Taken off" amount={`−${rupees(order.discount)}`} />}
          <Sum name="Total" amount={rupees(order.total)} strong />
        </dl>
      </Panel>
      {order.address ? (
        <Pays order={{ ...order, address: order.address }} />
      ) : (
        <SignFirst linkKey={order.key} />
      )}
    </div>
  );
}

type Waiting = Extract<Route.ComponentProps['loaderData'], { state: 'waiting' }>;

/** The part of the page that only a signed-in customer sees. */
function Pays({ order }: { order: Waiting & { address: NonNullable<Waiting['address']> } }) {
  const navigate = useNavigate();
  const { address, total, key } = order;
  const { leavesAt: photoMark } = useDevicePhoto('phone');
  return (
    <>
      <section aria-labelledby="address" className="mt-8">
        <h2 id="address" className="mb-1 text-2xl">
          {order.digitalOnly ? ON_THE_INVOICE : 'Where it goes'}
        </h2>
        <OrderAddress address={address} withPhone />
        <p className="mt-1 text-ink-soft">Not right? Tell us before you pay.</p>
      </section>
      <section aria-labelledby="photo" className="mt-8">
        <h2 id="photo" className="mb-2 text-2xl">
          A photo of your child, if you like
        </h2>
        <p className="mb-3">
          Then the hero looks like your child{order.books.length > 1 && ', in every book of this order'}.
          Without one we draw a hero for you.
        </p>
        <PhotoBox draft="phone" />
      </section>
      <section aria-labelledby="payment" className="mt-8">
        <h2 id="payment" className="mb-3 text-2xl">
          Payment
        </h2>
        <PaymentPanel
          amount={total}
          customerDetails={{ name: address.fullName, email: address.email, phone: address.phone }}
          open={() => askForPhoneCheckout({ key, photoMark })}
          onRefused={({ problem, message }) => {
            showToast({ title: PAYMENT_ERROR, description: message, kind: 'failure' });
            if (problem === 'photo') void settlePhoto('phone');
          }}
          onSuccess={(paid) =>
            void navigate(`/order-confirmation?${new URLSearchParams(paid).toString()}`, { replace: true })
          }
          onCancel={() => {}}
        />
      </section>
    </>
  );
}

function SignFirst({ linkKey }: { linkKey: string }) {
  const next = encodeURIComponent(`/pay?key=${linkKey}`);
  return (
    <Panel tone="sun" as="section" aria-labelledby="sign" className="mt-8">
      <h2 id="sign" className="text-2xl">
        One step before you pay
      </h2>
      <p className="mt-1 mb-4">With an account you follow your book and find your invoice.</p>
      <p className="flex flex-wrap gap-3">
        <ButtonLink kind="main" to={`/auth?next=${next}`}>
          Sign In
        </ButtonLink>
        <ButtonLink to={`/auth?mode=sign-up&next=${next}`}>Create Account</ButtonLink>
      </p>
    </Panel>
  );
}

const OVER = {
  unknown: ['This link does not work', 'Perhaps a newer one is in your messages. Or ask us for one.'],
  paid: ['This order is paid', 'Thank you. You see how far your book is under My Orders.'],
  withdrawn: ['This order was taken back', 'If that surprises you, please call us.'],
  'ran out': ['This link has run out', 'Ask us for a new one: it takes a minute.'],
} as const;

function Over({ state, orderId }: { state: keyof typeof OVER; orderId?: string | undefined }) {
  const [title, words] = OVER[state];
  return (
    <div className="page py-10">
      <EmptyState
        heading="h1"
        title={title}
        action={
          orderId ? (
            <ButtonLink kind="main" to={`/orders/${orderId}`}>
              See your order
            </ButtonLink>
          ) : (
            <ButtonLink to="/contact">Talk to us</ButtonLink>
          )
        }
      >
        {words}
      </EmptyState>
    </div>
  );
}

function Sum({ name, amount, strong = false }: { name: string; amount: string; strong?: boolean }) {
  return (
    <div className={`flex gap-4 ${strong ? 'font-display text-xl font-bold' : ''}`}>
      <dt className="flex-1">{name}</dt>
      <dd>{amount}</dd>
    </div>
  );
}
