import { redirect } from 'react-router';
import { forEveryone } from '../../account/account/audience.server.ts';
import { currentUser } from '../../account/account/session.server.ts';
import type { Route } from './+types/change-password.ts';

export const middleware = [forEveryone];

const DIALOG = '/?change-password';

/** The address that password managers open. Leads to the password dialog, after sign-in if needed. */
export async function loader({ request }: Route.LoaderArgs) {
  const signedIn = (await currentUser(request)) !== null;
  return redirect(signedIn ? DIALOG : `/auth?next=${encodeURIComponent(DIALOG)}`);
}
