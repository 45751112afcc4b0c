import { z } from 'zod';
import { recordEvent } from '../../orders/orders/order-events.server.ts';
import { lines } from '../../platform/strings/typed-fields.schema.ts';
import { forStaff } from '../../account/staff-sessions/audience.server.ts';
import { readForm } from '../../platform/bodies/read-form.server.ts';
import type { Route } from './+types/note.ts';
import { changeOrder, wrongFields } from './change-order.server.ts';

export const middleware = [forStaff];

const noteSchema = z.object({
  text: lines.min(1, 'Please write something first.').max(1000, 'Please keep it to 1,000 characters.'),
});

/** POST `text`: a note for staff. Customers never see it. */
export async function action({ request, params, context }: Route.ActionArgs) {
  const note = noteSchema.safeParse(Object.fromEntries(await readForm(request)));
  if (!note.success) return wrongFields({ text: note.error.issues[0]?.message ?? '' });
  return changeOrder(context, params.orderId, async (tx, order, staff) => {
    await recordEvent(tx, order.id, { kind: 'note', by: staff.name, details: { text: note.data.text } });
    return { done: 'The note is kept.', action: 'note written' };
  });
}
