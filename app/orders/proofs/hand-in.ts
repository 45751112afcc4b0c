import { atMost, forCustomers } from '../../account/account/audience.server.ts';
import type { Route } from './+types/hand-in.ts';
import { answerProof } from './own-proof.server.ts';
import { handNotesIn, notesOn } from './proofs.server.ts';

export const middleware = [forCustomers, atMost('orders')];

/** POST: hands the parent's notes in to the artists. */
export async function action({ request, params }: Route.ActionArgs) {
  return answerProof(request, params.orderId, async (tx, order, proof) => {
    const notes = await notesOn(tx, [proof.id]);
    if (notes.length === 0) return { refused: 'There is no note on your book yet.' };
    await handNotesIn(tx, order, proof, 'customer');
    return { done: 'handed in' };
  });
}
