import { forCustomers } from '../../account/account/audience.server.ts';
import { drawingResponse } from '../../books/drawing/drawing-response.ts';
import { drawingOf } from '../../books/drawing/drawings.server.ts';
import type { Route } from './+types/proof-drawing.ts';
import { ownOpenProof } from './own-proof.server.ts';

export const middleware = [forCustomers];

/** GET: what a book of the own open proof was drawn from, as JSON: a `BookRequest` of the workshop. */
export async function loader({ request, params }: Route.LoaderArgs): Promise<Response> {
  const own = await ownOpenProof(request, params.orderId);
  const book = own?.proof.books.find(({ orderItemId }) => orderItemId === params.itemId);
  const drawing = book && (await drawingOf(book));
  return drawingResponse(drawing);
}
