import { anywayOf } from '../../buying/checkout/anyway.schema.ts';
import { whyNotTaken } from '../../buying/checkout/deliverable.ts';
import { shippingSchema } from '../../buying/checkout/shipping.schema.ts';
import { announceOrder } from '../../orders/order-updates/announce-order.server.ts';
import { mayChange } from '../../orders/orders/move-order.server.ts';
import { recordEvent } from '../../orders/orders/order-events.server.ts';
import { isDigitalOnly } from '../../orders/orders/order-delivery.ts';
import { changeAddress, itemsOf } from '../../orders/orders/orders.server.ts';
import { forStaff } from '../../account/staff-sessions/audience.server.ts';
import { readForm } from '../../platform/bodies/read-form.server.ts';
import type { Route } from './+types/edit-address.ts';
import { CHANGED_MEANWHILE, changeOrder, LOCKED, wrongForm } from './change-order.server.ts';
import { addressSeen } from './seen.ts';

export const middleware = [forStaff];

/** POST the seven fields of the checkout: changes the delivery address. `anyway` lists questioned fields to keep, `seen` holds the address that the form showed. */
export async function action({ request, params, context }: Route.ActionArgs) {
  const form = await readForm(request);
  const address = shippingSchema.safeParse(Object.fromEntries(form));
  if (!address.success) return wrongForm(address.error);
  return changeOrder(context, params.orderId, async (tx, order, staff) => {
    if (!mayChange(order)) return { refused: LOCKED };
    if (form.get('seen') !== addressSeen(order.shippingAddress)) return { refused: CHANGED_MEANWHILE };
    const parcel = !isDigitalOnly({ items: await itemsOf([order.id], tx), addOns: order.addOns });
    const wrong = whyNotTaken(address.data, { parcel, anyway: anywayOf(form) });
    if (Object.keys(wrong).length > 0) return { wrong };
    await changeAddress(tx, order, { ...address.data, country: 'India' });
    await recordEvent(tx, order.id, { kind: 'address changed', by: staff.name });
    await announceOrder(tx, order);
    return { done: 'The address is changed.', action: 'address changed' };
  });
}
