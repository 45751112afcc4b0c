import { createHash, randomBytes } from 'node:crypto';
import { parseSigned, serializeSigned } from 'hono/utils/cookie';
import { environment, machine } from '../platform/machine.server.ts';

const COOKIE = 'nv_device';
const LASTS_SECONDS = 365 * 24 * 60 * 60;

/** The id of this device if this account was signed in on it before, else null. */
export async function knownDevice(request: Request, email: string): Promise<string | null> {
  const cookies = await parseSigned(request.headers.get('cookie') ?? '', secret(), COOKIE);
  const value = cookies[COOKIE];
  if (typeof value !== 'string') return null;
  const [id = '', owner] = value.split('.');
  return owner === ownerOf(email) ? id : null;
}

/** The `Set-Cookie` value by which the device is known as this account's. Only after its password was right. */
export function rememberDevice(email: string): Promise<string> {
  const id = randomBytes(12).toString('base64url');
  return serializeSigned(COOKIE, `${id}.${ownerOf(email)}`, secret(), {
    path: '/',
    httpOnly: true,
    sameSite: 'Lax',
    secure: environment().publicUrl.startsWith('https://'),
    maxAge: LASTS_SECONDS,
  });
}

function ownerOf(email: string): string {
  return createHash('sha256').update(email).digest('base64url');
}

/** Its own secret, so that no other cookie signed by the shop can be passed off as this one. */
const secret = () => `${machine().sessionSecret}/device`;
