import { PRIVATE } from '../../platform/http/private-headers.ts';

/** What a book or its cover is drawn from, as JSON for whoever may see it; 404 without one. */
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
