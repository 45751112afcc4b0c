import { data } from 'react-router';
import { itemsOf } from '../../orders/orders/orders.server.ts';
import { whyNotPrinted } from '../printing/why-not-printed.server.ts';
import { fingerprintsOf, isOfNow, openProof, sendProof } from '../../orders/proofs/proofs.server.ts';
import { forProduction } from '../../account/staff-sessions/audience.server.ts';
import { isId } from '../../platform/strings/uuid.ts';
import type { Route } from './+types/send-proof.ts';
import { changeOrder } from './change-order.server.ts';

export const middleware = [forProduction];

/** POST: sends the finished books to the parent as a proof. */
export async function action({ params, context }: Route.ActionArgs) {
  if (!isId(params.orderId)) throw data(null, { status: 404 });
  const books = await fingerprintsOf(params.orderId);
  const sent = await changeOrder(context, params.orderId, async (tx, order, staff) => {
    if (order.heldAt) return { refused: 'It is held. Let it go on first.' };
    const obstacle = await whyNotPrinted(tx, order);
    if (obstacle) return { refused: obstacle };
    const items = await itemsOf([order.id], tx);
    if (items.length !== books.length || !(await isOfNow(tx, order, books)))
      return { refused: 'A book is still being drawn. Please try again in a moment.' };
    if (await openProof(tx, order.id)) return { refused: 'The parent has a proof already.' };
    const { round } = await sendProof(tx, order, books, staff.name);
    return { done: 'The proof is with the parent.', action: 'proof sent', details: { round } };
  });
  return sent;
}
