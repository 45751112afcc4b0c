import { forEveryone } from './audience.server.ts';
import { auth } from './auth.server.ts';
import type { Route } from './+types/sign-out.ts';

export const middleware = [forEveryone];

/** POST: ends this session. A form is sent on to the front page, a script gets `{}`. */
export async function action({ request }: Route.ActionArgs) {
  const { headers: answered } = await auth().api.signOut({ headers: request.headers, returnHeaders: true });
  const headers = new Headers();
  for (const cookie of answered.getSetCookie()) headers.append('Set-Cookie', cookie);
  if (!request.headers.get('accept')?.includes('text/html')) return Response.json({}, { headers });
  headers.set('Location', '/');
  return new Response(null, { status: 303, headers });
}
