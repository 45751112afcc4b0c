import { data } from 'react-router';
import { announceOrder } from '../../orders/order-updates/announce-order.server.ts';
import { lockOrder } from '../../orders/orders/move-order.server.ts';
import { emailOfAccount } from '../../orders/orders/order-letters.server.ts';
import { db } from '../../platform/runtime/runtime.server.ts';
import { whySchema, wrongFields } from '../refunds/refund.schema.ts';
import { isId } from '../../platform/strings/uuid.ts';
import { forSupport, staffContext } from '../../account/staff-sessions/audience.server.ts';
import { writeAuditEntry } from '../../account/staff-sessions/audit-log.server.ts';
import { readForm } from '../../platform/bodies/read-form.server.ts';
import type { Route } from './+types/replace.ts';
import { replaceOrder } from './replace-order.server.ts';

export const middleware = [forSupport];

/** The most free copies of one book. */
const MOST_COPIES = 20;

/**
 * POST: staff have books of an order made again free of charge. `copies/<item id>` gives the number of copies
 * of each book; `extraCopy=yes` adds the extra printed copy that was bought.
 */
export async function action({ request, params, context }: Route.ActionArgs) {
  const form = await readForm(request);
  const read = whySchema.safeParse(Object.fromEntries(form));
  if (!read.success) return data({ wrong: wrongFields(read.error) }, 422);
  const formKey = String(form.get('formKey') ?? '');
  if (!isId(params.orderId) || !/^[\w-]{8,80}$/.test(formKey))
    return data({ refused: 'There is no such order.' }, 404);
  const copies = readCopies(form);
  if (!copies) return data({ refused: `Please choose 1 to ${MOST_COPIES} copies.` }, 422);
  const staff = context.get(staffContext);
  const made = await db().transaction(async (tx) => {
    const order = await lockOrder(tx, params.orderId);
    if (!order) return null;
    if ((await emailOfAccount(tx, order.userId)) === null) return 'gone';
    const key = `staff/${order.id}/${formKey}`;
    const extraCopy = form.get('extraCopy') === 'yes';
    const wish = { copies, extraCopy, by: staff.name, reason: read.data.reason, key };
    const replaced = await replaceOrder(tx, order, wish);
    if (!replaced || replaced === 'changed' || replaced.again) return replaced;
    await writeAuditEntry(tx, staff, {
      action: 'replacement made',
      subject: `order ${order.orderNumber}`,
      details: { order: replaced.order.orderNumber },
    });
    await announceOrder(tx, order);
    return replaced;
  });
  if (!made) return data({ refused: 'There is no such order, or no book was chosen.' }, 404);
  if (made === 'gone')
    return data({ refused: 'The customer deleted the account, and what the books were made from.' }, 409);
  if (made === 'changed')
    return data({ refused: 'Other books of it were made again meanwhile. Please look, and ask again.' }, 409);
  return { done: `${made.order.orderNumber} is on its way, free of charge.`, orderId: made.order.id };
}

function readCopies(form: FormData): Map<string, number> | null {
  const chosen = [...form].flatMap(([name, value]) => {
    const id = /^copies\/(.+)$/.exec(name)?.[1];
    if (!id || !isId(id) || typeof value !== 'string') return [];
    return value === '' || value === '0' ? [] : [[id, value] as const];
  });
  if (chosen.length === 0 || chosen.some(([, text]) => !/^\d{1,2}$/.test(text) || Number(text) > MOST_COPIES))
    return null;
  return new Map(chosen.map(([id, text]) => [id, Number(text)]));
}
