import type { Hero, MakeOrder } from '#comic';
import { wasStoredBefore } from '../photos/photos.server.ts';
import { machine } from '../../platform/runtime/runtime.server.ts';

/**
 * Stores what a made book was drawn from beside its files, so that the book can be read on a screen after the
 * photo has been deleted.
 */
export async function keepDrawing(
  book: DrawnOnce,
  request: MakeOrder['request'],
  photoId: string | null,
): Promise<void> {
  const bytes = new TextEncoder().encode(JSON.stringify({ ...request, photoId } satisfies Kept));
  await machine().files.put(fileOfBook(book, DRAWING), bytes, 'application/json');
}

/** What a book was drawn from; undefined for books that were made before drawings were kept. */
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
 * The hero that the kept drawing of a book has from this photo; undefined when there is none.
 * @param orderedAt for a book that an earlier release may have drawn: when it was ordered, or made at the
 *   latest. Such a drawing can only be from the photo that came with the order.
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

/** A book as it was drawn once. Each drawing has files of its own. */
export interface DrawnOnce {
  orderItemId: string;
  revision: number;
}

export const DRAWING = '-drawing.json';

/** Where a file of a book is kept. @param name what it is: `.pdf`, `-print.pdf`. */
export function fileOfBook({ orderItemId, revision }: DrawnOnce, name: string): string {
  return `books/${orderItemId}${revision > 1 ? `-r${revision}` : ''}${name}`;
}
