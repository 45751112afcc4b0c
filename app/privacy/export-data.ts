import { forCustomers } from '../account/audience.server.ts';
import { requireUser } from '../account/session.server.ts';
import { indianDay } from '../orders/order-dates.ts';
import { now } from '../platform/machine.server.ts';
import { PRIVATE } from '../platform/private-headers.ts';
import type { Route } from './+types/export-data.ts';
import { ownData } from './own-data.server.ts';

export const middleware = [forCustomers];

/** GET: one file with what the shop holds about the signed-in customer. */
export async function loader({ request }: Route.LoaderArgs): Promise<Response> {
  const { id } = await requireUser(request);
  return new Response(JSON.stringify(await ownData(id), null, 2), {
    headers: {
      ...PRIVATE,
      'Content-Type': 'application/json',
      'Content-Disposition': `attachment; filename="nanhe-veer-my-data-${indianDay(now())}.json"`,
      'X-Content-Type-Options': 'nosniff',
    },
  });
}
