import { useEffect } from 'react';
import { redirect, useLocation, useNavigate } from 'react-router';
import { BookOpen, MessageCircle, Phone } from 'lucide-react';
import { forEveryone } from '../../account/account/audience.server.ts';
import { currentUser } from '../../account/account/session.server.ts';
import { useOrderUpdates } from '../../orders/order-updates/use-order-updates.ts';
import { pageMeta } from '../../ui/layout/page-meta.ts';
import { CONTACT, DELIVERY } from '../../platform/facts/facts.ts';
import { PrintHead } from '../../ui/layout/print-head.tsx';
import { ButtonLink } from '../../ui/parts/button.tsx';
import { Panel } from '../../ui/parts/panel.tsx';
import type { Route } from './+types/confirmation.ts';
import { confirmLinks } from '../../orders/orders/confirm-links.ts';
import { allUnlocked, bookAddress } from '../../orders/orders/order-books.ts';
import { isDigitalOnly } from '../../orders/orders/order-delivery.ts';
import { ownCover } from '../../orders/orders/order-view.ts';
import { booksNow, ownOrder } from '../../orders/orders/orders.server.ts';
import type { OrderWithItems } from '../../orders/orders/tables.server.ts';
import { isOver } from '../../orders/orders/stages.ts';
import { KeptCover, NamedCover } from '../../books/reader/kept-cover.tsx';
import { useConfetti } from './use-confetti.ts';
import { type Confirming, usePaymentNews } from './use-payment-news.ts';
import { Unbroken } from '../../ui/parts/unbroken.tsx';

export const middleware = [forEveryone];

export const meta = () => pageMeta('Thank you', 'Your order is placed.');

/** `?order=` the number of an own order, or `?checkout=` one whose payment is still being confirmed. Anybody else is told that there is no order to show. */
export async function loader({ request, url }: Route.LoaderArgs) {
  const user = await currentUser(request);
  const asked = url.searchParams.get('order');
  const order = user && asked ? await ownOrder(user.id, { orderNumber: asked }) : null;
  // A cancelled or refunded order gets nothing of what this page promises.
  if (order && isOver(order.stage)) throw redirect(`/orders/${order.id}`);
  const checkoutId = user ? url.searchParams.get('checkout') : null;
  const book = order?.items[0];
  const cover = book
    ? {
        src: book.productImage,
        title: book.productTitle,
        own: ownCover(book),
      }
    : null;
  const digitalOnly = order !== null && isDigitalOnly(order);
  const copy = digitalOnly ? await copyOf(order) : null;
  return {
    orderNumber: order?.orderNumber ?? null,
    digitalOnly,
    cover,
    copy,
    checkoutId,
    signedIn: user !== null,
    waits: order !== null && order.heldAt !== null,
  };
}

/** Links to the books of a digital order, once all are ready. */
async function copyOf(order: OrderWithItems): Promise<{ to: string; many: boolean } | null> {
  const { id: orderId, items } = order;
  const [book] = items;
  if (!book || !allUnlocked(await booksNow(order))) return null;
  return items.length === 1
    ? { to: `${bookAddress({ orderId, itemId: book.id })}/read`, many: false }
    : { to: `/orders/${orderId}`, many: true };
}

export default function Confirmation({ loaderData }: Route.ComponentProps) {
  const { orderNumber, digitalOnly, cover, copy, checkoutId, signedIn, waits } = loaderData;
  const news = usePaymentNews(orderNumber, checkoutId);
  useConfetti(news.state === 'placed');
  const placedLate = orderNumber === null ? news.orderNumber : null;
  const navigate = useNavigate();
  useEffect(() => {
    if (placedLate) void navigate(`?order=${placedLate}`, { replace: true, preventScrollReset: true });
  }, [placedLate, navigate]);
  return (
    <>
      <PrintHead />
      <div className="halftone" data-toasts="aside">
        <div className="page flex max-w-4xl flex-wrap items-center justify-center gap-x-12 gap-y-8 pt-12 pb-8 text-center">
          {news.state === 'placed' && cover && <Cover {...cover} />}
          {news.state === 'none' ? (
            <NoOrder signedIn={signedIn} />
          ) : (
            <Banner state={waits ? 'waits' : news.state} orderNumber={news.orderNumber} copy={copy} />
          )}
          {digitalOnly && orderNumber && !copy && <Following orderNumber={orderNumber} />}
        </div>
      </div>
      {(news.state === 'placed' || news.state === 'none') && (
        <NextSteps
          orderNumber={news.orderNumber}
          digitalOnly={digitalOnly}
          ready={copy !== null}
          waits={waits}
        />
      )}
      <nav
        aria-label="Where to now"
        className="page flex max-w-4xl flex-wrap justify-center gap-3 pb-14 max-sm:*:flex-[1_1_9rem] max-sm:*:px-2"
      >
        <ButtonLink kind={copy ? 'plain' : 'main'} to="/orders">
          Track Your Order
        </ButtonLink>
        <ButtonLink to="/gallery">Order More Books</ButtonLink>
        <ButtonLink to="/">Back to Home</ButtonLink>
        <ButtonLink to="/contact">Contact Support</ButtonLink>
      </nav>
    </>
  );
}

const LETTERS = 'p-4 text-2xl/tight text-black-ink';

/** The book itself, stuck onto the page: with its own cover, or its hero's name where that is not drawn. */
function Cover({ src, title, own }: NonNullable<Route.ComponentProps['loaderData']['cover']>) {
  return (
    <div className="w-40 flex-none md:order-last md:w-56">
      <span className="book sticker">
        {own ? (
          <KeptCover
            title={title}
            drawing={own.address}
            otherwise={<NamedCover name={own.name} className={LETTERS} />}
            until={<NamedCover name={own.name} over className={LETTERS} />}
          />
        ) : (
          <img src={src} alt={`Cover of ${title}`} width="480" height="480" fetchPriority="high" />
        )}
      </span>
    </div>
  );
}

