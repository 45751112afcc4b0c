import { data } from 'react-router';
import { requireUser } from '../../account/account/session.server.ts';
import { lockOrder } from '../orders/move-order.server.ts';
import { ownOrder } from '../orders/orders.server.ts';
import type { Order, OrderWithItems } from '../orders/tables.server.ts';
import { db } from '../../platform/runtime/runtime.server.ts';
import type { Transaction } from '../../platform/database/dialect.ts';
import type { ProofAnswer } from './proof-answer.ts';
import { isOfNow, openProof } from './proofs.server.ts';
import type { Proof } from './tables.server.ts';

/**
 * The customer's own order with its open proof.
 * @returns null when there is none, or the order is held or belongs to somebody else.
 */
export async function ownOpenProof(
  request: Request,
  orderId: string,
): Promise<{ order: OrderWithItems; proof: Proof } | null> {
  const { id } = await requireUser(request);
  const order = await ownOrder(id, { id: orderId });
  const proof = order && order.stage === 'proof' && !order.heldAt ? await openProof(db(), order.id) : null;
  return order && proof ? { order, proof } : null;
}

/**
 * Runs a customer's answer to their own proof while the order is locked and the proof is still open; refuses
 * it otherwise.
 */
export async function answerProof(
  request: Request,
  orderId: string,
  answer: (tx: Transaction, order: Order, proof: Proof) => Promise<ProofAnswer>,
) {
  const { id: userId } = await requireUser(request);
  const own = await ownOrder(userId, { id: orderId });
  if (!own) throw data(null, { status: 404 });
  const came = await db().transaction(async (tx): Promise<ProofAnswer> => {
    const order = await lockOrder(tx, own.id);
    const proof = order && (await openProof(tx, own.id));
    if (!order || !proof || order.stage !== 'proof') return { refused: OVER };
    if (order.heldAt)
      return { refused: 'One detail of this order is being looked at by a person. Please wait a little.' };
    if (!(await isOfNow(tx, order, proof.books)))
      return { refused: 'Your book is being drawn again. You hear from us when it is there.' };
    return answer(tx, order, proof);
  });
  if ('refused' in came) return data<ProofAnswer>(came, { status: 409 });
  return data<ProofAnswer>(came, { status: 'wrong' in came ? 422 : 200 });
}

const OVER = 'This proof has been answered already.';
