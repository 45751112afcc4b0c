import { forCustomers } from '../../account/account/audience.server.ts';
import { requireUser } from '../../account/account/session.server.ts';
import { pictureResponse } from '../../books/photos/picture-response.server.ts';
import { isId } from '../../platform/strings/uuid.ts';
import type { Route } from './+types/own-photo.ts';
import { claimPhoto } from './claim-photos.server.ts';

export const middleware = [forCustomers];

/** GET: a picture of the customer's own claim. */
export async function loader({ request, params }: Route.LoaderArgs): Promise<Response> {
  const user = await requireUser(request);
  const photo = isId(params.photoId) ? await claimPhoto(params.photoId) : null;
  if (photo?.userId !== user.id || photo.orderId !== params.orderId)
    return new Response(null, { status: 404, headers: { 'Cache-Control': 'private, no-store' } });
  return pictureResponse(photo.jpeg);
}
