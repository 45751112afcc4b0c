import { data } from 'react-router';
import { anywayOf } from '../../buying/checkout/anyway.schema.ts';
import { whyNotTaken } from '../../buying/checkout/deliverable.ts';
import { queueLetter } from '../../platform/mail/outbox.server.ts';
import { orderDay } from '../../orders/orders/order-dates.ts';
import { isDigitalOnly } from '../../orders/orders/order-delivery.ts';
import { db, environment } from '../../platform/runtime/runtime.server.ts';
import { wrongFields } from '../../payments/refunds/refund.schema.ts';
import { forSupport, staffContext } from '../../account/staff-sessions/audience.server.ts';
import { writeAuditEntry } from '../../account/staff-sessions/audit-log.server.ts';
import { readForm } from '../../platform/bodies/read-form.server.ts';
import type { Route } from './+types/make.ts';
import { linkMessage, payLink } from '../../payments/phone-orders/pay-link.ts';
import { phoneOrderFields, phoneOrderSchema } from '../../payments/phone-orders/phone-order.schema.ts';
import { phoneOrderLetter } from '../../payments/phone-orders/phone-order.mail.tsx';
import { keepPhoneOrder } from '../../payments/phone-orders/phone-orders.server.ts';
import { pricePhoneOrder } from '../../payments/phone-orders/price-phone-order.server.ts';

export const middleware = [forSupport];

/** Creates a phone order. With `only=price` it returns the price and stores nothing. */
export async function action({ request, context }: Route.ActionArgs) {
  const form = await readForm(request);
  const read = phoneOrderSchema.safeParse(phoneOrderFields(form));
  const onlyPrice = form.get('only') === 'price';
  if (!read.success) return data({ wrong: wrongFields(read.error) }, 422);
  const parcel = !isDigitalOnly({ items: read.data.books, addOns: read.data.addOns.map((id) => ({ id })) });
  const wrong = whyNotTaken(read.data.shipping, { parcel, anyway: anywayOf(form) });
  if (Object.keys(wrong).length > 0)
    return data(
      { wrong: Object.fromEntries(Object.entries(wrong).map(([name, why]) => [`shipping.${name}`, why])) },
      422,
    );
  const answer = await pricePhoneOrder(read.data);
  if ('wrong' in answer) return data({ wrong: answer.wrong }, 422);
  const { totals } = answer.priced;
  if (onlyPrice) return { totals };
  const staff = context.get(staffContext);
  const { publicUrl } = environment();
  const { fullName, email } = read.data.shipping;
  const key = await db().transaction(async (tx) => {
    const kept = await keepPhoneOrder(tx, read.data, answer.priced, staff.name);
    await writeAuditEntry(tx, staff, {
      action: 'phone order made',
      subject: `phone order ${kept.made.id.slice(0, 8)}`,
      // Without the reason: staff may name the child there, and the log outlives the customer's account.
      details: { total: totals.total, reduction: kept.made.reduction },
    });
    if (read.data.sendLetter)
      await queueLetter(tx, {
        event: `phone-order/${kept.made.id}`,
        to: email,
        secret: true,
        ...phoneOrderLetter({
          shopUrl: publicUrl,
          fullName,
          total: totals.total,
          link: payLink(publicUrl, kept.key),
          until: orderDay(kept.made.runsOutAt),
        }),
      });
    return kept.key;
  });
  const link = payLink(publicUrl, key);
  return { link, message: linkMessage(fullName, totals.total, link) };
}
