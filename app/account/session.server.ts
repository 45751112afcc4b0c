import { auth } from './auth.server.ts';

/** A customer as the shop's screens know them. `phone` and `address` are '' until given. */
export interface User {
  id: string;
  fullName: string;
  email: string;
  phone: string;
  address: string;
  /** Address of a profile picture. */
  picture: string | null;
  /** Which letters, beside those about the account and about payments, they want. */
  notifications: { orderUpdates: boolean; offers: boolean };
}

/** The signed-in customer, or null. */
export async function currentUser(request: Request): Promise<User | null> {
  const session = await auth().api.getSession({
    headers: request.headers,
    query: { disableRefresh: true },
  });
  if (!session) return null;
  const { id, name, email, phone, address, image, orderUpdatesStoppedAt, offersAskedForAt } = session.user;
  const notifications = { orderUpdates: !orderUpdatesStoppedAt, offers: !!offersAskedForAt };
  return { id, fullName: name, email, phone, address, picture: image ?? null, notifications };
}

/**
 * The signed-in customer.
 * @throws the answer of `signInFirst` when there is none.
 */
export async function requireUser(request: Request): Promise<User> {
  const user = await currentUser(request);
  if (!user) throw signInFirst(request);
  return user;
}

/** Sends a document to the sign-in screen and back afterwards; answers 401 to a call from a script. */
export function signInFirst(request: Request): Response {
  const path = pagePath(request);
  if (path.startsWith('/api/')) {
    return Response.json({ problem: 'sign-in', message: 'Please sign in first.' }, { status: 401 });
  }
  return new Response(null, {
    status: 302,
    headers: { Location: `/auth?next=${encodeURIComponent(path)}`, 'Cache-Control': 'private, no-store' },
  });
}

/** The page a request is about, as its address bar shows it: without the router's own suffix and parameters. */
function pagePath(request: Request): string {
  const url = new URL(request.url);
  url.searchParams.delete('_routes');
  url.searchParams.delete('index');
  const pathname = url.pathname.replace(/(^\/_root|\/_)?\.data$/, '') || '/';
  return pathname + url.search;
}
