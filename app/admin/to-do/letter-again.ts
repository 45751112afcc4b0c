import { data } from 'react-router';
import { z } from 'zod';
import { setLetterAside, tryLetterAgain } from '../../platform/mail/given-up.server.ts';
import { db } from '../../platform/runtime/runtime.server.ts';
import { forSupport, staffContext } from '../../account/staff-sessions/audience.server.ts';
import { writeAuditEntry } from '../../account/staff-sessions/audit-log.server.ts';
import { readForm } from '../../platform/bodies/read-form.server.ts';
import type { Route } from './+types/letter-again.ts';

export const middleware = [forSupport];

const wishSchema = z.object({ letterId: z.uuid(), how: z.enum(['again', 'aside']) });

/** Handles an undeliverable letter: `how=again` sends it again, `how=aside` takes it off the list. */
export async function action({ request, context }: Route.ActionArgs) {
  const wish = wishSchema.safeParse(Object.fromEntries(await readForm(request)));
  if (!wish.success) return data({ refused: 'There is no such letter.' }, 404);
  const { letterId, how } = wish.data;
  const subject = await db().transaction(async (tx) => {
    const found = await (how === 'again' ? tryLetterAgain : setLetterAside)(tx, letterId);
    if (found === null) return null;
    const action = how === 'again' ? 'letter tried again' : 'letter set aside';
    await writeAuditEntry(tx, context.get(staffContext), { action, subject: `letter ${letterId}` });
    return found;
  });
  if (subject === null) return data({ refused: 'This letter does not wait any more.' }, 404);
  return { done: how === 'again' ? 'The letter is being sent.' : 'It is off the list.' };
}
