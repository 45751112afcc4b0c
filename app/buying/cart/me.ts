import { forEveryone } from '../../account/account/audience.server.ts';
import { currentUser } from '../../account/account/session.server.ts';
import { cartCount } from './cart.server.ts';
import { log } from '../../platform/telemetry/log.server.ts';
import type { Route } from './+types/me.ts';

export const middleware = [forEveryone];

/**
 * GET: who is signed in and how many books are in the cart. The ready-made pages ask for it once they are
 * open. The count is null when the cart cannot be read; the customer stays signed in.
 */
export async function loader({ request }: Route.LoaderArgs) {
  const user = await currentUser(request);
  return Response.json({ user, cartCount: user ? await countOrNull(user.id) : 0 });
}

async function countOrNull(userId: string): Promise<number | null> {
  try {
    return await cartCount(userId);
  } catch (error) {
    log.error('A cart could not be counted.', { error });
    return null;
  }
}
