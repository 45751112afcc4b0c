import { z } from 'zod';
import { holdOrder } from '../../orders/orders/move-order.server.ts';
import { isLocked } from '../../orders/orders/stages.ts';
import { line } from '../../platform/strings/typed-fields.schema.ts';
import { forStaff } from '../../account/staff-sessions/audience.server.ts';
import { readForm } from '../../platform/bodies/read-form.server.ts';
import type { Route } from './+types/hold.ts';
import { changeOrder, wrongFields } from './change-order.server.ts';

export const middleware = [forStaff];

const holdSchema = z.object({
  because: line
    .min(3, 'Please say why, for whoever looks at it next.')
    .max(200, 'Please keep it to 200 characters.'),
});

/** POST `because`: puts the order on hold with this reason. */
export async function action({ request, params, context }: Route.ActionArgs) {
  const wish = holdSchema.safeParse(Object.fromEntries(await readForm(request)));
  if (!wish.success) return wrongFields({ because: wish.error.issues[0]?.message ?? '' });
  return changeOrder(context, params.orderId, async (tx, order, staff) => {
    if (order.heldAt) return { refused: 'It is held already.' };
    if (isLocked(order.stage) && order.stage !== 'printing' && order.stage !== 'packed')
      return { refused: 'It has left the house, or is over: there is nothing to hold back.' };
    await holdOrder(tx, order, wish.data.because, staff.name);
    return { done: `${order.orderNumber} is held.`, action: 'order held' };
  });
}
