import { clientKey } from '../../platform/http/clients.server.ts';
import { useLimit } from '../../platform/limits/rate-limit.server.ts';
import {
  type CleanPicture,
  cleanPicture,
  type PictureShape,
  TooBusy,
  type Unopened,
} from './clean-picture.server.ts';
import {
  CONSENT_VERSION,
  LARGEST_PHOTO_BYTES,
  type PhotoRefusal,
  TOO_LARGE,
  WRONG_TYPE,
} from './photo-rules.ts';
import { WHY_NOT } from './photo-words.ts';
import { receiveUpload } from './receive-upload.server.ts';
import { openRoom, type UploadRoom } from './upload-room.ts';

/** Many families may share one address; a picture takes about 0.3 s of one processor. */
const UPLOADS_AN_HOUR = 60;
/** Bytes allowed for the form around the picture. */
const FORM_ALLOWANCE = 64 * 1024;

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
const SLOW: PhotoRefusal = {
  problem: 'slow',
  title: 'The photo did not arrive',
  message:
    'Your connection was too slow for this photo. Please try a smaller one, or try again on another connection.',
};

/** Why a picture could not be opened, in words for whoever sent it. */
export const UNOPENED: Record<Unopened, PhotoRefusal> = {
  none: WRONG_TYPE,
  heic: { ...WRONG_TYPE, message: WHY_NOT.heic },
  avif: { ...WRONG_TYPE, message: WHY_NOT.avif },
  damaged: { problem: 'damaged', title: 'Damaged Photo', message: WHY_NOT.damaged },
  'too large': { ...TOO_LARGE, message: WHY_NOT.pixels },
};

interface Wish {
  shape?: PictureShape;
  /** Checks the other fields of the form. */
  check?: (form: FormData) => PhotoRefusal | null;
}

export type Upload = { picture: CleanPicture; form: FormData } | { refusal: PhotoRefusal; status: number };

/** Reads the picture in the field `photo` of a form: bounded, judged by its content and re-encoded. */
export async function takeUpload(request: Request, wish: Wish): Promise<Upload> {
  if (Number(request.headers.get('content-length')) > LARGEST_PHOTO_BYTES + FORM_ALLOWANCE)
    return { refusal: TOO_LARGE, status: 413 };
  const address = clientKey(request);
  if ((await useLimit(`photo:${address}`, UPLOADS_AN_HOUR, 60 * 60)) > 0)
    return { refusal: LATER, status: 429 };
  const room = openRoom(address);
  return readPicture(request, room, wish).finally(room.giveBack);
}

async function readPicture(request: Request, room: UploadRoom, { shape, check }: Wish): Promise<Upload> {
  // If the sender hung up, nobody reads the answer.
  const form = await receiveUpload(request, LARGEST_PHOTO_BYTES, room).catch(() => new FormData());
  if (form === 'full') return { refusal: BUSY, status: 503 };
  if (form === 'late') return { refusal: SLOW, status: 408 };
  const refusal = check?.(form);
  if (refusal) return { refusal, status: 422 };
  const photo = form.get('photo');
  if (!(photo instanceof File)) return { refusal: WRONG_TYPE, status: 422 };
  if (photo.size > LARGEST_PHOTO_BYTES) return { refusal: TOO_LARGE, status: 413 };
  try {
    const picture = await cleanPicture(new Uint8Array(await photo.arrayBuffer()), shape);
    return typeof picture === 'string' ? { refusal: UNOPENED[picture], status: 422 } : { picture, form };
  } catch (error) {
    if (error instanceof TooBusy) return { refusal: BUSY, status: 503 };
    throw error;
  }
}

const NO_CONSENT: PhotoRefusal = {
  problem: 'consent',
  title: 'Permission needed',
  message: 'Please confirm that you are the child’s parent or guardian, or have their permission.',
};

/** For `check`: requires the adult's consent to the current wording. */
export function withConsent(form: FormData): PhotoRefusal | null {
  return form.get('consent') === 'yes' && form.get('consentText') === CONSENT_VERSION ? null : NO_CONSENT;
}
