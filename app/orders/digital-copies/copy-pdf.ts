import { forCustomers } from '../../account/account/audience.server.ts';
import { attachmentNamed } from '../../books/drawing/copy-name.ts';
import { machine } from '../../platform/runtime/runtime.server.ts';
import type { Route } from './+types/copy-pdf.ts';
import { PRIVATE } from '../../platform/http/private-headers.ts';
import { ownCopy } from './own-copy.server.ts';

export const middleware = [forCustomers];

/**
 * GET: the customer's own digital copy as PDF. While the copy is locked, redirects to the order's page, which
 * says when it unlocks.
 */
export async function loader({ request, params }: Route.LoaderArgs): Promise<Response> {
  const copy = await ownCopy(request, params);
  if (!copy) return new Response(null, { status: 404, headers: PRIVATE });
  const key = copy.made?.pdfKey;
  if (!key)
    return new Response(null, { status: 303, headers: { ...PRIVATE, Location: `/orders/${copy.orderId}` } });
  const pdf = await machine().files.send(key);
  if (!pdf) throw new Error('The file of a made book is missing.');
  return new Response(pdf.body, {
    headers: {
      ...PRIVATE,
      'Content-Type': 'application/pdf',
      'Content-Length': String(pdf.bytes),
      'Content-Disposition': attachmentNamed(copy.title),
      'X-Content-Type-Options': 'nosniff',
      'Content-Security-Policy': "default-src 'none'; sandbox",
      'Cross-Origin-Resource-Policy': 'same-origin',
    },
  });
}
