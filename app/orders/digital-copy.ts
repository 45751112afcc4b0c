import { forCustomers } from '../account/audience.server.ts';
import { requireUser } from '../account/session.server.ts';
import { attachmentNamed } from '../books/copy-name.ts';
import { madeBooksOf } from '../books/made-books.server.ts';
import { machine } from '../platform/machine.server.ts';
import type { Route } from './+types/digital-copy.ts';
import { booksOfOrder } from './order-books.ts';
import { ownOrder } from './orders.server.ts';

export const middleware = [forCustomers];

/**
 * GET: the digital copy of an own book as PDF. While it is locked the answer is the order's page, which says when it
 * unlocks.
 */
export async function loader({ request, params: { orderId, itemId } }: Route.LoaderArgs): Promise<Response> {
  const { id } = await requireUser(request);
  const order = await ownOrder(id, { id: orderId });
  const item = order?.items.find((each) => each.id === itemId);
  if (!order || !item) return new Response(null, { status: 404, headers: PRIVATE });
  const rows = await madeBooksOf([item.id]);
  const key = rows.get(item.id)?.pdfKey;
  if (!key || !booksOfOrder(order, rows)[item.id]?.unlocked)
    return new Response(null, { status: 303, headers: { ...PRIVATE, Location: `/orders/${order.id}` } });
  const bytes = await machine().files.get(key);
  if (!bytes) throw new Error('A made book has lost its file.');
  const title = item.customTitle ?? [item.productTitle, item.characterName].filter(Boolean).join(' - ');
  return new Response(bytes, {
    headers: {
      ...PRIVATE,
      'Content-Type': 'application/pdf',
      'Content-Length': String(bytes.length),
      'Content-Disposition': attachmentNamed(title),
      'X-Content-Type-Options': 'nosniff',
      'Content-Security-Policy': "default-src 'none'; sandbox",
      'Cross-Origin-Resource-Policy': 'same-origin',
    },
  });
}

const PRIVATE = { 'Cache-Control': 'private, no-store' };
