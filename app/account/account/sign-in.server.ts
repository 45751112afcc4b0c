import { isAPIError } from 'better-auth/api';
import { log } from '../../platform/telemetry/log.server.ts';
import { plainEmail } from '../../platform/strings/plain-line.ts';
import { countSignIn, knownDevice, rememberDevice, waitMessage } from './attempts.server.ts';
import { auth } from './auth.server.ts';
import { endUnlessStillTheirs, passwordHashOf } from './password.server.ts';
import { NEEDS_BOTH } from './sign-up.schema.ts';
import { confirmAgain } from './sign-up.server.ts';

type Outcome = { cookies: string[] } | { refused: string };

/** The answer to a wrong address or password. It does not reveal whether the account exists. */
export const WRONG_WORDS = 'Invalid email or password. Please try again.';
/** Error codes for a wrong address or password, and for a malformed address. */
const WRONG = ['INVALID_EMAIL_OR_PASSWORD', 'INVALID_EMAIL'];
const LETTER_SENT =
  'Please confirm your e-mail address first. We have just sent you a new link; if you cannot find it, look in your spam folder.';
const LETTER_WAITS =
  'Please confirm your e-mail address first. Open the link in the letter we sent you; if you cannot find it, look in your spam folder.';

/**
 * Signs a customer in.
 * @returns the cookies of the new session, or why there is none, in words for the customer. An unknown
 *   address and a wrong password get the same answer in the same time.
 */
export async function signIn(request: Request, typedEmail: string, password: string): Promise<Outcome> {
  const email = plainEmail(typedEmail);
  if (!email || !password) return { refused: NEEDS_BOTH };
  const wait = await countSignIn(request, email, await knownDevice(request, email));
  if (wait > 0) {
    log.security('Somebody who signs in was asked to wait.');
    return { refused: waitMessage(wait) };
  }
  const passwordHash = await passwordHashOf(email);
  try {
    const { headers, response } = await auth().api.signInEmail({
      body: { email, password },
      headers: request.headers,
      returnHeaders: true,
    });
    const begun = { userId: response.user.id, token: response.token };
    if (!(await endUnlessStillTheirs(begun, passwordHash))) return { refused: WRONG_WORDS };
    log.info('A customer signed in.');
    return { cookies: [...headers.getSetCookie(), await rememberDevice(email)] };
  } catch (error) {
    if (!isAPIError(error)) throw error;
    const code = error.body?.code ?? '';
    if (code === 'EMAIL_NOT_VERIFIED')
      return { refused: (await confirmAgain(request, email)) ? LETTER_SENT : LETTER_WAITS };
    if (WRONG.includes(code)) log.security('A wrong customer password was tried.');
    else log.error('Signing in failed.', { error });
    return { refused: WRONG_WORDS };
  }
}