/** Until the digital copies are ready. */
function Following({ orderNumber }: { orderNumber: string }) {
  useOrderUpdates(orderNumber);
  return null;
}

/** Shown to visitors without such an order. Often they are its customer, signed out in this browser. */
function NoOrder({ signedIn }: { signedIn: boolean }) {
  const { pathname, search } = useLocation();
  return (
    <div className="flex-[1_1_20rem]">
      <h1 className="text-4xl md:text-5xl">
        {signedIn ? 'There is no order here' : 'Sign in to see your order'}
      </h1>
      <p className="mx-auto mt-4 max-w-[30em] text-lg">
        {signedIn
          ? 'Your orders are under “Track Your Order”. Something is missing? Please write to us.'
          : 'We show an order only to the person who placed it.'}
      </p>
      {!signedIn && (
        <ButtonLink
          kind="main"
          large
          to={`/auth?next=${encodeURIComponent(pathname + search)}`}
          className="mt-6"
        >
          Sign In
        </ButtonLink>
      )}
    </div>
  );
}

function Banner({
  state,
  orderNumber,
  copy,
}: {
  state: Told;
  orderNumber: string | null;
  copy: { to: string; many: boolean } | null;
}) {
  const { title, text } = copy ? READY : WORDS[state];
  return (
    <div aria-live="polite" className="flex-[1_1_20rem]">
      <h1 className="text-4xl md:text-6xl">{title}</h1>
      <p className="mx-auto mt-4 max-w-[30em] text-lg">{text}</p>
      {orderNumber && (
        <p className="mt-5 inline-block rounded-(--radius-button) border-[2.5px] border-line bg-sun px-5 py-1.5 font-display text-xl font-bold text-black-ink tabular">
          {orderNumber}
        </p>
      )}
      {copy && (
        <div className="no-print mt-6 grid justify-items-center gap-3">
          <p className="text-lg font-bold">{copy.many ? 'Your books are ready.' : 'Your book is ready.'}</p>
          <ButtonLink kind="main" large to={copy.to}>
            <BookOpen aria-hidden="true" strokeWidth={2.5} className="size-5" />
            {copy.many ? 'Read them now' : 'Read it now'}
          </ButtonLink>
        </div>
      )}
    </div>
  );
}

const READY = {
  title: 'Thank you! Your order is placed.',
  text: 'A new hero is here: the book is drawn and in your account.',
};

/** `waits`: staff check the order before it is made. */
type Told = Exclude<Confirming['state'], 'none'> | 'waits';

const WORDS: Record<Told, { title: string; text: string }> = {
  placed: {
    title: 'Thank you! Your order is placed.',
    text: 'A new hero is on the way, and our artists are already sharpening their pencils.',
  },
  waits: {
    title: 'Thank you! Your order is placed.',
    text: 'One of us looks at it before we begin.',
  },
  confirming: {
    title: 'Your payment is being confirmed',
    text: 'Your bank has told us of it; we are waiting for the last word. You can stay here or go: the confirmation comes by e-mail as well.',
  },
  returned: {
    title: 'Your payment goes back to you',
    text: 'It could not be used for this order and is handed back in full. No order was placed; we have written to you about it.',
  },
};

function NextSteps({
  orderNumber,
  digitalOnly,
  ready,
  waits,
}: {
  orderNumber: string | null;
  digitalOnly: boolean;
  ready: boolean;
  waits: boolean;
}) {
  const { whatsapp, phone } = confirmLinks(orderNumber);
  return (
    <div className="page grid max-w-4xl gap-6 pb-10 md:grid-cols-2">
      <Panel tone="sun" className="grid content-start gap-4">
        <h2 className="text-2xl">Please confirm within {DELIVERY.confirmWithin}</h2>
        <p>
          {orderNumber ? 'Say' : 'If you have just ordered, say'} hello by chat message or phone, so that we
          know the order is really yours.
        </p>
        <div className="flex flex-wrap gap-3">
          <a className="button button-plain" href={whatsapp} target="_blank" rel="noopener">
            <MessageCircle aria-hidden="true" strokeWidth={2.5} className="size-5" />
            Chat on WhatsApp
          </a>
          <a className="button button-plain" href={phone}>
            <Phone aria-hidden="true" strokeWidth={2.5} className="size-5" />
            {CONTACT.phone}
          </a>
        </div>
      </Panel>
      <Panel>
        <h2 className="text-2xl">{orderNumber ? 'What happens next' : 'What happens after an order'}</h2>
        <ul className="mt-3 grid list-disc gap-2 pl-5">
          <li>A confirmation e-mail arrives within minutes.</li>
          {ready ? (
            <li>Yours is a digital copy: no parcel is sent. Read it as often as you like, or download it.</li>
          ) : (
            <>
              <li>Production starts {waits ? 'after that' : 'immediately'}.</li>
              <li>
                Delivery is within <Unbroken>{DELIVERY.promise}</Unbroken>
                {digitalOnly
                  ? ` for printed books. Yours is a digital copy: it comes to your account as soon as it is drawn, often within minutes and at the latest in ${DELIVERY.digitalPolicy}. No parcel is sent.`
                  : '.'}
              </li>
            </>
          )}
          <li>You can track the status from your account dashboard.</li>
        </ul>
      </Panel>
    </div>
  );
}
