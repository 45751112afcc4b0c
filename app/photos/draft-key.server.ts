import { createHash, randomBytes } from 'node:crypto';
import { environment } from '../platform/machine.server.ts';
import { DAYS_KEPT_UNORDERED } from './photo-rules.ts';

const COOKIE = 'nv_draft';

/** The unguessable key of the book being made in this browser, or null before its first photo. */
export function draftKey(request: Request): string | null {
  const cookies = request.headers.get('cookie') ?? '';
  return new RegExp(`(?:^|;\\s*)${COOKIE}=([\\w-]{43})(?:;|$)`).exec(cookies)?.[1] ?? null;
}

export const newDraftKey = (): string => randomBytes(32).toString('base64url');

/** What the shop itself keeps of the key. */
export const draftKeyHash = (key: string): string => createHash('sha256').update(key).digest('hex');

/** The `Set-Cookie` line that gives a browser its key for as long as its photo is kept. */
export function draftKeyCookie(key: string): string {
  const secure = environment().publicUrl.startsWith('https://') ? '; Secure' : '';
  const seconds = DAYS_KEPT_UNORDERED * 24 * 60 * 60;
  return `${COOKIE}=${key}; Path=/; Max-Age=${seconds}; HttpOnly; SameSite=Lax${secure}`;
}
