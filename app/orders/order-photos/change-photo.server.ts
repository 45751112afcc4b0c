import { announceOrder } from '../order-updates/announce-order.server.ts';
import { redrawBook } from '../orders/make-book.job.server.ts';
import { recordEvent } from '../orders/order-events.server.ts';
import { changePhotoOf, isPhotoNeeded } from '../orders/orders.server.ts';
import type { Order, OrderItem } from '../orders/tables.server.ts';
import {
  forgetPhoto,
  givePhotoToOrder,
  keepPhotoForOrder,
  markLeaving,
} from '../../books/photos/photos.server.ts';
import type { CleanPicture } from '../../books/photos/clean-picture.server.ts';
import type { Transaction } from '../../platform/database/dialect.ts';
import { takeBackForChange } from '../proofs/proofs.server.ts';

/**
 * Gives a book of an order another photo, or the drawn hero, and has it drawn again. The previous photo is
 * marked for deletion unless another book still has to be drawn from it. The caller has locked the order and
 * checked that it may be changed.
 * @param photoId null for the drawn hero.
 * @param by for the order's history: `staff` is the name of the staff member, null for the customer;
 * `consent` and `said` record how the parent told staff.
 * @returns the photo to delete with `forgetPhoto` once this is committed; null when there is none.
 * @throws when the new photo was removed meanwhile.
 */
export async function changePhoto(
  tx: Transaction,
  order: Order,
  item: OrderItem,
  photoId: string | null,
  by: { staff: string | null; consent?: string; said?: string },
): Promise<string | null> {
  const { staff, ...told } = by;
  if (photoId !== null && !(await givePhotoToOrder(tx, photoId, order.id, order.userId)))
    throw new Error('A photo left while it was given to its order.');
  const former = item.book.photoId;
  await takeBackForChange(tx, order, staff);
  await changePhotoOf(tx, item.id, photoId);
  await redrawBook(tx, item.id);
  await recordEvent(tx, order.id, {
    kind: photoId === null ? 'drawn hero chosen' : former ? 'photo replaced' : 'photo added',
    by: staff ?? 'customer',
    details: { book: item.productTitle, ...told },
  });
  await announceOrder(tx, order);
  if (!former || (await isPhotoNeeded(tx, former, order))) return null;
  await markLeaving(tx, former, photoId === null ? 'removed' : 'replaced');
  return former;
}

/**
 * Stores a photo that was sent for an ordered book while `give` hands it to the order. If the order does not
 * take it, the photo is deleted at once.
 * @param consentText the version of the text that the adult agreed to.
 */
export async function keepWhileGiven<Answer>(
  picture: CleanPicture,
  consentText: string,
  give: (photoId: string) => Promise<Answer>,
  isTaken: (answer: Answer) => boolean,
): Promise<Answer> {
  const photoId = await keepPhotoForOrder(picture, consentText);
  let taken = false;
  try {
    const answer = await give(photoId);
    taken = isTaken(answer);
    return answer;
  } finally {
    if (!taken) await forgetPhoto(photoId, 'removed');
  }
}
