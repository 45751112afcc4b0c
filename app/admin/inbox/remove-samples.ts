import { removeSamples } from '../../shop/contact/messages.server.ts';
import { db } from '../../platform/runtime/runtime.server.ts';
import { forSupport, staffContext } from '../../account/staff-sessions/audience.server.ts';
import { writeAuditEntry } from '../../account/staff-sessions/audit-log.server.ts';
import type { Route } from './+types/remove-samples.ts';

export const middleware = [forSupport];

/** Deletes the sample messages for good. */
export async function action({ context }: Route.ActionArgs) {
  await db().transaction(async (tx) => {
    const count = await removeSamples(tx);
    if (count > 0)
      await writeAuditEntry(tx, context.get(staffContext), {
        action: 'samples removed',
        subject: 'feedback',
        details: { count },
      });
  });
  return { done: 'The samples are gone.' };
}
