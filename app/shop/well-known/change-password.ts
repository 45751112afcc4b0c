import { redirect } from 'react-router';
import { forEveryone } from '../../account/account/audience.server.ts';
import { currentUser } from '../../account/account/session.server.ts';
import type { Route } from './+types/change-password.ts';

export const middleware = [forEveryone];

const DIALOG = '/?change-password';

/** Where password managers send somebody: to the dialog of a signed-in customer, by way of signing in. */
export async function loader({ request }: Route.LoaderArgs) {
  const signedIn = (await currentUser(request)) !== null;
  return redirect(signedIn ? DIALOG : `/auth?next=${encodeURIComponent(DIALOG)}`);
}
