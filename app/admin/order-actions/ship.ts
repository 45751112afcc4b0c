import { z } from 'zod';
import { COURIERS, OTHER_COURIER, TRACKING_NUMBER } from '../../orders/couriers/couriers.ts';
import { giveToCourier, moveOrder } from '../../orders/orders/move-order.server.ts';
import { recordEvent } from '../../orders/orders/order-events.server.ts';
import { announceOrder } from '../../orders/order-updates/announce-order.server.ts';
import { code, line } from '../../platform/strings/typed-fields.schema.ts';
import { forProduction } from '../../account/staff-sessions/audience.server.ts';
import { readForm } from '../../platform/bodies/read-form.server.ts';
import type { Route } from './+types/ship.ts';
import { changeOrder, wrongForm } from './change-order.server.ts';
import { queueMovedLetter } from './moved-letter.server.ts';

export const middleware = [forProduction];

const NAMES = COURIERS.map(({ name }) => name);

const parcelSchema = z
  .object({
    courier: z.enum([...NAMES, OTHER_COURIER], 'Please choose who carries it.'),
    otherCourier: line.max(60, 'Please keep it to 60 characters.').default(''),
    trackingNumber: code.toUpperCase().default(''),
  })
  .superRefine(({ courier, otherCourier, trackingNumber }, { addIssue }) => {
    const other = courier === OTHER_COURIER;
    const say = (field: string, message: string) => addIssue({ code: 'custom', path: [field], message });
    if (other && !otherCourier) say('otherCourier', 'Please say who carries it.');
    if (!TRACKING_NUMBER.test(trackingNumber) && !(other && trackingNumber === ''))
      say('trackingNumber', 'Please copy the number from the parcel’s receipt: 4 to 40 letters and digits.');
  });

/** POST `courier`, `otherCourier`, `trackingNumber`: the parcel is handed over; later the same mends its number. */
export async function action({ request, params, context }: Route.ActionArgs) {
  const parcel = parcelSchema.safeParse(Object.fromEntries(await readForm(request)));
  if (!parcel.success) return wrongForm(parcel.error);
  const { courier: chosen, otherCourier, trackingNumber: typed } = parcel.data;
  const courier = chosen === OTHER_COURIER ? otherCourier : chosen;
  const trackingNumber = typed === '' ? null : typed;
  return changeOrder(context, params.orderId, async (tx, order, staff) => {
    const details = { courier, trackingNumber };
    if (order.stage === 'shipped' || order.stage === 'out_for_delivery') {
      await giveToCourier(tx, order, details);
      await recordEvent(tx, order.id, { kind: 'parcel mended', by: staff.name, details });
      await announceOrder(tx, order);
      return { done: 'The parcel is mended.', action: 'parcel mended', details };
    }
    await moveOrder(tx, order, 'shipped', staff.name, details);
    await giveToCourier(tx, order, details);
    await queueMovedLetter(tx, { ...order, ...details }, 'shipped');
    return { done: `${order.orderNumber} is shipped.`, action: 'order shipped', details };
  });
}
