import { forCustomers } from '../../account/account/audience.server.ts';
import { drawingResponse } from '../../books/drawing/drawing-response.ts';
import { drawingOf } from '../../books/drawing/drawings.server.ts';
import type { Route } from './+types/proof-drawing.ts';
import { ownOpenProof } from './own-proof.server.ts';

export const middleware = [forCustomers];

/** GET: the drawing of a book in the customer's own open proof, a `BookRequest` of the workshop as JSON. */
export async function loader({ request, params }: Route.LoaderArgs): Promise<Response> {
  const own = await ownOpenProof(request, params.orderId);
  const book = own?.proof.books.find(({ orderItemId }) => orderItemId === params.itemId);
  const drawing = book && (await drawingOf(book));
  return drawingResponse(drawing);
}
