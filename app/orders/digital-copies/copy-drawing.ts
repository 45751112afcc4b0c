import { forCustomers } from '../../account/account/audience.server.ts';
import { drawingResponse } from '../../books/drawing/drawing-response.ts';
import { drawingOf } from '../../books/drawing/drawings.server.ts';
import type { Route } from './+types/copy-drawing.ts';
import { ownCopy } from './own-copy.server.ts';

export const middleware = [forCustomers];

/**
 * GET: the drawing of the customer's own book, a `BookRequest` of the workshop as JSON. 404 while the copy is
 * locked, and for books that were made before books could be read on the screen.
 */
export async function loader({ request, params }: Route.LoaderArgs): Promise<Response> {
  const copy = await ownCopy(request, params);
  const drawing = copy?.made && (await drawingOf(copy.made));
  return drawingResponse(drawing);
}
