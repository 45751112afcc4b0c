import { atMost, forCustomers } from '../../account/account/audience.server.ts';
import { requireUser } from '../../account/account/session.server.ts';
import { mayChange } from '../orders/move-order.server.ts';
import { CONSENT_VERSION } from '../../books/photos/photo-rules.ts';
import { sentPhoto } from '../../books/photos/photos.server.ts';
import { pictureResponse } from '../../books/photos/picture-response.server.ts';
import { takeUpload, withConsent } from '../../books/photos/take-upload.server.ts';
import { useLimit } from '../../platform/limits/rate-limit.server.ts';
import type { Route } from './+types/own-photo.ts';
import { bookToChange, changeOwnBook, photoAnswer } from './change-own-book.server.ts';
import { changePhoto, keepWhileGiven } from './change-photo.server.ts';

export const middleware = [forCustomers, atMost('orders')];

/** Limited, because each photo has the whole book drawn again. */
const PHOTOS_A_DAY = 10;

/** GET: the photo that a book of the customer's own order is drawn from. */
export async function loader({ request, params }: Route.LoaderArgs): Promise<Response> {
  const { id } = await requireUser(request);
  const { item } = await bookToChange(id, params);
  const jpeg = item.book.photoId && (await sentPhoto(item.book.photoId));
  if (!jpeg) return new Response(null, { status: 404, headers: { 'Cache-Control': 'no-store' } });
  return pictureResponse(jpeg);
}

/**
 * POST a form with `photo`, `consent=yes` and `consentText`. The photo becomes that of a book that is not
 * locked, replaces the previous one, and the book is drawn from it.
 */
export async function action({ request, params }: Route.ActionArgs) {
  const { id: userId } = await requireUser(request);
  const book = await bookToChange(userId, params);
  const upload = await takeUpload(request, { check: withConsent });
  if ('refusal' in upload) return photoAnswer({ refused: upload.refusal.message }, upload.status);
  if ((await useLimit(`order-photo:${book.orderId}`, PHOTOS_A_DAY, 24 * 60 * 60)) > 0)
    return photoAnswer({ refused: TOO_MANY }, 429);
  return keepWhileGiven(
    upload.picture,
    CONSENT_VERSION,
    (photoId) =>
      changeOwnBook(book, async (tx, order, item) => {
        if (!mayChange(order)) return { refused: LOCKED };
        const former = await changePhoto(tx, order, item, photoId, { staff: null });
        return {
          done: 'Your photo is here, and the book is drawn from it.',
          leaving: former === null ? [] : [former],
        };
      }),
    ({ ok }) => ok,
  );
}

const LOCKED = 'It is too late for another photo: the book is printed, or with you already.';
const TOO_MANY = 'Many photos came for this order today. Please try again tomorrow, or write to us.';
