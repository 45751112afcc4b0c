import { data, redirect } from 'react-router';
import { ArrowLeft, Download } from 'lucide-react';
import { forCustomers } from '../../account/account/audience.server.ts';
import { bookAddress } from '../orders/order-books.ts';
import { KeptBook } from '../../books/reader/kept-book.tsx';
import { pageMeta } from '../../ui/layout/page-meta.ts';
import { ButtonLink } from '../../ui/parts/button.tsx';
import type { Route } from './+types/read-copy.ts';
import { PRIVATE } from '../../platform/http/private-headers.ts';
import { ownCopy } from './own-copy.server.ts';

export const middleware = [forCustomers];

export const meta = () => pageMeta('Read your book', 'Your own comic book, to read on the screen.');

export const headers = () => PRIVATE;

/**
 * The customer's own book to read on the screen. While its copy is locked, redirects to the order's page,
 * which says when it unlocks.
 */
export async function loader({ request, params }: Route.LoaderArgs) {
  const copy = await ownCopy(request, params);
  if (!copy) throw data(null, { status: 404, headers: PRIVATE });
  if (!copy.made) throw redirect(`/orders/${copy.orderId}`, { headers: PRIVATE });
  const address = bookAddress({ orderId: copy.orderId, itemId: copy.item.id });
  return data({ title: copy.title, order: `/orders/${copy.orderId}`, address }, { headers: PRIVATE });
}

export default function ReadCopy({ loaderData: { title, order, address } }: Route.ComponentProps) {
  return (
    <div className="page max-w-[72rem] py-6 sm:py-8">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <ButtonLink kind="quiet" to={order} className="-ml-3">
          <ArrowLeft aria-hidden="true" strokeWidth={3} className="size-5" />
          Back to the order
        </ButtonLink>
        <ButtonLink to={address} reloadDocument download>
          <Download aria-hidden="true" strokeWidth={3} className="size-5 flex-none" />
          Download as PDF
        </ButtonLink>
      </div>
      <h1 className="mt-4 mb-6 text-3xl wrap-anywhere sm:text-4xl">{title}</h1>
      <KeptBook
        title={title}
        drawing={`${address}/drawing`}
        wayOn={<p>The PDF above has every page of it.</p>}
      />
      <noscript>
        <p>Turning pages needs scripts, which this browser does not run. The PDF above has every page.</p>
      </noscript>
    </div>
  );
}
