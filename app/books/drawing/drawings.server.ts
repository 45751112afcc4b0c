import type { Hero, MakeOrder } from '#comic';
import { wasStoredBefore } from '../photos/photos.server.ts';
import { machine } from '../../platform/runtime/runtime.server.ts';

/**
 * Keeps what a made book was drawn from beside its files, so that it can be read on a screen when the photo has left.
 */
export async function keepDrawing(
  book: DrawnOnce,
  request: MakeOrder['request'],
  photoId: string | null,
): Promise<void> {
  const bytes = new TextEncoder().encode(JSON.stringify({ ...request, photoId } satisfies Kept));
  await machine().files.put(fileOfBook(book, DRAWING), bytes, 'application/json');
}

/** What a book was drawn from; nothing for books that were made before any was kept. */
export async function drawingOf(book: DrawnOnce): Promise<MakeOrder['request'] | undefined> {
  const kept = await keptDrawing(book);
  if (!kept) return undefined;
  const { photoId: _, ...request } = kept;
  return request;
}

async function keptDrawing(book: DrawnOnce): Promise<Kept | undefined> {
  const bytes = await machine().files.get(fileOfBook(book, DRAWING));
  return bytes && (JSON.parse(new TextDecoder().decode(bytes)) as Kept);
}

/**
 * The hero that was drawn from this photo in a drawing that is kept; undefined when there is none.
 * @param orderedAt when the book was ordered, or made at the latest, if it is one that may have been drawn by an earlier
 *   release: the photo that came with the order is the only one that such a drawing can be from.
 */
export async function heroOfDrawing(
  book: DrawnOnce,
  photoId: string,
  orderedAt?: Date,
): Promise<Hero | undefined> {
  const kept = await keptDrawing(book);
  if (!kept || kept.photoId === photoId) return kept?.hero;
  const isNotSaid = kept.photoId === undefined && kept.hero.kind === 'photo';
  return isNotSaid && orderedAt && (await wasStoredBefore(photoId, orderedAt)) ? kept.hero : undefined;
}

/** Drawings of an earlier release do not say which photo they are from. */
type Kept = MakeOrder['request'] & { photoId?: string | null };

/** A book as it was drawn one time; each time has files of its own. */
export interface DrawnOnce {
  orderItemId: string;
  revision: number;
}

export const DRAWING = '-drawing.json';

/** Where a file of a book is kept. @param name what it is: `.pdf`, `-print.pdf`. */
export function fileOfBook({ orderItemId, revision }: DrawnOnce, name: string): string {
  return `books/${orderItemId}${revision > 1 ? `-r${revision}` : ''}${name}`;
}
