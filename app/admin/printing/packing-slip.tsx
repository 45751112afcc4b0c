import { data, Link, useSearchParams } from 'react-router';
import { ArrowLeft, Printer } from 'lucide-react';
import { formatName } from '../../orders/orders/order-bill.ts';
import { orderDay } from '../../orders/orders/order-dates.ts';
import { printedCopies } from '../../orders/orders/order-delivery.ts';
import { OrderAddress } from '../../orders/orders/order-address.tsx';
import { orderById } from '../../orders/orders/orders.server.ts';
import { Logo } from '../../ui/layout/logo.tsx';
import { pageMeta } from '../../ui/layout/page-meta.ts';
import { forProduction } from '../../account/staff-sessions/audience.server.ts';
import { CONTACT } from '../../platform/facts/facts.ts';
import { Button } from '../../ui/parts/button.tsx';
import type { Route } from './+types/packing-slip.ts';
import './packing-slip.css';
import './scripts-of-india.css';

export const middleware = [forProduction];

export const meta = () => pageMeta('Packing slip', 'What goes into the parcel, without prices.');

export async function loader({ params }: Route.LoaderArgs) {
  const order = await orderById(params.orderId);
  if (!order) throw data(null, { status: 404 });
  const copies = printedCopies(order);
  return {
    id: order.id,
    orderNumber: order.orderNumber,
    placed: orderDay(order.createdAt),
    address: order.shippingAddress,
    addOns: order.addOns.map(({ name }) => name),
    books: order.items.map(({ id, productTitle, characterName, format }) => ({
      id,
      title: productTitle,
      hero: characterName,
      format: formatName(format),
      copies: copies.get(id) ?? 0,
      digital: format !== 'print',
    })),
  };
}

/** The content and address of the parcel, for A5 or A4 paper. It shows no price, because the book may be a present. */
export default function PackingSlip({ loaderData: slip }: Route.ComponentProps) {
  const [search, setSearch] = useSearchParams();
  const size = search.get('size') === 'a4' ? 'a4' : 'a5';
  return (
    <>
      <div className="no-print mb-6 flex flex-wrap items-center gap-4">
        <Link to={`/admin/orders/${slip.id}`} className="text-link inline-flex items-center gap-2 font-bold">
          <ArrowLeft aria-hidden="true" strokeWidth={3} className="size-5" />
          {slip.orderNumber}
        </Link>
        <label className="flex items-center gap-2">
          Paper
          <select
            value={size}
            onChange={(event) => setSearch({ size: event.target.value }, { replace: true })}
            className="field-input w-auto py-1"
          >
            <option value="a5">A5</option>
            <option value="a4">A4</option>
          </select>
        </label>
        <Button kind="main" onClick={() => print()}>
          <Printer aria-hidden="true" className="size-5" />
          Print it
        </Button>
      </div>
      <article className={`slip slip-${size}`}>
        <header className="flex items-start justify-between gap-4">
          <Logo />
          <div className="text-right">
            <h1 className="text-2xl">Packing slip</h1>
            <p className="font-bold tabular">{slip.orderNumber}</p>
            <p>{slip.placed}</p>
          </div>
        </header>
        <section className="mt-6">
          <h2 className="text-lg">To</h2>
          <OrderAddress address={slip.address} withPhone />
        </section>
        <table className="facts-table mt-6">
          <thead>
            <tr>
              <th scope="col">In this parcel</th>
              <th scope="col" className="w-24 text-right">
                Copies
              </th>
            </tr>
          </thead>
          <tbody>
            {slip.books.map(({ id, title, hero, format, copies, digital }) => (
              <tr key={id}>
                <th scope="row">
                  {title}
                  {hero && <span className="block font-normal">Hero: {hero}</span>}
                  <span className="block font-normal">
                    {format}
                    {digital && '. The digital copy is in your account.'}
                  </span>
                </th>
                <td className="text-right tabular">{copies === 0 ? '–' : copies}</td>
              </tr>
            ))}
            {slip.addOns.map((name) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                <td className="text-right">✓</td>
              </tr>
            ))}
          </tbody>
        </table>
        <p className="mt-6">
          Thank you for letting us draw your hero. If anything is not as it should be, write to{' '}
          {CONTACT.email} or call {CONTACT.phone} within 7 days.
        </p>
      </article>
    </>
  );
}
