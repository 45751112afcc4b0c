import type { MiddlewareFunction } from 'react-router';
import { isPlainForm, plainPage } from '../../platform/bodies/plain-page.ts';
import { clientKey } from '../../platform/http/clients.server.ts';
import { useLimit } from '../../platform/limits/rate-limit.server.ts';
import { currentUser, letIn, signInFirst, userLetIn } from './session.server.ts';

/**
 * Who may use a route. Every route module with a loader or an action names one of these as its `middleware`,
 * so that a forgotten decision fails a check instead of leaving the route open.
 */
type Audience = MiddlewareFunction<Response>;

/** Anyone, signed in or not. */
export const forEveryone: Audience = (_, next) => next();

/** Signed-in customers. What each of them may see still depends on who owns the rows. */
export const forCustomers: Audience = async ({ request }, next) => {
  const user = await currentUser(request);
  if (!user) throw signInFirst(request);
  letIn(request, user);
  return next();
};

/** Machines whose call carries a signature that the route itself checks. */
export const forSignedCallers: Audience = (_, next) => next();

/**
 * Calls allowed in ten minutes: far more than a family makes, or thirty guests of a party behind one address.
 */
const IN_TEN_MINUTES = {
  /** Signing in, up and out, passwords, invitations. */
  doors: 900,
  /** Messages and feedback. */
  letters: 300,
  /** Photos, heroes and pictures of a book that is being made. */
  drafts: 1_200,
  /** The forms of a browser that the shop keeps while somebody types. */
  typing: 6_000,
  /** Prices, chat and steps, which pages request while somebody types. */
  questions: 6_000,
  cart: 900,
  reorders: 120,
  checkouts: 600,
  /** Claims, proofs, photos and cancelling of an order. */
  orders: 600,
  profile: 300,
} as const;

/**
 * Limits how often a route may be called to write, in addition to its audience: per account for a signed-in
 * customer, else per network address. GET and HEAD are not counted. Finer limits, with their own messages,
 * are in the routes.
 */
export function atMost(rate: keyof typeof IN_TEN_MINUTES): Audience {
  return async ({ request }, next) => {
    if (request.method === 'GET' || request.method === 'HEAD') return next();
    const who = userLetIn(request)?.id ?? clientKey(request);
    const wait = await useLimit(`writes/${rate}/${who}`, IN_TEN_MINUTES[rate], 600);
    return wait > 0 ? tooMany(request, wait) : next();
  };
}

/** No limit, for callers that retry whenever they are refused and whose messages must not be missed. */
export const neverSlowed: Audience = (_, next) => next();

/**
 * The refusal as its reader needs it: text for the router, JSON for a script, a page for a browser without
 * scripts.
 */
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
