import { z } from 'zod';
import { atMost, forCustomers } from '../../account/account/audience.server.ts';
import { madeBooksOf } from '../../books/drawing/made-books.server.ts';
import { readForm } from '../../platform/bodies/read-form.server.ts';
import { lines } from '../../platform/strings/typed-fields.schema.ts';
import type { Route } from './+types/pin-note.ts';
import { answerProof } from './own-proof.server.ts';
import { LONGEST_NOTE, mayPinNotes } from './proof-rules.ts';
import { pinNote, proofsOf } from './proofs.server.ts';

export const middleware = [forCustomers, atMost('orders')];

/** A coordinate on the page in percent; empty for a note about the whole page. */
const place = z.union([z.literal('').transform(() => null), z.coerce.number().min(0).max(100)]).default(null);

const noteSchema = z.object({
  orderItemId: z.uuid(),
  page: z.coerce.number().int().min(0),
  x: place,
  y: place,
  text: lines.min(1).max(LONGEST_NOTE),
});

/** POST `orderItemId`, `page`, `x`, `y`, `text`: pins a note on a page. */
export async function action({ request, params }: Route.ActionArgs) {
  const note = noteSchema.safeParse(Object.fromEntries(await readForm(request)));
  return answerProof(request, params.orderId, async (tx, order, proof) => {
    if (!note.success) return { wrong: `A note has 1 to ${LONGEST_NOTE} letters.` };
    const { x, y, ...words } = note.data;
    const [book] = (await madeBooksOf([words.orderItemId], tx)).values();
    const inProof = proof.books.some(({ orderItemId }) => orderItemId === words.orderItemId);
    if (!book || !inProof || words.page > (book.pages ?? 0)) return { wrong: 'There is no such page.' };
    const earlier = (await proofsOf(tx, order.id)).filter(({ id }) => id !== proof.id);
    if (!mayPinNotes(earlier))
      return { refused: 'The round of changes that is included has been used. Please write to us.' };
    const pinned = await pinNote(tx, proof, {
      ...words,
      ...(x === null || y === null ? { x: null, y: null } : { x, y }),
    });
    return pinned ? { done: 'pinned' } : { refused: 'There are too many notes already. Please write to us.' };
  });
}
