import { atMost, forCustomers } from '../../account/account/audience.server.ts';
import { requireUser } from '../../account/account/session.server.ts';
import { pictureResponse } from '../../books/photos/picture-response.server.ts';
import { takeUpload } from '../../books/photos/take-upload.server.ts';
import type { Route } from './+types/picture.ts';
import { keepPicture, pictureOf, removePicture } from './pictures.server.ts';

export const middleware = [forCustomers, atMost('profile')];

/** Sharp at the 80 pixels of the profile on a screen of three dots a pixel. */
const SIDE = 256;

/** GET: the signed-in customer's own picture, whatever `?id=` says: that only tells a new one from the one before. */
export async function loader({ request }: Route.LoaderArgs) {
  const jpeg = await pictureOf((await requireUser(request)).id);
  return jpeg ? pictureResponse(jpeg) : answer({ problem: 'missing' }, 404);
}

/** POST a form with `photo`, DELETE to go back to initials. Answers `{picture}`, its address or null. */
export async function action({ request }: Route.ActionArgs) {
  const user = await requireUser(request);
  if (request.method === 'DELETE') {
    await removePicture(user.id);
    return answer({ picture: null });
  }
  const upload = await takeUpload(request, { shape: { square: SIDE } });
  if ('refusal' in upload) return answer(upload.refusal, upload.status);
  return answer({ picture: await keepPicture(user.id, upload.picture) });
}

function answer(body: object, status = 200): Response {
  return Response.json(body, { status, headers: { 'Cache-Control': 'private, no-store' } });
}
