import { createHash, randomBytes } from 'node:crypto';
import { serialize } from 'hono/utils/cookie';
import { cookieAttributes, cookieName } from '../../platform/runtime/cookies.server.ts';
import { type BookDraft, DAYS_KEPT_UNORDERED } from './photo-rules.ts';

const cookieOf = (draft: BookDraft) => cookieName(draft === 'wizard' ? 'nv_draft' : `nv_draft_${draft}`);

/** The draft key of a book in this browser; null before its first photo. */
export function draftKey(request: Request, draft: BookDraft): string | null {
  const cookies = request.headers.get('cookie') ?? '';
  return new RegExp(`(?:^|;\\s*)${cookieOf(draft)}=([\\w-]{43})(?:;|$)`).exec(cookies)?.[1] ?? null;
}

/**
 * The draft key of an upload, derived from the unguessable name that the browser gave the upload. The key is
 * the same however often the upload is sent. Null without such a name.
 */
export const uploadKey = (upload: unknown): string | null =>
  typeof upload === 'string' && /^[\w-]{32,80}$/.test(upload)
    ? createHash('sha256').update(`upload ${upload}`).digest('base64url')
    : null;

export const newDraftKey = (): string => randomBytes(32).toString('base64url');

/** The hash of the key, which is all that the shop keeps of it. */
export const draftKeyHash = (key: string): string => createHash('sha256').update(key).digest('hex');

/** The `Set-Cookie` line that gives a browser its key for as long as its photo is kept. */
export function draftKeyCookie(draft: BookDraft, key: string): string {
  const maxAge = DAYS_KEPT_UNORDERED * 24 * 60 * 60;
  return serialize(cookieOf(draft), key, { ...cookieAttributes(), sameSite: 'Lax', maxAge });
}
