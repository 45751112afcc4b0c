import { setTimeout } from 'node:timers/promises';
import { Suspense, useEffect, useState } from 'react';
import { Await, data, useSearchParams } from 'react-router';
import { atMost, forCustomers } from '../../account/account/audience.server.ts';
import { requireUser } from '../../account/account/session.server.ts';
import type { BookProgress } from '../../books/drawing/book-progress.ts';
import { madeBooksOf } from '../../books/drawing/made-books.server.ts';
import { StatusNews } from '../order-updates/status-news.tsx';
import { useOrderUpdates } from '../order-updates/use-order-updates.ts';
import { now } from '../../platform/runtime/runtime.server.ts';
import { CART_IS_FULL } from '../../buying/pricing/quantity.ts';
import { rupees } from '../../buying/pricing/rupees.ts';
import { pageMeta } from '../../ui/layout/page-meta.ts';
import { askServer } from '../../ui/parts/ask-server.ts';
import { ButtonLink } from '../../ui/parts/button.tsx';
import { EmptyState } from '../../ui/parts/empty-state.tsx';
import { Panel } from '../../ui/parts/panel.tsx';
import { Spinner } from '../../ui/parts/spinner.tsx';
import { readForm } from '../../platform/bodies/read-form.server.ts';
import type { Route } from './+types/orders.ts';
import { NotLoaded } from './not-loaded.tsx';
import { OrderAddress } from './order-address.tsx';
import { booksOfOrder } from './order-books.ts';
import { ON_THE_INVOICE } from './order-delivery.ts';
import { OrderItems } from './order-items.tsx';
import { orderView, type OrderView } from './order-view.ts';
import { ordersOf } from './orders.server.ts';
import { reorder } from './reorder.server.ts';
import { ReorderButton, type Reordered } from './reorder-button.tsx';
import { Badge } from './status-badge.tsx';

export const middleware = [forCustomers, atMost('reorders')];

export const meta = () => pageMeta('My orders', 'Your comic books and how far they are.');

/**
 * How long the loader waits for the list. A list that is ready in time comes with the page. A later one
 * follows, and the page says meanwhile that it is loading. A document waits longer, because without scripts
 * the list has to be in it.
 */
const PATIENCE_MS = { document: 1_500, navigation: 150 };

const ON_A_PAGE = 10;

/**
 * GET: a page of the customer's orders. `?page=` counts from 1, which has the newest. The list holds one
 * order more than is shown when there are older ones.
 */
export async function loader({ request, url }: Route.LoaderArgs) {
  const { id } = await requireUser(request);
  const orders = listOf(id, pageIn(url.searchParams));
  const patience = PATIENCE_MS[request.headers.get('Sec-Fetch-Dest') === 'empty' ? 'navigation' : 'document'];
  const ready = await Promise.race([orders.catch(() => null), setTimeout(patience, null)]);
  return { orders: ready ?? orders };
}

interface Listed extends OrderView {
  /** The progress of its books, by item id. */
  books: Record<string, BookProgress>;
}

function pageIn(search: URLSearchParams): number {
  const page = /^[1-9]\d{0,5}$/.exec(search.get('page') ?? '1');
  return page ? Number(page[0]) : 1;
}

async function listOf(userId: string, page: number): Promise<Listed[]> {
  const rows = await ordersOf(userId, { skip: (page - 1) * ON_A_PAGE, take: ON_A_PAGE + 1 });
  const made = await madeBooksOf(rows.flatMap(({ items }) => items.map(({ id }) => id)));
  const at = now();
  return rows.map((order) => {
    const books = booksOfOrder(order, made, at);
    return { ...orderView(order, books), books };
  });
}

/** Without a connection the page opens all the same, and a list that was loaded before stays. */
export async function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  try {
    return await serverLoader();
  } catch (error) {
    if (error instanceof Response) throw error;
    return { orders: Promise.reject<Listed[]>(error) };
  }
}

/** POST `orderId`: puts the books of that order into the cart again. */
export async function action({ request }: Route.ActionArgs) {
  const { id } = await requireUser(request);
  const orderId = String((await readForm(request)).get('orderId') ?? '');
  const outcome = await reorder(id, orderId);
  if (outcome === 'full')
    return data<Reordered>({ reordered: false, because: CART_IS_FULL }, { status: 409 });
  const reordered = outcome === 'added';
  return data<Reordered>({ reordered }, { status: reordered ? 200 : 404 });
}

