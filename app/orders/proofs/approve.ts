import { atMost, forCustomers } from '../../account/account/audience.server.ts';
import type { Route } from './+types/approve.ts';
import { answerProof } from './own-proof.server.ts';
import { approveProof, notesOn } from './proofs.server.ts';

export const middleware = [forCustomers, atMost('orders')];

/** POST: the parent approves the proof, so that the book is printed as it is. */
export async function action({ request, params }: Route.ActionArgs) {
  return answerProof(request, params.orderId, async (tx, order, proof) => {
    const notes = await notesOn(tx, [proof.id]);
    if (notes.length > 0)
      return { refused: 'There are notes on your book. Hand them in, or remove them first.' };
    await approveProof(tx, order, proof, { who: 'customer' });
    return { done: 'approved' };
  });
}
