import { data, Link, Outlet } from 'react-router';
import { ArrowLeft } from 'lucide-react';
import { forCustomers } from '../../account/account/audience.server.ts';
import { requireUser } from '../../account/account/session.server.ts';
import { ParcelLine } from '../couriers/parcel-line.tsx';
import { StatusNews } from '../order-updates/status-news.tsx';
import { useOrderUpdates } from '../order-updates/use-order-updates.ts';
import { now } from '../../platform/runtime/runtime.server.ts';
import { rupees } from '../../buying/pricing/rupees.ts';
import { pageMeta } from '../../ui/layout/page-meta.ts';
import { PrintHead } from '../../ui/layout/print-head.tsx';
import { ButtonLink } from '../../ui/parts/button.tsx';
import { Panel } from '../../ui/parts/panel.tsx';
import type { Route } from './+types/order.ts';
import { OrderAddress } from './order-address.tsx';
import { ON_THE_INVOICE, AWAITS_OWNER_WORDS } from './order-delivery.ts';
import { eventsOf, statusDates } from './order-events.server.ts';
import { OrderItems } from './order-items.tsx';
import { OrderTimeline } from './order-timeline.tsx';
import { type OrderDetailView, orderDetailView } from './order-view.ts';
import { booksNow, ownOrder } from './orders.server.ts';
import { ReorderButton } from './reorder-button.tsx';
import { Badge } from './status-badge.tsx';

export const middleware = [forCustomers];

export const meta = () => pageMeta('Track your order', 'How far your comic book is.');

export async function loader({ request, params }: Route.LoaderArgs) {
  const { id } = await requireUser(request);
  const order = await ownOrder(id, { id: params.orderId });
  if (!order) throw data(null, { status: 404 });
  const [books, events] = await Promise.all([booksNow(order), eventsOf(order.id)]);
  return { order: orderDetailView(order, now(), statusDates(events), books), books };
}

const A_PERSON_LOOKS =
  'One detail of this order is being looked at by a person. We write to you as soon as that is done.';

export default function Order({ loaderData: { order, books } }: Route.ComponentProps) {
  useOrderUpdates(order.orderNumber);
  return (
    <div className="page max-w-4xl py-8">
      <PrintHead />
      <StatusNews key={order.id} orders={[order]} />
      <ButtonLink kind="quiet" to="/orders" className="-ml-3">
        <ArrowLeft aria-hidden="true" strokeWidth={3} className="size-5" />
        Back to Orders
      </ButtonLink>
      <header className="mt-4 flex flex-wrap items-start gap-x-6 gap-y-3">
        <div className="flex-[1_1_15rem]">
          <h1 className="text-3xl sm:text-4xl">{order.orderNumber}</h1>
          <p className="mt-1 text-ink-soft">Placed on {order.placed}</p>
        </div>
        <div className="grid gap-2 sm:justify-items-end">
          <p className="font-display text-3xl/none font-extrabold tabular">{rupees(order.total)}</p>
          {order.expected && (
            <Badge colour="yellow">{order.digitalOnly ? order.expected : `Expected ${order.expected}`}</Badge>
          )}
        </div>
      </header>
      {order.onHold && (
        <Panel tone="sun" className="mt-6">
          {order.awaitsOwner ? `We have your order. ${AWAITS_OWNER_WORDS}` : A_PERSON_LOOKS}
        </Panel>
      )}
      {Object.values(books).some(({ wantsWord }) => wantsWord) && (
        <Panel tone="sun" className="mt-6 grid justify-items-start gap-3">
          <p>We need a word from you about the hero before we can draw on.</p>
          <a href="#photos" className="button button-main">
            Choose how it goes on
          </a>
        </Panel>
      )}
      {order.proofUntil && (
        <Panel tone="sun" className="mt-6 grid justify-items-start gap-3">
          <p>
            Your book is drawn. Look at every page before <b>{order.proofUntil}</b>; then it goes to print by
            itself.
          </p>
          <ButtonLink kind="main" to={`/orders/${order.id}/proof`}>
            Look at the finished book
          </ButtonLink>
        </Panel>
      )}
      {order.end && (
        <Panel tone="teal" className="mt-6">
          {order.end === 'refunded'
            ? 'This order was refunded. The money goes back the way it came.'
            : 'This order was cancelled. Nothing more is made or sent.'}{' '}
          If you have a question about it,{' '}
          <Link to="/contact" className="text-link">
            we are here
          </Link>
          .
        </Panel>
      )}
      <div className="mt-8 grid items-start gap-8 md:grid-cols-[2fr_3fr]">
        <section aria-labelledby="way">
          <h2 id="way" className="mb-4 flex flex-wrap items-center gap-3 text-2xl">
            Where your book is <Badge colour={order.status.colour}>{order.status.label}</Badge>
          </h2>
          {order.parcel && (
            <div className="mb-5">
              <ParcelLine parcel={order.parcel} />
            </div>
          )}
          {order.digitalOnly && !order.end && (
            <p className="mb-5">
              {Object.values(books).some(({ unlocked }) => unlocked)
                ? 'Your digital copy is ready: read it here or download it.'
                : 'Your digital copy comes to this page as soon as it is drawn.'}{' '}
              No parcel is sent.
            </p>
          )}
          <OrderTimeline steps={order.steps} />
        </section>
        <Panel className="grid gap-6">
          <section aria-labelledby="books" className="grid gap-4">
            <h2 id="books" className="text-2xl">
              What is in it
            </h2>
            <OrderItems items={order.items} priced books={{ orderId: order.id, progress: books }} />
            <Sums order={order} />
          </section>
          <section aria-labelledby="address">
            <h2 id="address" className="mb-1 text-2xl">
              {order.digitalOnly ? ON_THE_INVOICE : 'Shipping address'}
            </h2>
            <OrderAddress address={order.address} withPhone />
          </section>
          <ReorderButton orderId={order.id} />
        </Panel>
      </div>
      <Outlet />
    </div>
  );
}

function Sums({ order }: { order: OrderDetailView }) {
  return (
    <dl className="grid gap-1 border-t-2 border-line-soft pt-3 leading-snug tabular">
      {order.addOns.map(({ name, price }) => (
        <Sum key={name} name={name} amount={rupees(price)} />
      ))}
      {order.discount > 0 && <Sum name={order.discountName} amount={`−${rupees(order.discount)}`} />}
      <Sum name="Total" amount={rupees(order.total)} strong />
    </dl>
  );
}

function Sum({ name, amount, strong = false }: { name: string; amount: string; strong?: boolean }) {
  return (
    <div className={`flex gap-4 ${strong ? 'font-bold' : ''}`}>
      <dt className="flex-1">{name}</dt>
      <dd>{amount}</dd>
    </div>
  );
}
