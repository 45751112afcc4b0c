/** A private picture, for the browser of whoever may see it and for nothing else. */
export function pictureResponse(jpeg: Uint8Array<ArrayBuffer>): Response {
  return new Response(jpeg, {
    headers: {
      'Content-Type': 'image/jpeg',
      'Cache-Control': 'private, no-store',
      'X-Content-Type-Options': 'nosniff',
      'Content-Security-Policy': "default-src 'none'; sandbox",
      'Cross-Origin-Resource-Policy': 'same-origin',
    },
  });
}
