import { queueLetter } from '../../platform/mail/outbox.server.ts';
import { orderWorld } from '../orders/order-bill.ts';
import { orderMoment } from '../orders/order-dates.ts';
import { accountEmail, wantsUpdatesAt } from '../orders/order-letters.server.ts';
import { itemsOf } from '../orders/orders.server.ts';
import type { Order } from '../orders/tables.server.ts';
import { environment } from '../../platform/runtime/runtime.server.ts';
import type { Transaction } from '../../platform/database/dialect.ts';
import {
  notesForOwnerLetter,
  notesReceivedLetter,
  proofApprovedLetter,
  proofSentLetter,
} from './proof.mail.tsx';
import type { Proof } from './tables.server.ts';

export async function queueProofSentLetter(
  tx: Transaction,
  order: Order,
  proof: Proof,
  takesNotes: boolean,
): Promise<void> {
  const about = await aboutOrder(tx, order, '/proof');
  await queueLetter(tx, {
    event: `proof-sent/${proof.id}`,
    orderId: order.id,
    to: await accountEmail(tx, order.userId),
    ...proofSentLetter(about, { until: orderMoment(proof.dueAt), takesNotes, round: proof.round }),
  });
}

export async function queueProofApprovedLetter(
  tx: Transaction,
  order: Order,
  proof: Proof,
  by: 'customer' | 'time' | 'staff',
): Promise<void> {
  const to = await wantsUpdatesAt(tx, order.userId);
  if (to === null) return;
  await queueLetter(tx, {
    event: `proof-approved/${proof.id}`,
    orderId: order.id,
    to,
    ...proofApprovedLetter(await aboutOrder(tx, order, ''), by),
  });
}

export async function queueProofNotesLetters(
  tx: Transaction,
  order: Order,
  proof: Proof,
  notes: number,
): Promise<void> {
  const { OWNER_EMAIL, publicUrl: shopUrl } = environment();
  const to = await wantsUpdatesAt(tx, order.userId);
  if (to !== null) {
    await queueLetter(tx, {
      event: `proof-notes/${proof.id}/customer`,
      orderId: order.id,
      to,
      ...notesReceivedLetter(await aboutOrder(tx, order, ''), notes),
    });
  }
  const { orderNumber } = order;
  await queueLetter(tx, {
    event: `proof-notes/${proof.id}/owner`,
    orderId: order.id,
    to: OWNER_EMAIL,
    ...notesForOwnerLetter({ shopUrl, orderNumber, address: `${shopUrl}/admin/orders/${order.id}` }, notes),
  });
}

/** @param page the page below the order that the letter's button opens. */
async function aboutOrder(tx: Transaction, order: Order, page: '' | '/proof') {
  const { publicUrl: shopUrl } = environment();
  const items = await itemsOf([order.id], tx);
  return {
    shopUrl,
    fullName: order.shippingAddress.fullName,
    orderNumber: order.orderNumber,
    address: `${shopUrl}/orders/${order.id}${page}`,
    world: orderWorld({ ...order, items }),
  };
}
