import type { SentFile } from '../../platform/files/files.server.ts';

/** The response with a private picture, which only the browser of somebody who may see it can use. */
export function pictureResponse(jpeg: SentFile): Response {
  return new Response(jpeg.body, {
    headers: {
      'Content-Type': 'image/jpeg',
      'Content-Length': String(jpeg.bytes),
      'Cache-Control': 'private, no-store',
      'X-Content-Type-Options': 'nosniff',
      'Content-Security-Policy': "default-src 'none'; sandbox",
      'Cross-Origin-Resource-Policy': 'same-origin',
    },
  });
}