export function clientAction({ serverAction }: Route.ClientActionArgs): Promise<Reordered> {
  return askServer<Reordered>(serverAction, { reordered: false });
}

export default function Orders({ loaderData: { orders } }: Route.ComponentProps) {
  useOrderUpdates();
  const present = usePresent(orders);
  return (
    <div className="page max-w-4xl py-10">
      <h1 className="text-4xl">My orders</h1>
      <div className="mt-8">
        {present ? (
          <OrderList orders={present} />
        ) : (
          <Suspense fallback={<Spinner label="Loading your orders..." />}>
            <Await resolve={orders} errorElement={<NotLoaded />}>
              {(later) => <OrderList orders={later} />}
            </Await>
          </Suspense>
        )}
      </div>
    </div>
  );
}

/** The list to show. It stays while a newer one is loading; null before the first one arrives. */
function usePresent(orders: Listed[] | Promise<Listed[]>): Listed[] | null {
  const [last, setLast] = useState<Listed[] | null>(null);
  useEffect(() => {
    let outdated = false;
    const keep = (list: Listed[]) => {
      if (!outdated) setLast(list);
    };
    Promise.resolve(orders).then(keep, () => {});
    return () => {
      outdated = true;
    };
  }, [orders]);
  return Array.isArray(orders) ? orders : last;
}

function OrderList({ orders }: { orders: Listed[] }) {
  const [search] = useSearchParams();
  const page = pageIn(search);
  if (orders.length === 0 && page === 1) return <NoOrders />;
  return (
    <>
      <StatusNews orders={orders} />
      <ul className="grid gap-6">
        {orders.slice(0, ON_A_PAGE).map((order) => (
          <Panel as="li" key={order.id}>
            <OrderCard order={order} />
          </Panel>
        ))}
      </ul>
      {(page > 1 || orders.length > ON_A_PAGE) && (
        <nav aria-label="More orders" className="mt-8 flex flex-wrap gap-3">
          {page > 1 && <ButtonLink to={page === 2 ? '.' : `?page=${page - 1}`}>Newer orders</ButtonLink>}
          {orders.length > ON_A_PAGE && <ButtonLink to={`?page=${page + 1}`}>Older orders</ButtonLink>}
        </nav>
      )}
    </>
  );
}

function NoOrders() {
  return (
    <EmptyState
      title="No Orders Yet"
      action={
        <ButtonLink kind="main" to="/gallery">
          Browse Books
        </ButtonLink>
      }
    >
      The first comic with your child in it is only a few minutes away.
    </EmptyState>
  );
}

function OrderCard({ order }: { order: Listed }) {
  return (
    <article aria-labelledby={`order-${order.id}`}>
      <header className="flex flex-wrap items-start gap-x-6 gap-y-2 border-b-2 border-line-soft pb-4">
        <div className="flex-[1_1_15rem]">
          <h2 id={`order-${order.id}`} className="text-xl">
            {order.orderNumber}
          </h2>
          <p className="text-ink-soft">Placed on {order.placed}</p>
        </div>
        <div className="flex items-center gap-4">
          <Badge colour={order.status.colour}>{order.status.label}</Badge>
          <p className="font-display text-2xl font-extrabold tabular">{rupees(order.total)}</p>
        </div>
      </header>
      <div className="grid gap-6 py-5 sm:grid-cols-[3fr_2fr]">
        <OrderItems items={order.items} books={{ orderId: order.id, progress: order.books }} />
        <div className="grid content-start gap-4">
          {order.expected && (
            <div>
              <h3 className="text-base">Expected delivery</h3>
              <p>{order.expected}</p>
            </div>
          )}
          <div>
            <h3 className="text-base">{order.digitalOnly ? ON_THE_INVOICE : 'Shipping address'}</h3>
            <OrderAddress address={order.address} />
          </div>
        </div>
      </div>
      <div className="flex flex-wrap gap-3">
        <ButtonLink kind="main" to={`/orders/${order.id}`}>
          Track Order
        </ButtonLink>
        <ReorderButton orderId={order.id} />
      </div>
    </article>
  );
}
