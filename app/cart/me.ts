import { forEveryone } from '../account/audience.server.ts';
import { currentUser } from '../account/session.server.ts';
import { cartCount } from './cart.server.ts';
import type { Route } from './+types/me.ts';

export const middleware = [forEveryone];

/** Who is signed in and how many books are in the cart, for the ready-made pages to ask once they are open. */
export async function loader({ request }: Route.LoaderArgs) {
  const user = await currentUser(request);
  return Response.json({ user, cartCount: user ? await cartCount(user.id) : 0 });
}
