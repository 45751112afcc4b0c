import { and, eq, isNull } from 'drizzle-orm';
import { keyOf } from '../../account/account/attempts.server.ts';
import { clientKey } from '../../platform/http/clients.server.ts';
import { log } from '../../platform/telemetry/log.server.ts';
import { db } from '../../platform/runtime/runtime.server.ts';
import { hashPassword, verifyPassword } from '../../platform/runtime/password-hash.server.ts';
import { giveLimitBack, useLimit } from '../../platform/limits/rate-limit.server.ts';
import { firstOwner } from '../../account/staff-sessions/first-owner.server.ts';
import { provesSecondFactor } from '../../account/staff-sessions/second-factor.server.ts';
import {
  beginSession,
  cameFromHere,
  openSession,
  sessionRow,
} from '../../account/staff-sessions/staff-session.server.ts';
import { staff } from '../../account/staff-sessions/tables.server.ts';
import { plainEmail } from '../../platform/strings/plain-line.ts';

const TRIES = 5;
const WINDOW_SECONDS = 15 * 60;
/** The limit for one account, over all addresses. */
const GUESSES_AN_HOUR = 50;
/** The limit over all addresses: an attacker who guesses codes knows the password and may use many addresses. */
const CODES_AN_HOUR = 20;

/** `opened`: the cookie gives access. Otherwise it only permits the code step. */
type Gate = { setCookie: string; opened: boolean } | 'wrong' | { waitSeconds: number };

/**
 * Checks a staff password. Guesses are counted by address; guesses at one person from many addresses are slowed down,
 * except from addresses where that person signed in before, so that an attacker cannot lock them out.
 * @param email empty for the first owner, who signs in with the password only.
 */
export async function openGate(request: Request, email: string, password: string): Promise<Gate> {
  const key = `staff-gate/${clientKey(request)}`;
  const waitSeconds = await useLimit(key, TRIES, WINDOW_SECONDS);
  if (waitSeconds > 0) return { waitSeconds };
  const typed = plainEmail(email);
  const person = typed === '' ? await firstOwner() : await atWork(typed);
  const slowSeconds = (await cameFromHere(request, person?.id)) ? 0 : await slowDown(typed);
  if (slowSeconds > 0) return { waitSeconds: slowSeconds };
  const right = await verifyPassword(password, person?.passwordHash ?? (await nobodysHash()));
  const session = person && right ? await beginSession(request, person) : null;
  if (!session) {
    log.security('A wrong staff password was tried.');
    return 'wrong';
  }
  await giveLimitBack(key);
  return session;
}

/**
 * After many tries in an hour, one try every five seconds from any address. Counted by the typed address, whether or not
 * it belongs to staff, because otherwise the answer would reveal it.
 */
async function slowDown(typed: string): Promise<number> {
  const account = keyOf(typed);
  const many = await useLimit(`staff-gate/account/${account}`, GUESSES_AN_HOUR, 60 * 60);
  return many > 0 ? useLimit(`staff-gate/slow/${account}`, 1, 5) : 0;
}

/** `again`: too much time has passed since the password. */
type SecondStep = 'open' | 'wrong' | 'again' | { waitSeconds: number };

/** Checks the code that follows the password, from the app or from the list of recovery codes. */
export async function openWithCode(request: Request, code: string): Promise<SecondStep> {
  const waiting = await sessionRow(request);
  if (!waiting || waiting.session.openedAt) return 'again';
  const { session, person } = waiting;
  const keys = { here: `staff-code/${person.id}/${clientKey(request)}`, anywhere: `staff-code/${person.id}` };
  const waitSeconds =
    (await useLimit(keys.here, TRIES, WINDOW_SECONDS)) ||
    (await useLimit(keys.anywhere, CODES_AN_HOUR, 60 * 60));
  if (waitSeconds > 0) return { waitSeconds };
  if (!(await provesSecondFactor(person.id, code))) {
    log.security('A wrong second factor was tried.');
    return 'wrong';
  }
  await giveLimitBack(keys.here);
  await giveLimitBack(keys.anywhere);
  return (await openSession(session.id)) ? 'open' : 'again';
}

async function atWork(typed: string) {
  const [row] = await db()
    .select()
    .from(staff)
    .where(and(eq(staff.email, typed), isNull(staff.removedAt)));
  return row ?? null;
}

let nobodys: Promise<string> | undefined;

/** An unknown address takes as long as a wrong password, so that timing does not reveal who works here. */
function nobodysHash(): Promise<string> {
  nobodys ??= hashPassword('nobody');
  return nobodys;
}
