import { data } from 'react-router';
import { printPaper } from '../../orders/invoices/paper-press.server.ts';
import { printedLater } from '../../orders/invoices/paper-response.server.ts';
import { madeBooksOf } from '../../books/drawing/made-books.server.ts';
import { lockOrder } from '../../orders/orders/move-order.server.ts';
import { expectedDelivery, orderDay } from '../../orders/orders/order-dates.ts';
import { printedCopies } from '../../orders/orders/order-delivery.ts';
import { recordEvent } from '../../orders/orders/order-events.server.ts';
import { orderById } from '../../orders/orders/orders.server.ts';
import type { OrderWithItems } from '../../orders/orders/tables.server.ts';
import { db, environment, now } from '../../platform/runtime/runtime.server.ts';
import { fingerprintsOf, frozenBooks } from '../../orders/proofs/proofs.server.ts';
import { forProduction, staffContext } from '../../account/staff-sessions/audience.server.ts';
import { writeAuditEntry } from '../../account/staff-sessions/audit-log.server.ts';
import type { Route } from './+types/print-pack.ts';
import { jobTicket } from './job-ticket.ts';
import { type PackedFile, packFiles } from './pack-files.server.ts';
import { whyNotPrinted } from './why-not-printed.server.ts';

export const middleware = [forProduction];

/** GET: everything that the printing house needs of an order, as one ZIP. 409 with the reason when it must not be printed. */
export async function loader({ params, context }: Route.LoaderArgs): Promise<Response> {
  const staff = context.get(staffContext);
  const order = await orderById(params.orderId);
  if (!order) throw data(null, { status: 404 });
  const obstacle = await obstacleTo(order);
  if (obstacle)
    return new Response(obstacle, { status: 409, headers: { ...PRIVATE, 'Content-Type': 'text/plain' } });
  const files = await filesOf(order).catch(printedLater);
  if (files instanceof Response) return files;
  await db().transaction(async (tx) => {
    await lockOrder(tx, order.id);
    await recordEvent(tx, order.id, { kind: 'print pack', by: staff.name });
    await writeAuditEntry(tx, staff, {
      action: 'print pack taken',
      subject: `order ${order.orderNumber}`,
      photoLook: order.items.some(({ book }) => book.photoId !== null),
    });
  });
  return new Response(packFiles(files), {
    headers: {
      ...PRIVATE,
      'Content-Type': 'application/zip',
      'Content-Disposition': `attachment; filename="${order.orderNumber}-print.zip"`,
    },
  });
}

const PRIVATE = { 'Cache-Control': 'private, no-store', 'X-Content-Type-Options': 'nosniff' };

async function obstacleTo(order: OrderWithItems): Promise<string | null> {
  if (order.heldAt) return 'The order is held.';
  if (order.stage !== 'printing' && order.stage !== 'packed')
    return 'The order is not at the press. Move it there first, so that nothing changes under the printer’s hands.';
  const obstacle = await whyNotPrinted(db(), order);
  if (obstacle) return obstacle;
  const frozen = await frozenBooks(db(), order.id);
  if (!frozen) return null;
  const present = JSON.stringify(sorted(await fingerprintsOf(order.id)));
  return present === JSON.stringify(sorted(frozen))
    ? null
    : 'A file is not the one that the parent approved.';
}

const sorted = (books: Awaited<ReturnType<typeof fingerprintsOf>>) =>
  books
    .map(({ orderItemId, sha256: { pdf, print, cover } }) => [orderItemId, pdf, print, cover].join(' '))
    .toSorted();

/** The PDFs of every printed book, and the ticket that goes with them. Names of children stand in none of the file names. */
async function filesOf(order: OrderWithItems): Promise<PackedFile[]> {
  const copies = printedCopies(order);
  const printed = order.items.filter(({ id }) => copies.has(id));
  const made = await madeBooksOf([...copies.keys()]);
  const books = printed.map((item, index) => {
    const name = `${index + 1}-${item.book.story.replaceAll(/[^a-z0-9-]/g, '')}`;
    return {
      number: index + 1,
      title: item.productTitle,
      copies: copies.get(item.id) ?? 0,
      pages: made.get(item.id)?.pages ?? 0,
      inside: `${name}-inside.pdf`,
      cover: `${name}-cover.pdf`,
      row: made.get(item.id),
    };
  });
  const ticket = await printPaper(
    jobTicket({
      orderNumber: order.orderNumber,
      date: orderDay(now()),
      expected: orderDay(expectedDelivery(order.createdAt)),
      books: books.map(({ row: _row, ...book }) => book),
      addOns: order.addOns.map(({ name }) => name),
      contact: environment().OWNER_EMAIL,
    }),
    // The printing room opens the packs of several orders in one go.
    order.id,
  );
  return [
    { name: 'job-ticket.pdf', bytes: ticket },
    ...books.flatMap(({ inside, cover, row }) => [
      { name: inside, key: row?.printKey ?? '' },
      { name: cover, key: row?.coverKey ?? '' },
    ]),
  ];
}
