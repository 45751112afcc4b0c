import type { MiddlewareFunction } from 'react-router';
import { isPlainForm, plainPage } from '../../platform/bodies/plain-page.ts';
import { clientKey } from '../../platform/http/clients.server.ts';
import { useLimit } from '../../platform/limits/rate-limit.server.ts';
import { currentUser, letIn, signInFirst, userLetIn } from './session.server.ts';

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

/** Calls in ten minutes: far above what a family does with its account, or a party of thirty behind one address. */
const IN_TEN_MINUTES = {
  /** Signing in, up and out, passwords, invitations. */
  doors: 900,
  /** Messages and feedback. */
  letters: 300,
  /** Photos, heroes and pictures of a book that is being made. */
  drafts: 1_200,
  /** What a browser has the shop keep while somebody types. */
  typing: 6_000,
  /** Prices, chat, steps: asked while somebody types. */
  questions: 6_000,
  cart: 900,
  reorders: 120,
  checkouts: 600,
  /** Claims, proofs, photos and cancelling of an order. */
  orders: 600,
  profile: 300,
} as const;

/**
 * How often a route that writes may be called, beside its audience: by one account where somebody signed in, else by one
 * address. Looking is not counted. Finer limits with words of their own stand in the routes.
 */
export function atMost(rate: keyof typeof IN_TEN_MINUTES): Audience {
  return async ({ request }, next) => {
    if (request.method === 'GET' || request.method === 'HEAD') return next();
    const who = userLetIn(request)?.id ?? clientKey(request);
    const wait = await useLimit(`writes/${rate}/${who}`, IN_TEN_MINUTES[rate], 600);
    return wait > 0 ? tooMany(request, wait) : next();
  };
}

/** For callers who come again and again when they are refused, and whose news must not be missed. */
export const neverSlowed: Audience = (_, next) => next();

/** Words in the form that a page, a script or a browser without scripts reads them in. */
function tooMany(request: Request, seconds: number): Response {
  const { pathname } = new URL(request.url);
  const minutes = Math.ceil(seconds / 60);
  const message = `That was a lot in a short time. Please try again in ${minutes === 1 ? 'a minute' : `${minutes} minutes`}. Nothing you typed was lost.`;
  const headers = { 'Retry-After': String(seconds), 'Cache-Control': 'no-store' };
  if (pathname.endsWith('.data')) return new Response(message, { status: 429, headers });
  if (pathname.startsWith('/api/') && !isPlainForm(request.headers))
    return Response.json({ problem: 'too-many', message }, { status: 429, headers });
  const back = 'Your browser’s Back button brings the form back.';
  const page = plainPage({ title: 'One moment, please', message: `${message} ${back}` }, null);
  return new Response(page, {
    status: 429,
    headers: { ...headers, 'Content-Type': 'text/html; charset=utf-8' },
  });
}
