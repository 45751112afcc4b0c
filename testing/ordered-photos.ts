import { CONSENT_VERSION } from '../app/books/photos/photo-rules.ts';
import { photoForm, plainPicture } from './photos.ts';
import type { TestShop } from './test-shop.ts';
import type { Visitor } from './visitor.ts';

let side = 100;
/** A unique picture, because the shop recognises a photo by its content. */
export async function newPicture(): Promise<Buffer> {
  side += 1;
  return plainPicture(side, side).jpeg().toBuffer();
}

/** The photo from which an ordered book is drawn; '' when it has none. */
export async function photoOfBook(shop: TestShop, itemId: string): Promise<string> {
  const [row] = await shop.sql<{ id: string | null }>`
    select book ->> 'photoId' as id from order_items where id = ${itemId}`;
  return row?.id ?? '';
}

/**
 * Sends another photo for an ordered book.
 * @param book the address of the book's actions.
 * @returns the status.
 */
export async function sendPhoto(
  who: Visitor,
  book: string,
  fields: Record<string, string> = {},
): Promise<number> {
  const given = { consent: 'yes', consentText: CONSENT_VERSION, ...fields };
  const form = photoForm(await newPicture(), { name: 'other.jpg', given });
  return (await who.send('POST', `${book}/photo`, form)).status;
}

/**
 * Removes the photo of an ordered book.
 * @param how what happens to a book that is not drawn yet.
 * @returns the status.
 */
export async function removePhoto(who: Visitor, book: string, how?: 'wait' | 'drawn'): Promise<number> {
  return (await who.postForm(`${book}/remove-photo`, how ? { how } : {})).status;
}
