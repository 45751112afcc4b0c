import type { Hero, MakeOrder } from '#comic';
import { machine } from '../platform/machine.server.ts';

/**
 * Keeps what a made book was drawn from beside its files, so that it can be read on a screen when the photo has left.
 */
export async function keepDrawing(book: DrawnOnce, request: MakeOrder['request']): Promise<void> {
  const bytes = new TextEncoder().encode(JSON.stringify(request));
  await machine().files.put(fileOfBook(book, '-drawing.json'), bytes, 'application/json');
}

/** A `BookRequest` of the workshop as JSON; nothing for books that were made before any was kept. */
export async function drawingOf(book: DrawnOnce): Promise<Uint8Array<ArrayBuffer> | undefined> {
  return machine().files.get(fileOfBook(book, '-drawing.json'));
}

/** The hero of a drawing that is kept; undefined when there is none. */
export async function heroOfDrawing(book: DrawnOnce): Promise<Hero | undefined> {
  const bytes = await drawingOf(book);
  return bytes && (JSON.parse(new TextDecoder().decode(bytes)) as MakeOrder['request']).hero;
}

/** A book as it was drawn one time; each time has files of its own. */
export interface DrawnOnce {
  orderItemId: string;
  revision: number;
}

/** Where a file of a book is kept. @param name what it is: `.pdf`, `-print.pdf`. */
export function fileOfBook({ orderItemId, revision }: DrawnOnce, name: string): string {
  return `books/${orderItemId}${revision > 1 ? `-r${revision}` : ''}${name}`;
}
