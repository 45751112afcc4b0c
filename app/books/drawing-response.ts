import type { MakeOrder } from '#comic';
import { PRIVATE } from '../platform/private-headers.ts';

/** What a book was drawn from, a `BookRequest` of the workshop as JSON, for whoever may read it; 404 without one. */
export function drawingResponse(drawing: MakeOrder['request'] | null | undefined): Response {
  if (!drawing) return new Response(null, { status: 404, headers: PRIVATE });
  return Response.json(drawing, {
    headers: {
      ...PRIVATE,
      'X-Content-Type-Options': 'nosniff',
      'Cross-Origin-Resource-Policy': 'same-origin',
    },
  });
}
