import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import { machine } from '../../platform/runtime/runtime.server.ts';

const VERSION = 'v1';
const IV_BYTES = 12;
const TAG_BYTES = 16;

/**
 * Encrypts a secret for its row, so that a copy of the database alone opens nothing.
 * @param owner id of the row: the secret can be decrypted for this id only.
 */
export function seal(secret: string, owner: string): string {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv('aes-256-gcm', key(), iv).setAAD(Buffer.from(owner));
  const sealed = Buffer.concat([iv, cipher.update(secret, 'utf8'), cipher.final(), cipher.getAuthTag()]);
  return `${VERSION}.${sealed.toString('base64url')}`;
}

/**
 * Decrypts. @returns null when the secret was sealed for another id, was altered, or the session secret has
 * changed.
 */
export function unseal(sealed: string, owner: string): string | null {
  const [version, words = ''] = sealed.split('.');
  const bytes = Buffer.from(words, 'base64url');
  if (version !== VERSION || bytes.length < IV_BYTES + TAG_BYTES) return null;
  const decipher = createDecipheriv('aes-256-gcm', key(), bytes.subarray(0, IV_BYTES))
    .setAAD(Buffer.from(owner))
    .setAuthTag(bytes.subarray(-TAG_BYTES));
  try {
    return decipher.update(bytes.subarray(IV_BYTES, -TAG_BYTES), undefined, 'utf8') + decipher.final('utf8');
  } catch {
    return null;
  }
}

function key(): Buffer {
  return Buffer.from(hkdfSync('sha256', machine().sessionSecret, '', 'staff second factor', 32));
}
