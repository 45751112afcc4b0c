import { drawingResponse } from '../../books/drawing/drawing-response.ts';
import { drawingOf } from '../../books/drawing/drawings.server.ts';
import { madeBooksOf } from '../../books/drawing/made-books.server.ts';
import { orderById } from '../../orders/orders/orders.server.ts';
import { forProduction, staffContext } from '../../account/staff-sessions/audience.server.ts';
import type { Route } from './+types/book-drawing.ts';
import { recordLook } from './photo-access.server.ts';

export const middleware = [forProduction];

/**
 * GET: what a finished book was drawn from, as JSON: a `BookRequest` of the workshop. Where the hero was cut from a
 * photo, each access is logged.
 */
export async function loader({ params, context }: Route.LoaderArgs): Promise<Response> {
  const order = await orderById(params.orderId);
  const item = order?.items.find(({ id }) => id === params.itemId);
  const book = item && (await madeBooksOf([item.id])).get(item.id);
  const drawing = book?.madeAt ? await drawingOf(book) : undefined;
  if (order && item?.book.photoId && drawing) await recordLook(order, context.get(staffContext), 'book');
  return drawingResponse(drawing);
}
