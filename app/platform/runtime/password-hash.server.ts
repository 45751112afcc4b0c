import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';

const derive = promisify(argon2);
/** OWASP's second recommended setting for argon2id: 19 MiB, two passes, one lane. */
const SETTINGS = { parallelism: 1, tagLength: 32, memory: 19_456, passes: 2 };
/**
 * Characters. No real password is this long. Without the limit, somebody could send one that takes seconds to
 * normalise.
 */
const LONGEST = 2_000;
const messageOf = (password: string): string => password.slice(0, LONGEST).normalize('NFKC');

/** @returns `argon2id$<salt>$<hash>`, base64url. */
export async function hashPassword(password: string): Promise<string> {
  const nonce = randomBytes(16);
  const hash = await derive('argon2id', { ...SETTINGS, message: messageOf(password), nonce });
  return `argon2id$${nonce.toString('base64url')}$${Buffer.from(hash).toString('base64url')}`;
}

export async function verifyPassword(password: string, stored: string): Promise<boolean> {
  const [kind, salt = '', expected = ''] = stored.split('$');
  if (kind !== 'argon2id') return false;
  const nonce = Buffer.from(salt, 'base64url');
  const hash = Buffer.from(await derive('argon2id', { ...SETTINGS, message: messageOf(password), nonce }));
  const wanted = Buffer.from(expected, 'base64url');
  return hash.length === wanted.length && timingSafeEqual(hash, wanted);
}
