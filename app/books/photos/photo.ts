import { atMost, forEveryone } from '../../account/account/audience.server.ts';
import { readForm } from '../../platform/bodies/read-form.server.ts';
import type { Route } from './+types/photo.ts';
import { draftAsked } from './draft-asked.ts';
import { draftKey, draftKeyCookie, newDraftKey, uploadKey } from './draft-key.server.ts';
import { type BookDraft, CONSENT_VERSION } from './photo-rules.ts';
import { forgetDraftPhotos, keepPhoto, photoOfDraft, sentPhoto } from './photos.server.ts';
import { pictureResponse } from './picture-response.server.ts';
import { takeUpload, withConsent } from './take-upload.server.ts';

export const middleware = [forEveryone, atMost('drafts')];

/** GET: the photo of the draft `?book=` for the browser that sent it. `?info`: `{photo: {leavesAt}|null}`. */
export async function loader({ request, url }: Route.LoaderArgs) {
  const photo = await photoOfDraft(request, draftAsked(url));
  if (url.searchParams.has('info')) {
    return answer({ photo: photo && { leavesAt: photo.leavesAt.toISOString() } });
  }
  const jpeg = photo && (await sentPhoto(photo.id));
  if (!jpeg) return answer({ problem: 'missing' }, 404);
  return pictureResponse(jpeg);
}

/**
 * POST a form with `photo`, `consent=yes`, `consentText` and `upload`, the browser's own name for this
 * upload, keeps the photo. DELETE with `upload`, or without it for the photo of the cookie, deletes the photo
 * at once.
 */
export async function action({ request, url }: Route.ActionArgs) {
  const draft = draftAsked(url);
  if (request.method === 'DELETE') return removePhoto(request, draft);
  const upload = await takeUpload(request, { check: withConsent });
  if ('refusal' in upload) return answer(upload.refusal, upload.status);
  const key = uploadKey(upload.form.get('upload')) ?? newDraftKey();
  const { leavesAt } = await keepPhoto(draftKey(request, draft), key, upload.picture, CONSENT_VERSION);
  const response = answer({ photo: { leavesAt: leavesAt.toISOString() } });
  response.headers.set('Set-Cookie', draftKeyCookie(draft, key));
  return response;
}

async function removePhoto(request: Request, draft: BookDraft): Promise<Response> {
  const form = await readForm(request).catch(() => null);
  const key = uploadKey(form?.get('upload')) ?? draftKey(request, draft);
  if (key) await forgetDraftPhotos(key, 'removed');
  return answer({ photo: null });
}

function answer(body: object, status = 200): Response {
  return Response.json(body, { status, headers: { 'Cache-Control': 'private, no-store' } });
}
