import { atMost, forEveryone } from './audience.server.ts';
import { forgetBuyerIn } from '../kept-drafts/kept-drafts.server.ts';
import { keptKeyHash } from '../kept-drafts/kept-key.server.ts';
import { auth } from './auth.server.ts';
import { db } from '../../platform/runtime/runtime.server.ts';
import { currentUser, tellSessionsEnded } from './session.server.ts';
import type { Route } from './+types/sign-out.ts';

export const middleware = [forEveryone, atMost('doors')];

/** POST: ends this session. A form is redirected to the front page; a script gets `{}`. */
export async function action({ request }: Route.ActionArgs) {
  const user = await currentUser(request);
  const { headers: answered } = await auth().api.signOut({ headers: request.headers, returnHeaders: true });
  if (user) await tellSessionsEnded(db(), user.id);
  const kept = keptKeyHash(request);
  if (kept) await forgetBuyerIn(kept);
  const headers = new Headers();
  for (const cookie of answered.getSetCookie()) headers.append('Set-Cookie', cookie);
  if (!request.headers.get('accept')?.includes('text/html')) return Response.json({}, { headers });
  headers.set('Location', '/');
  return new Response(null, { status: 303, headers });
}
