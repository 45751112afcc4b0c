import { orderById } from '../../orders/orders/orders.server.ts';
import { sentPhoto } from '../../books/photos/photos.server.ts';
import { pictureResponse } from '../../books/photos/picture-response.server.ts';
import { forProduction, staffContext } from '../../account/staff-sessions/audience.server.ts';
import type { Route } from './+types/photo.ts';
import { recordLook } from './photo-access.server.ts';

export const middleware = [forProduction];

/** GET: the photo of an ordered book. Each photo access is logged. */
export async function loader({ params, context }: Route.LoaderArgs): Promise<Response> {
  const order = await orderById(params.orderId);
  const photoId = order?.items.find(({ id }) => id === params.itemId)?.book.photoId;
  const jpeg = photoId && (await sentPhoto(photoId));
  if (!order || !jpeg) return new Response(null, { status: 404, headers: { 'Cache-Control': 'no-store' } });
  await recordLook(order, context.get(staffContext), 'photo');
  return pictureResponse(jpeg);
}
