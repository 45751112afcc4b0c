import { db } from '../platform/machine.server.ts';
import { readSettings } from '../settings/shop-settings.server.ts';
import { forStaff, staffContext } from '../staff/audience.server.ts';
import { askPasswordAgain } from '../staff/change-staff-password.server.ts';
import { dropSecondFactor } from '../staff/second-factor.server.ts';
import { queueAccessLetter } from '../staff/staff-letters.server.ts';
import { logDeed } from '../staff/staff-log.server.ts';
import { readForm } from '../bodies/read-form.server.ts';
import type { Route } from './+types/drop-second-factor.ts';

export const middleware = [forStaff];

/** Turns one's own second factor off, unless the shop asks everybody for one. */
export async function action({ request, context }: Route.ActionArgs): Promise<{ problem: string | null }> {
  const person = context.get(staffContext);
  if ((await readSettings(db())).secondFactorRequired)
    return { problem: 'The shop asks everybody for a second factor.' };
  const problem = await askPasswordAgain(person, String((await readForm(request)).get('password') ?? ''));
  if (problem) return { problem };
  await db().transaction(async (tx) => {
    await dropSecondFactor(tx, person.id);
    await logDeed(tx, person, { action: 'second factor turned off', subject: `staff ${person.name}` });
    await queueAccessLetter(tx, person, 'second factor off');
  });
  return { problem: null };
}
