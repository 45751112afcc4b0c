import type { ShippingAddress } from '../../buying/checkout/shipping.schema.ts';

/** The delivery address of an order. The phone number is shown only on request. */
export function OrderAddress({
  address,
  withPhone = false,
}: {
  address: ShippingAddress;
  withPhone?: boolean;
}) {
  const { fullName, address: street, city, state, postalCode, phone } = address;
  return (
    <address className="leading-snug not-italic">
      <span className="block font-bold">{fullName}</span>
      <span className="block whitespace-pre-line">{street}</span>
      <span className="block">
        {city}, {state} {postalCode}
      </span>
      {withPhone && <span className="block">Phone: {phone}</span>}
    </address>
  );
}
