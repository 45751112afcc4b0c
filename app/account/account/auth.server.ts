import { betterAuth } from 'better-auth';
import { drizzleAdapter } from 'better-auth/adapters/drizzle';
import { cookieAttributes, cookieName } from '../../platform/runtime/cookies.server.ts';
import { type Runtime, machine, now } from '../../platform/runtime/runtime.server.ts';
import { hashPassword, verifyPassword } from '../../platform/runtime/password-hash.server.ts';
import { LONGEST_PASSWORD, SHORTEST_PASSWORD } from './sign-up.schema.ts';
import { credentials, sessions, users, verifications } from './tables.server.ts';

const SESSION_LASTS_SECONDS = 60 * 24 * 60 * 60;

const made = new WeakMap<Runtime, Auth>();
type Auth = ReturnType<typeof makeAuth>;

/** Sign-in and sessions. The library's own routes are not mounted: the shop's routes call `auth().api`. */
export function auth(): Auth {
  const current = machine();
  const known = made.get(current) ?? makeAuth(current);
  made.set(current, known);
  return known;
}

const sessionEnd = (): Date => new Date(now().getTime() + SESSION_LASTS_SECONDS * 1000);

function makeAuth({ database, environment, sessionSecret }: Runtime) {
  return betterAuth({
    appName: 'Nanhe Veer',
    baseURL: environment.publicUrl,
    secret: sessionSecret,
    database: drizzleAdapter(database, {
      provider: 'pg',
      schema: { user: users, session: sessions, account: credentials, verification: verifications },
      // On the embedded database, a query outside an open transaction waits for ever.
      transaction: false,
    }),
    emailAndPassword: {
      enabled: true,
      disableSignUp: true,
      requireEmailVerification: true,
      autoSignIn: false,
      minPasswordLength: SHORTEST_PASSWORD,
      maxPasswordLength: LONGEST_PASSWORD,
      password: {
        hash: hashPassword,
        verify: ({ password, hash }) => verifyPassword(password, hash),
      },
    },
    user: {
      additionalFields: {
        phone: { type: 'string', input: false, required: true },
        address: { type: 'string', input: false, required: true },
        orderUpdatesStoppedAt: { type: 'date', input: false, required: false },
        offersAskedForAt: { type: 'date', input: false, required: false },
      },
    },
    // Reading a session writes nothing, so that a GET never changes anything.
    session: { expiresIn: SESSION_LASTS_SECONDS, disableSessionRefresh: true, deferSessionRefresh: true },
    // The library uses its own clock. Sessions must end by the shop's clock.
    databaseHooks: { session: { create: { before: async () => ({ data: { expiresAt: sessionEnd() } }) } } },
    rateLimit: { enabled: false },
    // The library would log e-mail addresses. What it refuses reaches us as a thrown error anyway.
    logger: { disabled: true },
    telemetry: { enabled: false },
    // The shop does not need a customer's network address, and the library would keep whatever the caller
    // claims.
    advanced: {
      // Otherwise the library's own cookie prefix, which promises less, would stand before ours.
      useSecureCookies: false,
      cookiePrefix: cookieName('nv'),
      defaultCookieAttributes: cookieAttributes(),
      ipAddress: { disableIpTracking: true },
    },
  });
}
