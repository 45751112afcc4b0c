import { createContext, type MiddlewareFunction } from 'react-router';
import { log } from '../../platform/telemetry/log.server.ts';
import { db, environment } from '../../platform/runtime/runtime.server.ts';
import { useLimit } from '../../platform/limits/rate-limit.server.ts';
import { readSettings } from '../../platform/settings/shop-settings.server.ts';
import type { Role } from './roles.ts';
import { type Staff, staffAt } from './staff-session.server.ts';

type Audience = MiddlewareFunction<Response>;

/** The signed-in member of staff, for loaders and actions of staff routes. */
export const staffContext = createContext<Staff>();

/** Where staff choose a password and set up the second factor, before anything else when they must. */
const SECURITY = '/admin/security';
/** The routes that they may use until then. */
const BEFORE_SECURITY = /^\/admin\/(security(\/|$)|leave$)/;

/**
 * The limit of one person over all routes together. Staff routes need no `atMost`: their audience includes
 * it.
 */
const WRITES_IN_TEN_MINUTES = 3_000;

/** All staff. */
export const forStaff: Audience = only('owner', 'production', 'support');
/** Prices, settings, people. */
export const forOwner: Audience = only('owner');
/** Making and shipping; the only roles that may see a child's photo. */
export const forProduction: Audience = only('owner', 'production');
/** Talking to customers, and their money. */
export const forSupport: Audience = only('owner', 'support');

/**
 * The frame around the pages of the staff room. The room stays unlocked only while the page is loaded:
 * whoever loads a page anew, even with a session, is asked for the password again and then returns to that
 * page.
 */
export const forUnlockedRoom: Audience = async (asked, next) => {
  const { request } = asked;
  const raw = new URL(request.url);
  if (request.method === 'GET' && !raw.pathname.endsWith('.data')) throw toGate(asked.url);
  return forStaff(asked, next);
};

function only(...roles: Role[]): Audience {
  return async ({ request, url, context }, next) => {
    const staff = await staffAt(request);
    if (!staff) throw url.pathname.startsWith('/api/') ? refusal(401) : toGate(url);
    if (!roles.includes(staff.role)) {
      log.security('Staff of another role were refused.');
      throw refusal(403);
    }
    if (!BEFORE_SECURITY.test(url.pathname) && (await mustSeeToSecurity(staff))) throw seeOther(SECURITY);
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      const wait = await useLimit(`staff-writes/${staff.id}`, WRITES_IN_TEN_MINUTES, 600);
      if (wait > 0) throw tooMany(wait);
    }
    context.set(staffContext, staff);
    return next();
  };
}

/**
 * In a live shop, staff must replace their first password. Where the settings require it, they must set up a
 * second factor.
 */
async function mustSeeToSecurity({ hasSecondFactor, choseOwnPassword }: Staff): Promise<boolean> {
  if (!choseOwnPassword && environment().SHOP_MODE === 'live') return true;
  return !hasSecondFactor && (await readSettings(db())).secondFactorRequired;
}

function toGate(url: URL): Response {
  const wanted = url.pathname + url.search;
  return seeOther(wanted === '/admin' ? '/admin' : `/admin?next=${encodeURIComponent(wanted)}`);
}

const seeOther = (address: string) =>
  new Response(null, { status: 303, headers: { Location: address, 'Cache-Control': 'private, no-store' } });

const tooMany = (seconds: number) =>
  Response.json(
    { problem: 'too-many', message: 'That was a lot in a short time. Please try again in a few minutes.' },
    { status: 429, headers: { 'Retry-After': String(seconds) } },
  );

const refusal = (status: 401 | 403) =>
  Response.json(
    {
      problem: status === 401 ? 'staff-only' : 'other-role',
      message: status === 401 ? 'Please open the staff room first.' : 'Your role may not do this.',
    },
    { status },
  );
