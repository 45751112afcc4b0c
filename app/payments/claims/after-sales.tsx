import { data } from 'react-router';
import { FileText } from 'lucide-react';
import { forCustomers } from '../../account/account/audience.server.ts';
import { requireUser } from '../../account/account/session.server.ts';
import { invoicesOfOrder } from '../../orders/invoices/invoices.server.ts';
import { orderDay, orderMoment } from '../../orders/orders/order-dates.ts';
import { OrderPhotos } from '../../orders/order-photos/order-photos.tsx';
import { orderedHeroes } from '../../orders/order-photos/ordered-heroes.server.ts';
import { isDigitalOnly } from '../../orders/orders/order-delivery.ts';
import { ownOrder } from '../../orders/orders/orders.server.ts';
import { paymentRow } from '../payments/payments.server.ts';
import { refundsOfOrder } from '../payments/refunds.server.ts';
import { db, now } from '../../platform/runtime/runtime.server.ts';
import { CancelOwnForm } from '../refunds/cancel-own-form.tsx';
import { cancelUntil } from '../refunds/own-cancel.ts';
import { copyIsOut } from '../refunds/own-cancel.server.ts';
import { OwnRefunds } from '../refunds/own-refunds.tsx';
import { ownRefundView } from '../refunds/refund-view.ts';
import { CONTACT } from '../../platform/facts/facts.ts';
import type { Route } from './+types/after-sales.ts';
import { ClaimForm } from './claim-form.tsx';
import { ownClaimView } from './claim-view.ts';
import { claimWindow } from './claim-window.ts';
import { claimsOfOrder } from './claims.server.ts';
import { OwnClaims } from './own-claims.tsx';

export const middleware = [forCustomers];

export async function loader({ request, params }: Route.LoaderArgs) {
  const user = await requireUser(request);
  const order = await ownOrder(user.id, { id: params.orderId });
  if (!order) throw data(null, { status: 404 });
  const payment = order.paymentId ? await paymentRow(db(), order.paymentId) : null;
  const refunds = (await refundsOfOrder(order.id)).map((row) => ownRefundView(row, payment?.method ?? null));
  const claims = (await claimsOfOrder(order.id)).map((row) => ownClaimView(row, refunds));
  const window = claimWindow({ ...order, digital: isDigitalOnly(order) }, now());
  const until = cancelUntil({ ...order, copyOut: await copyIsOut(order) }, now());
  return {
    orderId: order.id,
    heroes: await orderedHeroes(order),
    refunds: refunds.filter(({ seenTo }) => !seenTo),
    claims,
    papers: (await invoicesOfOrder(order.id)).map(({ id, kind, number }) => ({ id, kind, number })),
    claimUntil:
      window.state === 'open' && claims.every(({ answer }) => answer) ? orderDay(window.until) : null,
    cancelUntil: until && orderMoment(until),
    paid: order.paymentId !== null,
  };
}

/**
 * What a customer may need after buying, below the order's own page: photos, refunds, invoice, help and
 * cancelling.
 */
export default function AfterSales({ loaderData }: Route.ComponentProps) {
  const { orderId, heroes, refunds, claims, papers, claimUntil, cancelUntil: until, paid } = loaderData;
  return (
    <div className="mt-10 grid gap-10">
      <OrderPhotos heroes={heroes} />
      <OwnRefunds refunds={refunds} />
      {papers.length > 0 && (
        <section aria-labelledby="papers" className="no-print">
          <h2 id="papers" className="mb-4 text-2xl">
            Invoice
          </h2>
          <ul className="flex flex-wrap gap-3">
            {papers.map(({ id, kind, number }) => (
              <li key={id}>
                <a className="button button-plain" href={`/orders/${orderId}/papers/${id}`} download>
                  <FileText aria-hidden="true" strokeWidth={2.5} className="size-5" />
                  {kind === 'invoice' ? `Invoice ${number}` : `Credit note ${number}`}
                </a>
              </li>
            ))}
          </ul>
        </section>
      )}
      <section aria-labelledby="help" className="no-print grid gap-4">
        <h2 id="help" className="text-2xl">
          Help with this order
        </h2>
        {claims.length > 0 && <OwnClaims orderId={orderId} claims={claims} />}
        {claimUntil && <ClaimForm orderId={orderId} until={claimUntil} />}
        {until && <CancelOwnForm orderId={orderId} until={until} paid={paid} />}
        <p>
          Anything else? Write to{' '}
          <a className="text-link" href={`mailto:${CONTACT.email}`}>
            {CONTACT.email}
          </a>{' '}
          or call{' '}
          <a className="text-link whitespace-nowrap" href={CONTACT.phoneLink}>
            {CONTACT.phone}
          </a>
          .
        </p>
      </section>
    </div>
  );
}
