import { OrderAddress } from '../../orders/orders/order-address.tsx';
import { rupees } from '../../buying/pricing/rupees.ts';
import { Panel } from '../../ui/parts/panel.tsx';
import { AddressForm } from './edit-forms.tsx';
import { Fold } from './action-form.tsx';
import type { StaffOrder } from './order-view.server.ts';

/** The customer, the delivery address and, for roles that may see it, the total. */
export function CustomerPanel({ order, address }: { order: StaffOrder; address: string }) {
  const { customer, money } = order;
  return (
    <Panel as="section" aria-labelledby="customer">
      <h2 id="customer" className="mb-3 text-xl">
        Customer
      </h2>
      <p className="desk-names font-bold">{customer.name}</p>
      <p className="wrap-anywhere">
        <a href={`mailto:${customer.email}`} className="text-link">
          {customer.email}
        </a>
      </p>
      <h3 className="mt-4 text-lg">{order.onPaper ? 'Goes to' : 'Address'}</h3>
      <div className="desk-names">
        <OrderAddress address={order.address} withPhone />
      </div>
      {!order.locked && (
        <div className="mt-3">
          <Fold title="Change the address">
            <AddressForm address={order.address} parcel={order.onPaper} to={`${address}/edit-address`} />
          </Fold>
        </div>
      )}
      {money && (
        <dl className="desk-facts mt-4 border-t-2 border-line-soft pt-3 tabular">
          <dt>Subtotal</dt>
          <dd>{rupees(money.subtotal)}</dd>
          {money.discount > 0 && (
            <>
              <dt>Discount{money.coupon && `, ${money.coupon}`}</dt>
              <dd>−{rupees(money.discount)}</dd>
            </>
          )}
          <dt>Total</dt>
          <dd className="font-bold">{rupees(money.total)}</dd>
          <dt>Payment</dt>
          <dd>{money.paymentId ?? 'Nothing to pay'}</dd>
        </dl>
      )}
    </Panel>
  );
}
