import { z } from 'zod';
import { sendAgain } from '../../platform/mail/outbox.server.ts';
import { recordEvent } from '../../orders/orders/order-events.server.ts';
import { forSupport } from '../../account/staff-sessions/audience.server.ts';
import { readForm } from '../../platform/bodies/read-form.server.ts';
import type { Route } from './+types/resend.ts';
import { changeOrder, wrongFields } from './change-order.server.ts';

export const middleware = [forSupport];

const letterSchema = z.object({ letterId: z.uuid() });

/** POST `letterId`: sends a letter of this order again, unchanged. */
export async function action({ request, params, context }: Route.ActionArgs) {
  const wish = letterSchema.safeParse(Object.fromEntries(await readForm(request)));
  if (!wish.success) return wrongFields({ letterId: 'There is no such letter.' });
  return changeOrder(context, params.orderId, async (tx, order, staff) => {
    const subject = await sendAgain(tx, wish.data.letterId, order.id);
    if (subject === null) return { refused: 'This letter is on its way already, or its words are gone.' };
    await recordEvent(tx, order.id, { kind: 'letter sent again', by: staff.name, details: { subject } });
    return { done: 'The letter goes out again.', action: 'letter sent again' };
  });
}
