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
/** At one person, from all addresses together. */
const GUESSES_AN_HOUR = 50;
/** From all addresses together: whoever guesses codes knows the password, and may come from many. */
const CODES_AN_HOUR = 20;

/** `opened`: the cookie lets them in; else it only lets them type the code. */
type Gate = { setCookie: string; opened: boolean } | 'wrong' | { waitSeconds: number };

/**
 * Checks a staff password. Guesses are counted by address; guesses at one person from many addresses are slowed down,
 * but for the addresses from which that person opened the room before: nobody can lock them out from elsewhere.
 * @param email empty for the first owner, who opens the room by the password alone.
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
 * One try every five seconds once there were many in an hour, from wherever. Counted by what was typed, whether or not
 * somebody of that address works here: else the answer would tell.
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

/** An unknown address takes as long as a wrong password: nobody learns who works here. */
function nobodysHash(): Promise<string> {
  nobodys ??= hashPassword('nobody');
  return nobodys;
}
