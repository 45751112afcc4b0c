import { orderById } from '../../orders/orders/orders.server.ts';
import { pictureResponse } from '../../books/photos/picture-response.server.ts';
import { isId } from '../../platform/strings/uuid.ts';
import { db } from '../../platform/runtime/runtime.server.ts';
import { forSupport, staffContext } from '../../account/staff-sessions/audience.server.ts';
import { writeAuditEntry } from '../../account/staff-sessions/audit-log.server.ts';
import type { Route } from './+types/staff-photo.ts';
import { claimPhoto } from './claim-photos.server.ts';

export const middleware = [forSupport];

/**
 * GET: a picture that a customer sent with a claim, for the staff who answer it. Each photo access is
 * recorded first, because the picture may show a child.
 */
export async function loader({ params, context }: Route.LoaderArgs): Promise<Response> {
  const photo = isId(params.photoId) ? await claimPhoto(params.photoId) : null;
  if (!photo) return new Response(null, { status: 404, headers: { 'Cache-Control': 'private, no-store' } });
  const order = await orderById(photo.orderId);
  await writeAuditEntry(db(), context.get(staffContext), {
    action: 'claim picture seen',
    subject: `order ${order?.orderNumber}`,
    photoLook: true,
  });
  return pictureResponse(photo.jpeg);
}
