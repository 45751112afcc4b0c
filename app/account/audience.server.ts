import type { MiddlewareFunction } from 'react-router';
import { isStaff } from './staff-session.server.ts';
import { currentUser, signInFirst } from './session.server.ts';

/**
 * Who may use a route. Every route module with a loader or an action names one of these as its
 * `middleware`, so that forgetting to decide is a failing check and not an open door.
 */
type Audience = MiddlewareFunction<Response>;

/** Anyone, signed in or not. */
export const forEveryone: Audience = (_, next) => next();

/** Signed-in customers; what they may see of it is still decided by the owner of the rows. */
export const forCustomers: Audience = async ({ request }, next) => {
  if (!(await currentUser(request))) throw signInFirst(request);
  return next();
};

/** People who typed the staff password in the last 12 hours. */
export const forStaff: Audience = async ({ request, url }, next) => {
  if (await isStaff(request)) return next();
  if (url.pathname.startsWith('/api/')) {
    throw Response.json(
      { problem: 'staff-only', message: 'Please open the staff room first.' },
      { status: 401 },
    );
  }
  throw new Response(null, { status: 303, headers: { Location: '/admin' } });
};

/** Machines whose call carries a signature that the route itself checks. */
export const forSignedCallers: Audience = (_, next) => next();
