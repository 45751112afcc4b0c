import { z } from 'zod';
import { changePhoto } from '../../orders/order-photos/change-photo.server.ts';
import { mayChange } from '../../orders/orders/move-order.server.ts';
import { itemsOf } from '../../orders/orders/orders.server.ts';
import { forgetPhoto } from '../../books/photos/photos.server.ts';
import { forProduction } from '../../account/staff-sessions/audience.server.ts';
import { readForm } from '../../platform/bodies/read-form.server.ts';
import { line } from '../../platform/strings/typed-fields.schema.ts';
import type { Route } from './+types/use-drawn-hero.ts';
import { changeOrder, LOCKED, wrongForm } from './change-order.server.ts';

export const middleware = [forProduction];

const wishSchema = z.object({
  orderItemId: z.uuid(),
  said: line
    .min(10, 'Please say how and when the parent said so.')
    .max(200, 'Please keep it to 200 characters.'),
});

/** POST `orderItemId` and `said`: a book gets the drawn hero because its parent told staff so; its photo leaves. */
export async function action({ request, params, context }: Route.ActionArgs) {
  const wish = wishSchema.safeParse(Object.fromEntries(await readForm(request)));
  if (!wish.success) return wrongForm(wish.error);
  const { orderItemId, said } = wish.data;
  let former: string | null = null;
  const answer = await changeOrder(context, params.orderId, async (tx, order, staff) => {
    if (!mayChange(order)) return { refused: LOCKED };
    const item = (await itemsOf([order.id], tx)).find(({ id }) => id === orderItemId);
    if (!item?.book.photoId) return { refused: 'This book has no photo.' };
    former = await changePhoto(tx, order, item, null, { staff: staff.name, said });
    return { done: 'It is being drawn with the drawn hero.', action: 'drawn hero chosen' };
  });
  if (former) await forgetPhoto(former, 'removed');
  return answer;
}
