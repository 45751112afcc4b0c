import { randomUUID } from 'node:crypto';
import { and, desc, eq, gt, isNotNull, isNull, lt, ne } from 'drizzle-orm';
import { parse, serialize } from 'hono/utils/cookie';
import { CLIENT_ADDRESS_HEADER } from '../../platform/http/clients.server.ts';
import { cookieAttributes, cookieName } from '../../platform/runtime/cookies.server.ts';
import { db, now } from '../../platform/runtime/runtime.server.ts';
import type { Transaction } from '../../platform/database/dialect.ts';
import { newToken, tokenHash } from '../../platform/runtime/secret-token.server.ts';
import { keptSince } from '../../platform/settings/kept-since.server.ts';
import type { Role } from './roles.ts';
import { staff, staffSessions } from './tables.server.ts';

const cookie = () => cookieName('nv_staff');
const LASTS_SECONDS = 12 * 60 * 60;
/** The time allowed between the password and the code. */
const CODE_WITHIN_SECONDS = 10 * 60;
/** How often the time of the last call is stored. */
const SEEN_EVERY_MS = 60_000;

/** A member of staff with an open session. */
export interface Staff {
  id: string;
  name: string;
  email: string;
  role: Role;
  sessionId: string;
  /** Whether they chose their password themselves. */
  choseOwnPassword: boolean;
  hasSecondFactor: boolean;
}

/** The member of staff who opened the room in this browser in the last 12 hours; null when nobody did. */
export async function staffAt(request: Request): Promise<Staff | null> {
  const row = await sessionRow(request);
  if (!row?.session.openedAt) return null;
  const { session, person } = row;
  if (now().getTime() - session.lastSeenAt.getTime() > SEEN_EVERY_MS)
    await db().update(staffSessions).set({ lastSeenAt: now() }).where(eq(staffSessions.id, session.id));
  return {
    id: person.id,
    name: person.name,
    email: person.email,
    role: person.role,
    sessionId: session.id,
    choseOwnPassword: person.passwordChosenAt !== null,
    hasSecondFactor: person.totpConfirmedAt !== null,
  };
}

/** The live session of this browser, opened or still waiting for its second factor. */
export async function sessionRow(request: Request) {
  const token = parse(request.headers.get('cookie') ?? '', cookie())[cookie()];
  if (!token) return null;
  const [row] = await db()
    .select({ session: staffSessions, person: staff })
    .from(staffSessions)
    .innerJoin(staff, eq(staff.id, staffSessions.staffId))
    .where(
      and(
        eq(staffSessions.tokenHash, tokenHash(token)),
        isNull(staffSessions.endedAt),
        gt(staffSessions.expiresAt, now()),
        isNull(staff.removedAt),
      ),
    );
  return row ?? null;
}

/**
 * Begins a session after the right password, and ends the one that this browser had. The new session opens at
 * once if the person has no second factor, or passed it in this browser in the last twelve hours. Otherwise
 * `openSession` opens it after the code.
 * @param passwordHash the hash with which the typed password was compared.
 * @returns null when the password has changed meanwhile: that change ends every session, and so this one,
 *   too.
 */
export async function beginSession(
  request: Request,
  { id, passwordHash }: Pick<typeof staff.$inferSelect, 'id' | 'passwordHash'>,
): Promise<{ setCookie: string; opened: boolean } | null> {
  const before = await sessionRow(request);
  const at = now();
  const token = newToken();
  const opened = await db().transaction(async (tx) => {
    const [person] = await tx
      .select({ totpConfirmedAt: staff.totpConfirmedAt })
      .from(staff)
      .where(and(eq(staff.id, id), eq(staff.passwordHash, passwordHash), isNull(staff.removedAt)))
      .for('share');
    if (!person) return null;
    const goesOn = before !== null && (await endSession(tx, before.person.id, before.session.id));
    const secondFactorAt = goesOn && before.person.id === id ? freshSecondFactor(before.session, at) : null;
    const opens = person.totpConfirmedAt === null || secondFactorAt !== null;
    await tx.insert(staffSessions).values({
      id: randomUUID(),
      tokenHash: tokenHash(token),
      staffId: id,
      startedAt: at,
      lastSeenAt: at,
      expiresAt: new Date(at.getTime() + (opens ? LASTS_SECONDS : CODE_WITHIN_SECONDS) * 1000),
      openedAt: opens ? at : null,
      secondFactorAt,
      ipAddress: request.headers.get(CLIENT_ADDRESS_HEADER) ?? 'unknown',
      userAgent: (request.headers.get('user-agent') ?? '').slice(0, 300),
    });
    return opens;
  });
  return opened === null
    ? null
    : { setCookie: serialize(cookie(), token, attributes(LASTS_SECONDS)), opened };
}

