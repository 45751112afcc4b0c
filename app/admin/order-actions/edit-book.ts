import { z } from 'zod';
import { bookSchema } from '../../books/book/book.schema.ts';
import { announceOrder } from '../../orders/order-updates/announce-order.server.ts';
import { redrawBook } from '../../orders/orders/make-book.job.server.ts';
import { mayChange } from '../../orders/orders/move-order.server.ts';
import { recordEvent } from '../../orders/orders/order-events.server.ts';
import { changeItem, itemsOf } from '../../orders/orders/orders.server.ts';
import { takeBackForChange } from '../../orders/proofs/proofs.server.ts';
import { forStaff } from '../../account/staff-sessions/audience.server.ts';
import { readForm } from '../../platform/bodies/read-form.server.ts';
import type { Route } from './+types/edit-book.ts';
import { CHANGED_MEANWHILE, changeOrder, LOCKED, wrongFields } from './change-order.server.ts';
import { wordsSeen } from './seen.ts';

export const middleware = [forStaff];

const { characterName, customTitle, customMessage } = bookSchema.shape;
const editSchema = z.object({ orderItemId: z.uuid(), characterName, customTitle, customMessage });

const WRONG: Readonly<Record<string, string>> = {
  characterName: 'A name has 1 to 60 letters.',
  customTitle: 'Please keep it to 80 characters.',
  customMessage: 'Please keep it to 600 characters.',
};
const NAMES = { characterName: 'name', customTitle: 'title', customMessage: 'message' } as const;

/** POST `orderItemId`, `characterName`, `customTitle`, `customMessage`, and `seen`: the book says so, and is drawn again. */
export async function action({ request, params, context }: Route.ActionArgs) {
  const form = await readForm(request);
  const edit = editSchema.safeParse(Object.fromEntries(form));
  if (!edit.success) {
    const wrong = edit.error.issues.map(({ path, code, message }) => {
      const field = path.join('.');
      return [field, code === 'custom' ? message : (WRONG[field] ?? 'There is no such book.')];
    });
    return wrongFields(Object.fromEntries(wrong));
  }
  const { orderItemId, ...words } = edit.data;
  return changeOrder(context, params.orderId, async (tx, order, staff) => {
    if (!mayChange(order)) return { refused: LOCKED };
    const items = await itemsOf([order.id], tx);
    const item = items.find(({ id }) => id === orderItemId);
    if (!item) return { refused: 'This book is not in the order.' };
    if (form.get('seen') !== wordsSeen(item)) return { refused: CHANGED_MEANWHILE };
    const changed = (['characterName', 'customTitle', 'customMessage'] as const).filter(
      (field) => item[field] !== words[field],
    );
    if (changed.length === 0) return { refused: 'It says so already.' };
    await changeItem(tx, item.id, words);
    await takeBackForChange(tx, order, staff.name);
    await redrawBook(tx, item.id);
    const what = changed.map((field) => NAMES[field]).join(', ');
    await recordEvent(tx, order.id, {
      kind: 'book changed',
      by: staff.name,
      details: { book: item.productTitle, what },
    });
    await announceOrder(tx, order);
    return { done: 'It is changed and being drawn again.', action: 'book changed', details: { what } };
  });
}
