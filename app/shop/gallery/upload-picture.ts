import { cleanPicture, TooBusy, type Unopened } from '../../books/photos/clean-picture.server.ts';
import { WHY_NOT } from '../../books/photos/photo-words.ts';
import { receiveUpload } from '../../books/photos/receive-upload.server.ts';
import { settingsNow } from '../../platform/settings/settings-now.server.ts';
import { forOwner } from '../../account/staff-sessions/audience.server.ts';
import type { Route } from './+types/upload-picture.ts';
import { UPLOADED } from './tiles.ts';
import { keepUploaded } from './uploaded-pictures.server.ts';

export const middleware = [forOwner];

/** The middle of the picture, a little larger than its largest size. */
const SIDE = 1200;

/** The owner's uploads do not count against the limit of the families' photos. */
const OWN_ROOM = { take: () => true, giveBack: () => {} };

/** POST a form with `picture`. Answers `{ picture }`, the address of its sizes; no tile shows it yet. */
export async function action({ request }: Route.ActionArgs): Promise<Response> {
  const { maxUploadMb } = settingsNow();
  const mostBytes = maxUploadMb * 1024 * 1024;
  const form = await receiveUpload(request, mostBytes, OWN_ROOM).catch(() => new FormData());
  if (typeof form === 'string') return refuse(408, 'The picture did not arrive in time. Please try again.');
  const file = form.get('picture');
  if (!(file instanceof File) || file.size === 0) return refuse(422, 'Please choose a picture.');
  if (file.size > mostBytes) return refuse(413, `Please choose a picture of at most ${maxUploadMb} MB.`);
  try {
    const clean = await cleanPicture(new Uint8Array(await file.arrayBuffer()), { square: SIDE });
    if (typeof clean === 'string') return refuse(422, UNOPENED[clean]);
    return Response.json({ picture: UPLOADED + (await keepUploaded(clean)) });
  } catch (error) {
    if (error instanceof TooBusy)
      return refuse(503, 'Many pictures are arriving. Please try again in a minute.');
    throw error;
  }
}

const UNOPENED: Record<Unopened, string> = {
  none: 'Please choose a JPG, PNG or WebP picture.',
  heic: WHY_NOT.heic,
  avif: WHY_NOT.avif,
  damaged: WHY_NOT.damaged,
  'too large': 'This picture has more pixels than we can open. Please choose a smaller copy of it.',
};

function refuse(status: number, message: string): Response {
  return Response.json({ message }, { status });
}
