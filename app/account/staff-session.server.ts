import { parseSigned, serialize, serializeSigned } from 'hono/utils/cookie';
import { environment, machine, now } from '../platform/machine.server.ts';

const COOKIE = 'nv_staff';
const LASTS_SECONDS = 12 * 60 * 60;

/** Whether the caller opened the staff room in the last 12 hours. */
export async function isStaff(request: Request): Promise<boolean> {
  const cookies = await parseSigned(request.headers.get('cookie') ?? '', secret(), COOKIE);
  const ends = cookies[COOKIE];
  return typeof ends === 'string' && /^\d+$/.test(ends) && Number(ends) > now().getTime();
}

/** The `Set-Cookie` value that opens the staff room for 12 hours. Only after the staff password was right. */
export function openStaffSession(): Promise<string> {
  const ends = now().getTime() + LASTS_SECONDS * 1000;
  return serializeSigned(COOKIE, String(ends), secret(), attributes(LASTS_SECONDS));
}

/** The `Set-Cookie` value that closes it. */
export function closeStaffSession(): string {
  return serialize(COOKIE, '', attributes(0));
}

/** Its own secret, so that no other cookie signed by the shop can be passed off as this one. */
const secret = () => `${machine().sessionSecret}/staff`;

const attributes = (maxAge: number) =>
  ({
    path: '/',
    httpOnly: true,
    sameSite: 'Strict',
    secure: environment().publicUrl.startsWith('https://'),
    maxAge,
  }) as const;
