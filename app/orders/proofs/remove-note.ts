import { z } from 'zod';
import { atMost, forCustomers } from '../../account/account/audience.server.ts';
import { readForm } from '../../platform/bodies/read-form.server.ts';
import type { Route } from './+types/remove-note.ts';
import { answerProof } from './own-proof.server.ts';
import { removeNote } from './proofs.server.ts';

export const middleware = [forCustomers, atMost('orders')];

const noteSchema = z.object({ noteId: z.uuid() });

/** POST `noteId`: removes one of the parent's own notes. */
export async function action({ request, params }: Route.ActionArgs) {
  const note = noteSchema.safeParse(Object.fromEntries(await readForm(request)));
  return answerProof(request, params.orderId, async (tx, _order, proof) => {
    if (!note.success || !(await removeNote(tx, proof, note.data.noteId)))
      return { refused: 'This note is gone already.' };
    return { done: 'removed' };
  });
}
