import { forSupport, staffContext } from '../../account/staff-sessions/audience.server.ts';
import type { Route } from './+types/staff-paper.ts';
import { paperResponse } from './paper-response.server.ts';

export const middleware = [forSupport];

/** GET: an invoice or credit note of any order as PDF. */
export async function loader({ params, context }: Route.LoaderArgs): Promise<Response> {
  return paperResponse(params.orderId, params.paperId, context.get(staffContext).id);
}
