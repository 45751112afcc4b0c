import { z } from 'zod';
import { moveOrder } from '../../orders/orders/move-order.server.ts';
import { isStage, STAGE_NAMES } from '../../orders/orders/stages.ts';
import { approveProof, isOfNow, openProof, takeProofBack } from '../../orders/proofs/proofs.server.ts';
import { forProduction } from '../../account/staff-sessions/audience.server.ts';
import { readForm } from '../../platform/bodies/read-form.server.ts';
import type { Route } from './+types/move.ts';
import { changeOrder, wrongFields } from './change-order.server.ts';
import { isMovedByHand } from './moves-by-hand.ts';
import { queueMovedLetter } from './moved-letter.server.ts';
import { whyNotPrinted } from '../printing/why-not-printed.server.ts';

export const middleware = [forProduction];

const wishSchema = z.object({ to: z.string().refine(isStage) });

/** POST `to`: moves the order to another stage. */
export async function action({ request, params, context }: Route.ActionArgs) {
  const wish = wishSchema.safeParse(Object.fromEntries(await readForm(request)));
  if (!wish.success) return wrongFields({ to: 'Please choose where it goes.' });
  const { to } = wish.data;
  return changeOrder(context, params.orderId, async (tx, order, staff) => {
    if (!isMovedByHand(to)) return { refused: `An order is not moved to “${STAGE_NAMES[to]}” by hand.` };
    const obstacle = to === 'printing' ? await whyNotPrinted(tx, order) : null;
    if (obstacle) return { refused: obstacle };
    const proof = order.stage === 'proof' ? await openProof(tx, order.id) : null;
    if (proof && to === 'printing') {
      if (!(await isOfNow(tx, order, proof.books)))
        return { refused: 'The books are not those of the proof any more. Send it once more.' };
      await approveProof(tx, order, proof, { who: 'staff', name: staff.name });
    } else {
      if (proof) await takeProofBack(tx, order, staff.name);
      await moveOrder(tx, order, to, staff.name);
    }
    await queueMovedLetter(tx, order, to);
    return {
      done: `${order.orderNumber} is now: ${STAGE_NAMES[to]}.`,
      action: 'order moved',
      details: { from: order.stage, to },
    };
  });
}
