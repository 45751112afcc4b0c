import { Link, useFetcher, useSearchParams } from 'react-router';
import { ActionForm } from '../order-page/action-form.tsx';
import '../order-page/order-page.css';
import { orderMoment } from '../../orders/orders/order-dates.ts';
import { now, db } from '../../platform/runtime/runtime.server.ts';
import { rupees } from '../../buying/pricing/rupees.ts';
import { pageMeta } from '../../ui/layout/page-meta.ts';
import { forSupport } from '../../account/staff-sessions/audience.server.ts';
import { Button } from '../../ui/parts/button.tsx';
import { EmptyState } from '../../ui/parts/empty-state.tsx';
import { Panel } from '../../ui/parts/panel.tsx';
import type { Route } from './+types/list.ts';
import { CopyLink } from './copy-link.tsx';
import { MakeForm } from './make-form.tsx';
import {
  newestPhoneOrders,
  ordersPaid,
  type PhoneOrderState,
  stateOf,
} from '../../payments/phone-orders/phone-orders.server.ts';

export const middleware = [forSupport];

export const meta = () => pageMeta('Phone orders', 'Orders that were taken on the phone or by chat.');

const STATES = ['waiting', 'paid', 'withdrawn', 'ran out'] as const;

export async function loader({ url }: Route.LoaderArgs) {
  const rows = await newestPhoneOrders();
  const paid = await ordersPaid(
    db(),
    rows.map(({ checkoutId }) => checkoutId),
  );
  const all = rows.map((row) => {
    const order = row.checkoutId ? (paid.get(row.checkoutId) ?? null) : null;
    return {
      id: row.id,
      name: row.shippingAddress.fullName,
      phone: row.shippingAddress.phone,
      books: row.books
        .map(({ title, quantity }) => (quantity > 1 ? `${quantity} × ${title}` : title))
        .join(', '),
      total: rupees(row.total),
      reduced: row.reduction > 0 ? `${rupees(row.reduction)} less: ${row.reductionBecause}` : null,
      made: `${orderMoment(row.madeAt)} by ${row.madeBy}`,
      until: orderMoment(row.runsOutAt),
      state: stateOf(row, order !== null, now()),
      order,
    };
  });
  const asked = STATES.find((state) => state === url.searchParams.get('state')) ?? null;
  return { orders: asked ? all.filter(({ state }) => state === asked) : all, any: all.length > 0 };
}

/** Orders by phone or chat. Staff create them here, and the customer pays by a link. */
export default function PhoneOrders({ loaderData: { orders, any } }: Route.ComponentProps) {
  const [search] = useSearchParams();
  const asked = search.get('state');
  return (
    <>
      <h1 className="mb-2 text-4xl">Phone orders</h1>
      <p className="mb-6 max-w-[37.5em]">
        Put an order together for somebody on the phone or in a chat, and send them the link. They see exactly
        what they pay, add the child’s photo if they like, and pay as everybody else.
      </p>
      <div className="grid items-start gap-6 xl:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <Panel as="section" aria-labelledby="new">
          <h2 id="new" className="mb-4 text-xl">
            A new order
          </h2>
          <MakeForm />
        </Panel>
        <section aria-labelledby="made" className="min-w-0">
          <h2 id="made" className="mb-3 text-xl">
            Made so far
          </h2>
          {any && (
            <nav aria-label="State" className="mb-4 flex flex-wrap gap-2">
              {[null, ...STATES].map((state) => (
                <Link
                  key={state ?? 'all'}
                  to={state ? `?state=${encodeURIComponent(state)}` : '.'}
                  aria-current={asked === state ? 'page' : undefined}
                  className="room-place"
                >
                  {state ? STATE_NAMES[state] : 'All'}
                </Link>
              ))}
            </nav>
          )}
          {orders.length === 0 ? (
            <EmptyState title={any ? 'None of these' : 'None yet'}>
              <p>
                {any ? 'Choose another state.' : 'The first one is a form away: fill it in while you talk.'}
              </p>
            </EmptyState>
          ) : (
            <ul className="grid gap-4">
              {orders.map((order) => (
                <Card key={order.id} order={order} />
              ))}
            </ul>
          )}
        </section>
      </div>
    </>
  );
}

const STATE_NAMES: Readonly<Record<PhoneOrderState, string>> = {
  waiting: 'Waiting',
  paid: 'Paid',
  withdrawn: 'Withdrawn',
  'ran out': 'Ran out',
};

type Listed = Route.ComponentProps['loaderData']['orders'][number];

function Card({ order }: { order: Listed }) {
  const { id, state } = order;
  const ends = state === 'paid' || state === 'withdrawn';
  return (
    <Panel as="li" tone="quiet" className="grid gap-2">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <b className="wrap-anywhere">{order.name}</b>
        <span className="tabular">{order.total}</span>
        <span className={`desk-sign ${state === 'paid' ? 'desk-sign-over' : ''}`}>{STATE_NAMES[state]}</span>
      </p>
      <p>{order.books}</p>
      {order.reduced && <p className="wrap-anywhere">{order.reduced}</p>}
      <p className="text-base text-ink-soft">
        {order.phone}. Made {order.made}. {state === 'waiting' && `Good until ${order.until}.`}
      </p>
      {order.order && (
        <Link to={`/admin/orders/${order.order.id}`} className="text-link font-bold">
          {order.order.orderNumber}
        </Link>
      )}
      {!ends && <Renew id={id} />}
      {state === 'waiting' && (
        <ActionForm to={`/admin/phone-orders/${id}/withdraw`} label="Withdraw it" kind="danger" />
      )}
    </Panel>
  );
}

function Renew({ id }: { id: string }) {
  const fetcher = useFetcher<{ link: string; message: string } | { refused: string }>();
  const shown = fetcher.data && 'link' in fetcher.data ? fetcher.data : null;
  return (
    <>
      {shown && <CopyLink {...shown} />}
      <fetcher.Form method="post" action={`/admin/phone-orders/${id}/link`}>
        <Button type="submit" busy={fetcher.state !== 'idle'}>
          Make a new link
        </Button>
        <output className="ml-3 font-bold text-crimson">
          {fetcher.data && 'refused' in fetcher.data && fetcher.data.refused}
        </output>
      </fetcher.Form>
    </>
  );
}
