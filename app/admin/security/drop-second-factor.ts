import { db } from '../../platform/runtime/runtime.server.ts';
import { readSettings } from '../../platform/settings/shop-settings.server.ts';
import { forStaff, staffContext } from '../../account/staff-sessions/audience.server.ts';
import { askPasswordAgain } from '../../account/staff-sessions/change-staff-password.server.ts';
import { dropSecondFactor } from '../../account/staff-sessions/second-factor.server.ts';
import { queueAccessLetter } from '../../account/staff-sessions/staff-letters.server.ts';
import { writeAuditEntry } from '../../account/staff-sessions/audit-log.server.ts';
import { readForm } from '../../platform/bodies/read-form.server.ts';
import type { Route } from './+types/drop-second-factor.ts';

export const middleware = [forStaff];

/** Turns off the staff member's own second factor, unless the shop requires one of everybody. */
export async function action({ request, context }: Route.ActionArgs): Promise<{ problem: string | null }> {
  const person = context.get(staffContext);
  if ((await readSettings(db())).secondFactorRequired)
    return { problem: 'The shop asks everybody for a second factor.' };
  const problem = await askPasswordAgain(person, String((await readForm(request)).get('password') ?? ''));
  if (problem) return { problem };
  await db().transaction(async (tx) => {
    await dropSecondFactor(tx, person.id);
    await writeAuditEntry(tx, person, {
      action: 'second factor turned off',
      subject: `staff ${person.name}`,
    });
    await queueAccessLetter(tx, person, 'second factor off');
  });
  return { problem: null };
}
