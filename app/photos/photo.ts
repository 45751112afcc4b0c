import { forEveryone } from '../account/audience.server.ts';
import { clientKey } from '../platform/clients.server.ts';
import { useLimit } from '../platform/rate-limit.server.ts';
import type { Route } from './+types/photo.ts';
import { cleanPicture, TooBusy } from './clean-picture.server.ts';
import { draftAsked } from './draft-asked.ts';
import { draftKey, draftKeyCookie, newDraftKey } from './draft-key.server.ts';
import {
  type BookDraft,
  CONSENT_VERSION,
  LARGEST_PHOTO_BYTES,
  type PhotoRefusal,
  TOO_LARGE,
  WRONG_TYPE,
} from './photo-rules.ts';
import { forgetDraftPhotos, keepPhoto, photoBytes, photoOfDraft } from './photos.server.ts';
import { takePlace } from './upload-places.ts';

export const middleware = [forEveryone];

/** Many families may share one address; a picture takes about 0.3 s of one processor. */
const UPLOADS_AN_HOUR = 60;
/** The form's own lines around the picture. */
const FORM_ALLOWANCE = 64 * 1024;

/** GET: the photo of the draft `?book=` for the browser that sent it. `?info`: `{photo: {leavesAt}|null}`. */
export async function loader({ request, url }: Route.LoaderArgs) {
  const photo = await photoOfDraft(request, draftAsked(url));
  if (url.searchParams.has('info')) {
    return answer({ photo: photo && { leavesAt: photo.leavesAt.toISOString() } });
  }
  const bytes = photo && (await photoBytes(photo.id));
  if (!bytes) return answer({ problem: 'missing' }, 404);
  return new Response(bytes, {
    headers: {
      'Content-Type': 'image/jpeg',
      'Cache-Control': 'private, no-store',
      'X-Content-Type-Options': 'nosniff',
      'Content-Security-Policy': "default-src 'none'; sandbox",
      'Cross-Origin-Resource-Policy': 'same-origin',
    },
  });
}

/** POST a form with `photo`, `consent=yes` and `consentText`; DELETE to have the photo forgotten at once. */
export async function action({ request, url }: Route.ActionArgs) {
  const draft = draftAsked(url);
  if (request.method === 'DELETE') return removePhoto(request, draft);
  if (request.method !== 'POST') return answer({ problem: 'method' }, 405);
  if (Number(request.headers.get('content-length')) > LARGEST_PHOTO_BYTES + FORM_ALLOWANCE)
    return refuse(TOO_LARGE, 413);
  const wait = await useLimit(`photo:${clientKey(request)}`, UPLOADS_AN_HOUR, 60 * 60);
  if (wait > 0) return refuse(LATER, 429);
  const giveBack = takePlace(clientKey(request));
  if (!giveBack) return refuse(BUSY, 503);
  return takePhoto(request, draft).finally(giveBack);
}

const LATER: PhotoRefusal = {
  problem: 'later',
  title: 'Too many photos',
  message: 'Many photos came from your connection. Please try again in an hour.',
};
const BUSY: PhotoRefusal = {
  problem: 'busy',
  title: 'One moment, please',
  message: 'Many photos are arriving just now. Please try again in a minute.',
};
const NO_CONSENT: PhotoRefusal = {
  problem: 'consent',
  title: 'Permission needed',
  message: 'Please confirm that you are the child’s parent or guardian, or have their permission.',
};

async function takePhoto(request: Request, draft: BookDraft): Promise<Response> {
  const form = await request.formData().catch(() => null);
  if (form?.get('consent') !== 'yes' || form.get('consentText') !== CONSENT_VERSION)
    return refuse(NO_CONSENT, 422);
  const photo = form.get('photo');
  if (!(photo instanceof File)) return refuse(WRONG_TYPE, 422);
  if (photo.size > LARGEST_PHOTO_BYTES) return refuse(TOO_LARGE, 413);
  try {
    const picture = await cleanPicture(new Uint8Array(await photo.arrayBuffer()));
    if (!picture) return refuse(WRONG_TYPE, 422);
    const key = newDraftKey();
    const { leavesAt } = await keepPhoto(draftKey(request, draft), key, picture, CONSENT_VERSION);
    const response = answer({ photo: { leavesAt: leavesAt.toISOString() } });
    response.headers.set('Set-Cookie', draftKeyCookie(draft, key));
    return response;
  } catch (error) {
    if (error instanceof TooBusy) return refuse(BUSY, 503);
    throw error;
  }
}

async function removePhoto(request: Request, draft: BookDraft): Promise<Response> {
  const key = draftKey(request, draft);
  if (key) await forgetDraftPhotos(key, 'removed');
  return answer({ photo: null });
}

const refuse = (refusal: PhotoRefusal, status: number) => answer(refusal, status);

function answer(body: object, status = 200): Response {
  return Response.json(body, { status, headers: { 'Cache-Control': 'private, no-store' } });
}
