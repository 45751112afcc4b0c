import { redirect } from 'react-router';
import { db } from '../../platform/runtime/runtime.server.ts';
import { forStaff, staffContext } from '../../account/staff-sessions/audience.server.ts';
import { endSession, takeCookieAway } from '../../account/staff-sessions/staff-session.server.ts';
import type { Route } from './+types/leave.ts';

export const middleware = [forStaff];

/** Ends the session and leads back to the gate. */
export async function action({ context }: Route.ActionArgs) {
  const { id, sessionId } = context.get(staffContext);
  await db().transaction((tx) => endSession(tx, id, sessionId));
  return redirect('/admin', { headers: { 'Set-Cookie': takeCookieAway() } });
}
