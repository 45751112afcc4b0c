import { forCustomers } from '../account/audience.server.ts';
import { drawingOf } from '../books/drawings.server.ts';
import type { Route } from './+types/copy-drawing.ts';
import { ownCopy, PRIVATE } from './own-copy.server.ts';

export const middleware = [forCustomers];

/**
 * GET: what an own book was drawn from, as JSON: a `BookRequest` of the workshop. 404 also while the copy is locked
 * and for books that were made before books could be read here.
 */
export async function loader({ request, params }: Route.LoaderArgs): Promise<Response> {
  const copy = await ownCopy(request, params);
  const bytes = copy?.made && (await drawingOf(copy.made.orderItemId));
  if (!bytes) return new Response(null, { status: 404, headers: PRIVATE });
  return new Response(bytes, {
    headers: {
      ...PRIVATE,
      'Content-Type': 'application/json',
      'X-Content-Type-Options': 'nosniff',
      'Cross-Origin-Resource-Policy': 'same-origin',
    },
  });
}
