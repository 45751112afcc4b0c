import { data } from 'react-router';
import { markMessage } from '../../shop/contact/messages.server.ts';
import { db } from '../../platform/runtime/runtime.server.ts';
import { forSupport, staffContext } from '../../account/staff-sessions/audience.server.ts';
import { writeAuditEntry } from '../../account/staff-sessions/audit-log.server.ts';
import { readForm } from '../../platform/bodies/read-form.server.ts';
import type { Route } from './+types/mark-read.ts';
import { messageOf } from './inbox.server.ts';

export const middleware = [forSupport];

/** POST `read=yes`: the message needs no answer. `read=no`: it waits for one after all. */
export async function action({ request, params, context }: Route.ActionArgs) {
  const message = await messageOf(params.messageId);
  if (!message) return data({ refused: 'There is no such message.' }, 404);
  const read = (await readForm(request)).get('read');
  if (read !== 'yes' && read !== 'no') return data({ refused: 'Please choose.' }, 422);
  const staff = context.get(staffContext);
  await db().transaction(async (tx) => {
    await markMessage(tx, message.id, read === 'yes' ? staff.name : null);
    const action = read === 'yes' ? 'message marked as read' : 'message opened again';
    await writeAuditEntry(tx, staff, { action, subject: `message ${message.ticket}` });
  });
  return { done: read === 'yes' ? 'Marked as read.' : 'It waits for an answer again.' };
}
