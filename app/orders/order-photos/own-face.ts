import { z } from 'zod';
import { atMost, forCustomers } from '../../account/account/audience.server.ts';
import { requireUser } from '../../account/account/session.server.ts';
import { drawChosenFace, facesToChoose } from '../../books/drawing/hero-studio.server.ts';
import { announceOrder } from '../order-updates/announce-order.server.ts';
import { redrawBook } from '../orders/make-book.job.server.ts';
import { mayChange } from '../orders/move-order.server.ts';
import { recordEvent } from '../orders/order-events.server.ts';
import { photosByIds } from '../../books/photos/photos.server.ts';
import { readForm } from '../../platform/bodies/read-form.server.ts';
import type { Route } from './+types/own-face.ts';
import { bookToChange, changeOwnBook, photoAnswer } from './change-own-book.server.ts';

export const middleware = [forCustomers, atMost('orders')];

const faceSchema = z
  .string()
  .regex(/^\d{1,2}$/)
  .transform(Number);

/**
 * POST `face`, the index of a face in the photo of the customer's own ordered book, counted from 0 from the
 * left, and `sent`, the time at which that photo was stored, in milliseconds. The book was waiting for this
 * choice and is then drawn from that face.
 */
export async function action({ request, params }: Route.ActionArgs) {
  const { id: userId } = await requireUser(request);
  const book = await bookToChange(userId, params);
  const { photoId } = book.item.book;
  const form = await readForm(request);
  const photo = photoId === null ? undefined : (await photosByIds([photoId])).get(photoId);
  // The photo was replaced after the page was shown, so the tap does not refer to the present photo.
  if (photo && form.get('sent') !== String(photo.storedAt.getTime()))
    return photoAnswer({ refused: LATE }, 409);
  const faces = photoId === null ? [] : (await facesToChoose(photoId)).faces;
  const face = faceSchema.safeParse(form.get('face')).data;
  if (photoId === null || face === undefined || !faces[face]) return photoAnswer({ refused: NOT_THERE }, 422);
  return changeOwnBook(book, async (tx, order, item) => {
    const waits = mayChange(order) && item.book.photoId === photoId;
    if (!waits || !(await drawChosenFace(tx, photoId, face))) return { refused: LATE };
    await redrawBook(tx, item.id);
    const details = { book: item.productTitle };
    await recordEvent(tx, order.id, { kind: 'face chosen', by: 'customer', details });
    await announceOrder(tx, order);
    return { done: 'Thank you: the book is drawn from this face.', leaving: [] };
  });
}

const NOT_THERE = 'Please tap one of the faces in the photo.';
const LATE = 'This photo is not waiting for a word any more.';
