import { forEveryone } from '../../account/account/audience.server.ts';
import { pageMeta } from '../../ui/layout/page-meta.ts';
import { rupees } from '../../buying/pricing/rupees.ts';
import { DELIVERY } from '../../platform/facts/facts.ts';
import { PolicyPage } from './policy-page.tsx';
import { Unbroken } from '../../ui/parts/unbroken.tsx';

export const middleware = [forEveryone];

export const meta = () =>
  pageMeta(
    'Shipping Policy',
    `Printed books travel ${DELIVERY.domestic} within India and ${DELIVERY.international} abroad; digital copies come by e-mail.`,
    { path: '/shipping-policy' },
  );

const fee = rupees(DELIVERY.domesticFeeRupees);
const freeFrom = rupees(DELIVERY.freeFromRupees);

const rows = () =>
  [
    ['Digital copy, by e-mail', DELIVERY.digitalPolicy, 'Free'],
    ['Printed book within India', DELIVERY.domestic, `${fee} under ${freeFrom}, free above`],
    ['Printed book to other countries', DELIVERY.international, 'Please ask us first'],
  ] as const;

export default function ShippingPolicy() {
  return (
    <PolicyPage
      title="Shipping Policy"
      intro={`Our promise from order to doorstep is ${DELIVERY.promise}. Here is how that adds up.`}
      inShort={[
        `Within India: ${DELIVERY.domestic}, free above ${freeFrom}.`,
        `Other countries: ${DELIVERY.international}.`,
        `Digital copies: ${DELIVERY.digitalPolicy}.`,
      ]}
    >
      <div className="overflow-x-auto">
        <table className="facts-table">
          <thead>
            <tr>
              <th scope="col">What</th>
              <th scope="col">How long it travels</th>
              <th scope="col">What it costs</th>
            </tr>
          </thead>
          <tbody>
            {rows().map(([what, time, cost]) => (
              <tr key={what}>
                <th scope="row">{what}</th>
                <td>{time}</td>
                <td>{cost}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <h2>Within India</h2>
      <p>
        Domestic orders arrive within <Unbroken>{DELIVERY.domestic}</Unbroken> after printing. Delivery costs{' '}
        {fee} for printed orders under {freeFrom} and is free above; every printed book of ours costs more
        than that, so you pay nothing for delivery.
      </p>
      <h2>Other countries</h2>
      <p>
        International orders take <Unbroken>{DELIVERY.international}</Unbroken>. Our order form is made for
        Indian addresses: please write to us before you order, and we tell you the postage for your country.
        Customs duties are paid by the receiver.
      </p>
      <h2>Digital copies</h2>
      <p>
        Your digital book is ready within <Unbroken>{DELIVERY.digitalPolicy}</Unbroken>. You find it in your
        account and get a letter when it is there.
      </p>
      <h2>Following your parcel</h2>
      <p>
        The page “My Orders” shows where your book is: received, being made, shipped, out for delivery,
        delivered. Please confirm a new order with us within {DELIVERY.confirmWithin} by WhatsApp or phone, so
        that nothing is drawn on a misunderstanding.
      </p>
      <h2>Lost, late or bent</h2>
      <p>
        If a parcel is late, tell us and we ask the courier. If it is lost or arrives damaged, send us a photo
        of it: we print your book again and send it free of charge.
      </p>
    </PolicyPage>
  );
}
