import { useEffect, useEffectEvent } from 'react';
import { data, Link, Outlet, useRevalidator } from 'react-router';
import { ArrowLeft } from 'lucide-react';
import { orderById } from '../../orders/orders/orders.server.ts';
import { pageMeta } from '../../ui/layout/page-meta.ts';
import { forStaff, staffContext } from '../../account/staff-sessions/audience.server.ts';
import { Panel } from '../../ui/parts/panel.tsx';
import type { Route } from './+types/order-page.ts';
import { BookPanel } from './book-panel.tsx';
import { ActionForm, Fold } from './action-form.tsx';
import { History } from './history.tsx';
import { LettersPanel } from './letters-panel.tsx';
import { NextPanel } from './next-panel.tsx';
import '../printing/scripts-of-india.css';
import './order-page.css';
import { ProofPanel } from './proof-panel.tsx';
import { staffOrderView } from './order-view.server.ts';
import { CustomerPanel } from './customer-panel.tsx';
import { TextArea } from '../../ui/parts/field.tsx';

export const middleware = [forStaff];

export const meta: Route.MetaFunction = ({ loaderData }) =>
  pageMeta(loaderData?.order.orderNumber ?? 'Order', 'One order behind the counter.');

export async function loader({ params, context }: Route.LoaderArgs) {
  const order = await orderById(params.orderId);
  if (!order) throw data(null, { status: 404 });
  return { order: await staffOrderView(order, context.get(staffContext).role) };
}

/** Reloads the data when somebody returns to the page, to show what changed meanwhile. */
function useFreshOnReturn(): void {
  const { revalidate } = useRevalidator();
  const look = useEffectEvent(() => void revalidate());
  useEffect(() => {
    const onFocus = () => look();
    addEventListener('focus', onFocus);
    return () => removeEventListener('focus', onFocus);
  }, []);
}

/** One order: what to do next, its books, who it is for, and everything that happened. */
export default function OrderPage({ loaderData: { order } }: Route.ComponentProps) {
  const address = `/admin/orders/${order.id}`;
  useFreshOnReturn();
  return (
    <>
      <Link to="/admin/orders" className="text-link inline-flex items-center gap-2 font-bold">
        <ArrowLeft aria-hidden="true" strokeWidth={3} className="size-5" />
        All orders
      </Link>
      <header className="mt-3 mb-6 flex flex-wrap items-center gap-x-4 gap-y-2">
        <h1 className="text-3xl tabular sm:text-4xl">{order.orderNumber}</h1>
        <span className="desk-sign">{order.stageName}</span>
        {order.heldBecause !== null && <span className="desk-sign desk-sign-late">Held</span>}
        {order.late && <span className="desk-sign desk-sign-late">Late</span>}
        <p className="desk-names basis-full text-ink-soft">
          {order.customer.name}, placed on {order.placed}
          {order.heldBecause === null && `, expected ${order.expected}`}. In “{order.stageName}” since{' '}
          {order.since}.
        </p>
      </header>
      <div className="grid items-start gap-6 xl:grid-cols-[minmax(0,5fr)_minmax(0,3fr)]">
        <div className="grid min-w-0 gap-6">
          <NextPanel order={order} address={address} />
          <ProofPanel proofs={order.proofs} address={address} readable={order.makes} />
          {order.books.map((book) => (
            <BookPanel key={book.id} book={book} order={order} address={address} />
          ))}
          <Panel as="section" aria-labelledby="history">
            <h2 id="history" className="mb-3 text-xl">
              What happened
            </h2>
            <Fold title="Write a note">
              <ActionForm to={`${address}/note`} label="Keep the note">
                {(wrong) => (
                  <TextArea
                    label="Note for whoever is behind the counter"
                    name="text"
                    maxLength={1000}
                    error={wrong['text']}
                    hint="Customers never see it."
                  />
                )}
              </ActionForm>
            </Fold>
            <History lines={order.timeline} />
          </Panel>
        </div>
        <div className="grid min-w-0 gap-6">
          <CustomerPanel order={order} address={address} />
          <Outlet />
          {order.letters && <LettersPanel letters={order.letters} address={address} />}
        </div>
      </div>
    </>
  );
}
