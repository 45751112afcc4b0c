import { createHash, randomBytes } from 'node:crypto';

/** A secret that nobody can guess and that fits into an address or a cookie. */
export const newToken = (bytes = 32): string => randomBytes(bytes).toString('base64url');

/** What the shop stores of a secret, so that a copy of the database opens nothing. */
export const tokenHash = (token: string): string => createHash('sha256').update(token).digest('base64url');
