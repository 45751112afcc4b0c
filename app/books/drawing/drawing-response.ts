import { PRIVATE } from '../../platform/http/private-headers.ts';

/** The response with what a book or its cover is drawn from, as private JSON; a 404 when there is nothing. */
export function drawingResponse(drawing: object | null | undefined): Response {
  if (!drawing) return new Response(null, { status: 404, headers: PRIVATE });
  return Response.json(drawing, {
    headers: {
      ...PRIVATE,
      'X-Content-Type-Options': 'nosniff',
      'Cross-Origin-Resource-Policy': 'same-origin',
    },
  });
}
