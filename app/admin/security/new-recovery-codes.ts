import { db } from '../../platform/runtime/runtime.server.ts';
import { forStaff, staffContext } from '../../account/staff-sessions/audience.server.ts';
import { askPasswordAgain } from '../../account/staff-sessions/change-staff-password.server.ts';
import { drawRecoveryCodes } from '../../account/staff-sessions/recovery-codes.server.ts';
import { writeAuditEntry } from '../../account/staff-sessions/audit-log.server.ts';
import { readForm } from '../../platform/bodies/read-form.server.ts';
import type { Route } from './+types/new-recovery-codes.ts';

export const middleware = [forStaff];

/** Ten recovery codes, shown once, or the reason for a refusal. */
export type Codes = { problem: string } | { codes: string[] };

/** Creates ten new codes. The old ones stop working. */
export async function action({ request, context }: Route.ActionArgs): Promise<Codes> {
  const person = context.get(staffContext);
  if (!person.hasSecondFactor) return { problem: 'Set up the authenticator app first.' };
  const problem = await askPasswordAgain(person, String((await readForm(request)).get('password') ?? ''));
  if (problem) return { problem };
  const codes = await db().transaction(async (tx) => {
    await writeAuditEntry(tx, person, { action: 'recovery codes renewed', subject: `staff ${person.name}` });
    return drawRecoveryCodes(tx, person.id);
  });
  return { codes };
}
