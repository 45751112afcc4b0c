import { cleanPicture, TooBusy } from '../photos/clean-picture.server.ts';
import { TOO_MANY_PIXELS } from '../photos/photo-rules.ts';
import { settingsNow } from '../settings/settings-now.server.ts';
import { forOwner } from '../staff/audience.server.ts';
import type { Route } from './+types/upload-picture.ts';
import { UPLOADED } from './tiles.ts';
import { keepUploaded } from './uploaded-pictures.server.ts';

export const middleware = [forOwner];

/** The middle of the picture, a little larger than its largest size. */
const SIDE = 1200;

/** POST a form with `picture`. Answers `{ picture }`, the address of its sizes; no tile shows it yet. */
export async function action({ request }: Route.ActionArgs): Promise<Response> {
  const { maxUploadMb } = settingsNow();
  const form = await request.formData().catch(() => new FormData());
  const file = form.get('picture');
  if (!(file instanceof File) || file.size === 0) return refuse(422, 'Please choose a picture.');
  if (file.size > maxUploadMb * 1024 * 1024)
    return refuse(413, `Please choose a picture of at most ${maxUploadMb} MB.`);
  try {
    const clean = await cleanPicture(new Uint8Array(await file.arrayBuffer()), { square: SIDE });
    if (clean === 'too large') return refuse(422, TOO_MANY_PIXELS.message);
    if (!clean) return refuse(422, 'Please choose a JPG, PNG or WebP picture.');
    return Response.json({ picture: UPLOADED + (await keepUploaded(clean)) });
  } catch (error) {
    if (error instanceof TooBusy)
      return refuse(503, 'Many pictures are arriving. Please try again in a minute.');
    throw error;
  }
}

function refuse(status: number, message: string): Response {
  return Response.json({ message }, { status });
}
