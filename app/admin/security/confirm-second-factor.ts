import { giveLimitBack, useLimit } from '../../platform/limits/rate-limit.server.ts';
import { forStaff, staffContext } from '../../account/staff-sessions/audience.server.ts';
import { confirmSecondFactor } from '../../account/staff-sessions/second-factor.server.ts';
import { tooManyTries } from '../../account/staff-sessions/too-many-tries.ts';
import { readForm } from '../../platform/bodies/read-form.server.ts';
import type { Route } from './+types/confirm-second-factor.ts';
import type { Codes } from './new-recovery-codes.ts';

export const middleware = [forStaff];

const TRIES = 10;
const WINDOW_SECONDS = 15 * 60;

/** The new app's first code. */
export async function action({ request, context }: Route.ActionArgs): Promise<Codes> {
  const person = context.get(staffContext);
  const key = `staff-app/${person.id}`;
  if ((await useLimit(key, TRIES, WINDOW_SECONDS)) > 0) return { problem: tooManyTries(WINDOW_SECONDS) };
  const codes = await confirmSecondFactor(person, String((await readForm(request)).get('code') ?? ''));
  if (!codes) return { problem: 'This code is not right. Is the time on your phone set by itself?' };
  await giveLimitBack(key);
  return { codes };
}