function freshSecondFactor(session: typeof staffSessions.$inferSelect, at: Date): Date | null {
  const { openedAt, secondFactorAt } = session;
  const fresh = secondFactorAt && at.getTime() - secondFactorAt.getTime() < LASTS_SECONDS * 1000;
  return openedAt && fresh ? secondFactorAt : null;
}

/** Opens a session after the right second factor. @returns false when the session has ended meanwhile. */
export async function openSession(sessionId: string): Promise<boolean> {
  const at = now();
  const expiresAt = new Date(at.getTime() + LASTS_SECONDS * 1000);
  const opened = await db()
    .update(staffSessions)
    .set({ openedAt: at, secondFactorAt: at, lastSeenAt: at, expiresAt })
    .where(
      and(eq(staffSessions.id, sessionId), isNull(staffSessions.openedAt), isNull(staffSessions.endedAt)),
    )
    .returning({ id: staffSessions.id });
  return opened.length > 0;
}

/** Records a right code in a session that is open already: the one in which the app was set up. */
export async function markSecondFactor(tx: Transaction, sessionId: string): Promise<void> {
  await tx.update(staffSessions).set({ secondFactorAt: now() }).where(eq(staffSessions.id, sessionId));
}

/**
 * Whether this person has opened the room from the caller's network address, as far back as sessions are
 * kept.
 */
export async function cameFromHere(request: Request, staffId: string | undefined): Promise<boolean> {
  const ipAddress = request.headers.get(CLIENT_ADDRESS_HEADER);
  if (!staffId || !ipAddress) return false;
  const [row] = await db()
    .select({ id: staffSessions.id })
    .from(staffSessions)
    .where(
      and(
        eq(staffSessions.staffId, staffId),
        eq(staffSessions.ipAddress, ipAddress),
        isNotNull(staffSessions.openedAt),
      ),
    )
    .limit(1);
  return row !== undefined;
}

/** The sessions in which somebody has the staff room open, the one used last first. */
export async function sessionsOf(staffId: string) {
  return db()
    .select()
    .from(staffSessions)
    .where(and(live(staffId), isNotNull(staffSessions.openedAt), gt(staffSessions.expiresAt, now())))
    .orderBy(desc(staffSessions.lastSeenAt));
}

/** Ends every session of a person. @param keepId the one that stays. @returns how many open ones ended. */
export async function endOtherSessions(tx: Transaction, staffId: string, keepId?: string): Promise<number> {
  const rows = await tx
    .update(staffSessions)
    .set({ endedAt: now() })
    .where(and(live(staffId), keepId ? ne(staffSessions.id, keepId) : undefined))
    .returning({ openedAt: staffSessions.openedAt, expiresAt: staffSessions.expiresAt });
  return rows.filter(({ openedAt, expiresAt }) => openedAt && expiresAt > now()).length;
}

const live = (staffId: string) => and(eq(staffSessions.staffId, staffId), isNull(staffSessions.endedAt));

/** Whether the session has not been ended. Does not look at its expiry. */
export async function goesOn(tx: Transaction, sessionId: string): Promise<boolean> {
  const [row] = await tx
    .select({ id: staffSessions.id })
    .from(staffSessions)
    .where(and(eq(staffSessions.id, sessionId), isNull(staffSessions.endedAt)));
  return row !== undefined;
}

/** Ends one session, of this person only. @returns whether there was one. */
export async function endSession(tx: Transaction, staffId: string, sessionId: string): Promise<boolean> {
  const rows = await tx
    .update(staffSessions)
    .set({ endedAt: now() })
    .where(and(eq(staffSessions.id, sessionId), live(staffId)))
    .returning({ id: staffSessions.id });
  return rows.length > 0;
}

/** The `Set-Cookie` value that deletes the cookie. */
export function takeCookieAway(): string {
  return serialize(cookie(), '', attributes(0));
}

/** Deletes sessions that expired 30 days ago, because they hold network addresses. */
export async function forgetOldSessions(): Promise<void> {
  const longAgo = await keptSince('staffSessions');
  await db().delete(staffSessions).where(lt(staffSessions.expiresAt, longAgo));
}

const attributes = (maxAge: number) => ({ ...cookieAttributes(), sameSite: 'Strict', maxAge }) as const;
