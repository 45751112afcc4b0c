import { and, eq, gt, isNull } from 'drizzle-orm';
import { currentUser } from '../../account/account/session.server.ts';
import { checkouts } from '../../buying/checkout/tables.server.ts';
import { db, now } from '../../platform/runtime/runtime.server.ts';
import { settingsNow } from '../../platform/settings/settings-now.server.ts';
import { staffAt } from '../../account/staff-sessions/staff-session.server.ts';
import { asksForData, passageOf } from './passage.ts';

/** An estimate, long enough to keep clients from retrying too often. */
const RETRY_AFTER_SECONDS = '600';
/** How long a payment window and its confirmation may stay open. */
const PAYING_HOURS = 24;

const CLOSED = {
  problem: 'maintenance',
  message: 'The shop is closed for a moment. Please try again in a few minutes.',
};

/**
 * Answers requests that must wait while the shop is closed for maintenance.
 * @param holdingPage the page for people, as the shop serves it.
 * @returns null for requests that pass: of staff, the payment provider, and customers in the middle of a payment.
 */
export async function holdBack(
  request: Request,
  holdingPage: () => Promise<Response>,
): Promise<Response | null> {
  if (settingsNow().maintenanceSince === null) return null;
  const { pathname } = new URL(request.url);
  const passage = passageOf(pathname);
  if (passage === 'everyone' || (await staffAt(request))) return null;
  if (passage === 'paying' && (await isPaying(request))) return null;
  const closed = asksForData(pathname, request.headers.get('accept'))
    ? Response.json(CLOSED)
    : await holdingPage();
  const headers = new Headers(closed.headers);
  headers.set('Retry-After', RETRY_AFTER_SECONDS);
  headers.set('Cache-Control', 'no-store');
  headers.delete('ETag');
  return new Response(request.method === 'HEAD' ? null : closed.body, { status: 503, headers });
}

/** Whether the customer has an open checkout or a recent payment. */
async function isPaying(request: Request): Promise<boolean> {
  const user = await currentUser(request);
  if (!user) return false;
  const since = new Date(now().getTime() - PAYING_HOURS * 3_600_000);
  const [running] = await db()
    .select({ id: checkouts.id })
    .from(checkouts)
    .where(and(eq(checkouts.userId, user.id), isNull(checkouts.cancelledAt), gt(checkouts.createdAt, since)))
    .limit(1);
  return running !== undefined;
}
