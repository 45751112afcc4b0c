import { createHmac, timingSafeEqual } from 'node:crypto';
import { and, eq, gt } from 'drizzle-orm';
import { parse } from 'hono/utils/cookie';
import { readyStatement } from '../../platform/database/ready-statement.server.ts';
import { db, machine, now } from '../../platform/runtime/runtime.server.ts';
import type { Queryable } from '../../platform/database/dialect.ts';
import { publishNews } from '../../platform/runtime/notifications.server.ts';
import { auth } from './auth.server.ts';
import { sessions, users } from './tables.server.ts';

/** A customer as the shop's screens know them. `phone` and `address` are '' until given. */
export interface User {
  id: string;
  fullName: string;
  email: string;
  phone: string;
  address: string;
  /** Address of a profile picture. */
  picture: string | null;
  /** Which optional letters they want. Letters about the account and about payments always come. */
  notifications: { orderUpdates: boolean; offers: boolean };
}

/**
 * The signed-in customer, or null. Read in a single statement, because most of what the shop does begins with
 * it.
 */
export async function currentUser(request: Request): Promise<User | null> {
  const token = await sessionToken(request);
  if (token === null) return null;
  const [user] = await findUser(db(), { token, at: now() });
  if (!user) return null;
  const { id, name, email, phone, address, image, orderUpdatesStoppedAt, offersAskedForAt } = user;
  const notifications = { orderUpdates: !orderUpdatesStoppedAt, offers: !!offersAskedForAt };
  return { id, fullName: name, email, phone, address, picture: image, notifications };
}

const findUser = readyStatement<{ token: string; at: Date }>().of(
  ['token', 'at'],
  (database, { token, at }) =>
    database
      .select({
        id: users.id,
        name: users.name,
        email: users.email,
        phone: users.phone,
        address: users.address,
        image: users.image,
        orderUpdatesStoppedAt: users.orderUpdatesStoppedAt,
        offersAskedForAt: users.offersAskedForAt,
      })
      .from(sessions)
      .innerJoin(users, eq(users.id, sessions.userId))
      .where(and(eq(sessions.token, token), gt(sessions.expiresAt, at))),
);

/** The token from the sign-in cookie, whose value is `token.signature`. Null unless the shop signed it. */
export async function sessionToken(request: Request): Promise<string | null> {
  const cookies = request.headers.get('cookie');
  if (!cookies) return null;
  const { name } = (await auth().$context).authCookies.sessionToken;
  const [, token, signature] = /^(.+)\.([A-Za-z\d+/]{43}=)$/.exec(parse(cookies, name)[name] ?? '') ?? [];
  if (!token || !signature) return null;
  const expected = createHmac('sha256', machine().sessionSecret).update(token).digest();
  return timingSafeEqual(expected, Buffer.from(signature, 'base64')) ? token : null;
}

const justRead = new WeakMap<Request, User>();

/**
 * Remembers the customer whom an audience let in, so that the first `requireUser` of the route runs no query.
 */
export function letIn(request: Request, user: User): void {
  justRead.set(request, user);
}

/** The customer whom an audience let in, until the route calls `requireUser`. */
export const userLetIn = (request: Request): User | undefined => justRead.get(request);

/**
 * The signed-in customer.
 * @throws the answer of `signInFirst` when there is none.
 */
export async function requireUser(request: Request): Promise<User> {
  const read = justRead.get(request);
  justRead.delete(request);
  const user = read ?? (await currentUser(request));
  if (!user) throw signInFirst(request);
  return user;
}

/**
 * Redirects a page to the sign-in screen, which leads back to it afterwards. A call from a script gets a 401.
 */
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

/**
 * The page that a request is for, as the address bar shows it: without the router's own suffix and
 * parameters.
 */
function pagePath(request: Request): string {
  const url = new URL(request.url);
  url.searchParams.delete('_routes');
  url.searchParams.delete('index');
  const pathname = url.pathname.replace(/(^\/_root|\/_)?\.data$/, '') || '/';
  return pathname + url.search;
}

/**
 * Tells every process, once the transaction commits, that sessions of a customer have ended, so that their
 * open streams close.
 */
export const tellSessionsEnded = (tx: Queryable, userId: string): Promise<void> =>
  publishNews(tx, sessionsOf(userId));

/** The subject under which the end of a customer's sessions is published. */
export const sessionsOf = (userId: string): string => `sessions/${userId}`;
