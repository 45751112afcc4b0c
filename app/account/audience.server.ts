import type { MiddlewareFunction } from 'react-router';
import { currentUser, letIn, signInFirst } from './session.server.ts';

/**
 * Who may use a route. Every route module with a loader or an action names one of these as its
 * `middleware`, so that forgetting to decide is a failing check and not an open door.
 */
type Audience = MiddlewareFunction<Response>;

/** Anyone, signed in or not. */
export const forEveryone: Audience = (_, next) => next();

/** Signed-in customers; what they may see of it is still decided by the owner of the rows. */
export const forCustomers: Audience = async ({ request }, next) => {
  const user = await currentUser(request);
  if (!user) throw signInFirst(request);
  letIn(request, user);
  return next();
};

/** Machines whose call carries a signature that the route itself checks. */
export const forSignedCallers: Audience = (_, next) => next();
