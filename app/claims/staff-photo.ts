import { pictureResponse } from '../photos/picture-response.server.ts';
import { isId } from '../text/uuid.ts';
import { forSupport } from '../staff/audience.server.ts';
import type { Route } from './+types/staff-photo.ts';
import { claimPhoto } from './claim-photos.server.ts';

export const middleware = [forSupport];

/** A picture that a customer sent with a claim, for whoever answers it. */
export async function loader({ params }: Route.LoaderArgs): Promise<Response> {
  const photo = isId(params.photoId) ? await claimPhoto(params.photoId) : null;
  if (!photo) return new Response(null, { status: 404, headers: { 'Cache-Control': 'private, no-store' } });
  return pictureResponse(photo.bytes);
}
