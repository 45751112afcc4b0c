import { forCustomers } from '../../account/account/audience.server.ts';
import { requireUser } from '../../account/account/session.server.ts';
import { drawingResponse } from '../../books/drawing/drawing-response.ts';
import { ownBook } from '../orders/orders.server.ts';
import { PRIVATE } from '../../platform/http/private-headers.ts';
import type { Route } from './+types/copy-cover.ts';
import { coverOf } from './cover-of.server.ts';

export const middleware = [forCustomers];

/**
 * GET: the drawing of the cover of a book in the customer's own order, a `CoverRequest` as JSON. It exists
 * from the moment of the order. 204 while the hero is being cut from a photo, 404 when the photo yields no
 * hero.
 */
export async function loader({ request, params }: Route.LoaderArgs): Promise<Response> {
  const { id } = await requireUser(request);
  const book = await ownBook(id, params);
  const cover = book && (await coverOf(book.order, book.item));
  return cover === 'waiting' ? new Response(null, { status: 204, headers: PRIVATE }) : drawingResponse(cover);
}
