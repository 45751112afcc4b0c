import { createHash, randomBytes } from 'node:crypto';
import { parse, serialize } from 'hono/utils/cookie';
import { cookieAttributes, cookieName } from '../../platform/runtime/cookies.server.ts';
import { PRIVACY } from '../../platform/facts/facts.ts';
import { LEAVING } from './kept-names.ts';

const NAME = 'nv_kept';

/** How long kept drafts stay after their last change: as long as a photo without an order. */
export const KEPT_SECONDS = PRIVACY.unusedPhotoKeptDays * 24 * 60 * 60;

/** SHA-256 of the browser's key, or null before it has one. */
export function keptKeyHash(request: Request): string | null {
  const cookie = cookieName(NAME);
  const key = parse(request.headers.get('cookie') ?? '', cookie)[cookie] ?? '';
  return /^[\w-]{43}$/.test(key) ? hashOf(key) : null;
}

/** A new key: its hash, for the shop to keep, and the `Set-Cookie` line that gives the key to the browser. */
export function newKeptKey(): { keyHash: string; cookie: string } {
  const key = randomBytes(32).toString('base64url');
  return { keyHash: hashOf(key), cookie: lineOf(key) };
}

/** The `Set-Cookie` line that renews the lifetime of a browser's key. */
export function keptKeyAgain(request: Request): string {
  const cookie = cookieName(NAME);
  return lineOf(parse(request.headers.get('cookie') ?? '', cookie)[cookie] ?? '');
}

/** The `Set-Cookie` line that tells a page that the notes of the previous page have arrived. */
export const notesHaveCome = (): string =>
  serialize(cookieName(LEAVING), '', { ...cookieAttributes(), sameSite: 'Lax', maxAge: 0 });

const hashOf = (key: string) => createHash('sha256').update(key).digest('hex');

const lineOf = (key: string) =>
  serialize(cookieName(NAME), key, { ...cookieAttributes(), sameSite: 'Lax', maxAge: KEPT_SECONDS });
