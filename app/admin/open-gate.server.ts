import { clientKey } from '../platform/clients.server.ts';
import { log } from '../platform/log.server.ts';
import { useLimit } from '../platform/rate-limit.server.ts';
import { isStaffPassword } from './staff-password.server.ts';

const TRIES = 5;
const WINDOW_SECONDS = 15 * 60;

export type Gate = 'open' | 'wrong' | { waitSeconds: number };

/** Checks the staff password. Guesses are counted by address, so that nobody can lock the owner out from elsewhere. */
export async function openGate(request: Request, password: string): Promise<Gate> {
  const waitSeconds = await useLimit(`staff-gate/${clientKey(request)}`, TRIES, WINDOW_SECONDS);
  if (waitSeconds > 0) return { waitSeconds };
  if (await isStaffPassword(password)) return 'open';
  log.security('A wrong staff password was tried.');
  return 'wrong';
}
