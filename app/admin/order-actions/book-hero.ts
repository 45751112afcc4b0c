import { drawingResponse } from '../../books/drawing/drawing-response.ts';
import { frozenWords } from '../../orders/orders/make-book.job.server.ts';
import { orderById } from '../../orders/orders/orders.server.ts';
import { coverRequest } from '../../books/reader/cover-request.ts';
import { forProduction, staffContext } from '../../account/staff-sessions/audience.server.ts';
import type { Route } from './+types/book-hero.ts';
import { drawnChildOf } from './hero-of-item.server.ts';
import { recordLook } from './photo-access.server.ts';

export const middleware = [forProduction];

/**
 * GET: the child of a book that was drawn from a photo, with what its cover shows beside it, as a `CoverRequest`; 404 for
 * other heroes. While the photo is kept, each access is logged.
 */
export async function loader({ params, context }: Route.LoaderArgs): Promise<Response> {
  const order = await orderById(params.orderId);
  const item = order?.items.find(({ id }) => id === params.itemId);
  const hero = order && item ? await drawnChildOf(order, item) : null;
  if (!order || !item || !hero) return drawingResponse(null);
  if (item.book.photoId) await recordLook(order, context.get(staffContext), 'book');
  return drawingResponse(coverRequest({ ...frozenWords(item), hero }));
}
