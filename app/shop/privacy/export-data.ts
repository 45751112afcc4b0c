import { Readable } from 'node:stream';
import { forCustomers } from '../../account/account/audience.server.ts';
import { requireUser } from '../../account/account/session.server.ts';
import { indianDay } from '../../orders/orders/order-dates.ts';
import { now } from '../../platform/runtime/runtime.server.ts';
import { useLimit } from '../../platform/limits/rate-limit.server.ts';
import { PRIVATE } from '../../platform/http/private-headers.ts';
import type { Route } from './+types/export-data.ts';
import { ownData } from './own-data.server.ts';
import { jsonText } from './stream-json.ts';

export const middleware = [forCustomers];

const EXPORTS_AN_HOUR = 30;

/** GET: one file with what the shop holds about the signed-in customer. */
export async function loader({ request }: Route.LoaderArgs): Promise<Response> {
  const { id } = await requireUser(request);
  const wait = await useLimit(`export ${id}`, EXPORTS_AN_HOUR, 60 * 60);
  if (wait > 0)
    return new Response('You have downloaded your data many times. Please try again in an hour.', {
      status: 429,
      headers: { ...PRIVATE, 'Retry-After': String(wait) },
    });
  const text = Readable.from(jsonText(await ownData(id))).map((part: string) => Buffer.from(part));
  return new Response(Readable.toWeb(text) as ReadableStream<Uint8Array>, {
    headers: {
      ...PRIVATE,
      'Content-Type': 'application/json',
      'Content-Disposition': `attachment; filename="nanhe-veer-my-data-${indianDay(now())}.json"`,
      'X-Content-Type-Options': 'nosniff',
    },
  });
}
