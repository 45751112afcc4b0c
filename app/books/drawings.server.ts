import type { Hero, MakeOrder } from '#comic';
import { machine } from '../platform/machine.server.ts';

/**
 * Keeps what a made book was drawn from beside its files, so that it can be read on a screen when the photo has left.
 */
export async function keepDrawing(
  book: DrawnOnce,
  request: MakeOrder['request'],
  photoId: string | null,
): Promise<void> {
  const bytes = new TextEncoder().encode(JSON.stringify({ ...request, photoId } satisfies Kept));
  await machine().files.put(fileOfBook(book, '-drawing.json'), bytes, 'application/json');
}

/** A `BookRequest` of the workshop as JSON; nothing for books that were made before any was kept. */
export async function drawingOf(book: DrawnOnce): Promise<Uint8Array<ArrayBuffer> | undefined> {
  return machine().files.get(fileOfBook(book, '-drawing.json'));
}

/** The hero that was drawn from this photo in a drawing that is kept; undefined when there is none. */
export async function heroOfDrawing(book: DrawnOnce, photoId: string): Promise<Hero | undefined> {
  const bytes = await drawingOf(book);
  const kept = bytes && (JSON.parse(new TextDecoder().decode(bytes)) as Kept);
  return kept?.photoId === undefined || kept.photoId === photoId ? kept?.hero : undefined;
}

/** Drawings of an earlier release do not say which photo they are from. */
type Kept = MakeOrder['request'] & { photoId?: string | null };

/** A book as it was drawn one time; each time has files of its own. */
export interface DrawnOnce {
  orderItemId: string;
  revision: number;
}

/** Where a file of a book is kept. @param name what it is: `.pdf`, `-print.pdf`. */
export function fileOfBook({ orderItemId, revision }: DrawnOnce, name: string): string {
  return `books/${orderItemId}${revision > 1 ? `-r${revision}` : ''}${name}`;
}
