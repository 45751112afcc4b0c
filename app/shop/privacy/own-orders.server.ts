import { madeBooksOf } from '../../books/drawing/made-books.server.ts';
import { claimsOfOrder } from '../../payments/claims/claims.server.ts';
import { invoicesOfOrder } from '../../orders/invoices/invoices.server.ts';
import { bookAddress, booksOfOrder } from '../../orders/orders/order-books.ts';
import { eventsOf } from '../../orders/orders/order-events.server.ts';
import { everyOrderOf } from '../../orders/orders/orders.server.ts';
import type { OrderWithItems } from '../../orders/orders/tables.server.ts';
import { STAGE_NAMES } from '../../orders/orders/stages.ts';
import { paymentRow } from '../../payments/payments/payments.server.ts';
import { refundsOfOrder } from '../../payments/payments/refunds.server.ts';
import { db, environment, now } from '../../platform/runtime/runtime.server.ts';
import { notesOn, proofsOf } from '../../orders/proofs/proofs.server.ts';
import { ownRefundView } from '../../payments/refunds/refund-view.ts';

/** A customer's orders with everything that belongs to them, without the names of staff. */
export async function* ownOrders(userId: string): AsyncGenerator<object> {
  // One after another, so that a long history does not use up all connections.
  for await (const order of everyOrderOf(userId)) yield await orderOf(order);
}

export const address = (path: string): string => `${environment().publicUrl}${path}`;

async function orderOf(order: OrderWithItems) {
  const { id, items: _items, userId: _user, stage, heldAt: _held, heldBecause: _why, ...rest } = order;
  const payment = order.paymentId === null ? null : await paymentRow(db(), order.paymentId);
  const refunds = await refundsOfOrder(id);
  const moves = (await eventsOf(id)).filter(({ kind }) => kind === 'moved');
  return {
    id,
    ...rest,
    stage: STAGE_NAMES[stage],
    moves: moves.map(({ at, details }) => ({ at, to: details['to'] })),
    items: await itemsWithCopies(order),
    payment,
    refunds: refunds.map((refund) => ownRefundView(refund, payment?.method ?? null)),
    papers: (await invoicesOfOrder(id)).map(({ id: paperId, kind, number, writtenAt }) => ({
      kind,
      number,
      writtenAt,
      link: address(`/orders/${id}/papers/${paperId}`),
    })),
    claims: (await claimsOfOrder(id)).map(
      ({ userId: _user, answeredBy: _by, photos: pictures, ...claim }) => ({
        ...claim,
        photos: pictures.map((photo) => address(`/orders/${id}/claim-photos/${photo.id}`)),
      }),
    ),
    proofs: await proofsWithNotes(id),
  };
}

async function itemsWithCopies(order: OrderWithItems) {
  const made = await madeBooksOf(order.items.map(({ id }) => id));
  const books = booksOfOrder(order, made, now());
  return order.items.map(({ orderId, ...item }) => {
    const copy = books[item.id]?.unlocked ? address(bookAddress({ orderId, itemId: item.id })) : null;
    return {
      ...item,
      madeAt: made.get(item.id)?.madeAt ?? null,
      coverTitle: made.get(item.id)?.title ?? null,
      digitalCopy: copy,
      toRead: copy && `${copy}/read`,
    };
  });
}

async function proofsWithNotes(orderId: string) {
  const rounds = await proofsOf(db(), orderId);
  const notes = await notesOn(
    db(),
    rounds.map(({ id }) => id),
  );
  return rounds.map(({ id, round, sentAt, dueAt, approvedAt, changesAskedAt, withdrawnAt }) => ({
    round,
    sentAt,
    dueAt,
    approvedAt,
    changesAskedAt,
    withdrawnAt,
    notes: notes.filter(({ proofId }) => proofId === id).map(({ proofId: _proof, ...note }) => note),
  }));
}
