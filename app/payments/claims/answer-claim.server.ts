import { queueLetter } from '../../platform/mail/outbox.server.ts';
import { announceOrder } from '../../orders/order-updates/announce-order.server.ts';
import { lockOrder } from '../../orders/orders/move-order.server.ts';
import { recordEvent } from '../../orders/orders/order-events.server.ts';
import { accountEmail } from '../../orders/orders/order-letters.server.ts';
import type { Order } from '../../orders/orders/tables.server.ts';
import { askRefund, type RefundRefused } from '../payments/ask-refund.server.ts';
import { refundTime } from '../../buying/pricing/refund-time.ts';
import { printedAmount } from '../../buying/pricing/printed-amount.ts';
import { paymentRow } from '../payments/payments.server.ts';
import { db, environment } from '../../platform/runtime/runtime.server.ts';
import type { Transaction } from '../../platform/database/dialect.ts';
import type { Staff } from '../../account/staff-sessions/staff-session.server.ts';
import { writeAuditEntry } from '../../account/staff-sessions/audit-log.server.ts';
import type { Answer } from './claim-words.ts';
import { claimAnsweredLetter } from './claim.mail.tsx';
import { type Claim, lockClaim, writeAnswer } from './claims.server.ts';
import { replaceOrder } from './replace-order.server.ts';

/** The answer of staff to a claim. */
export interface ClaimAnswer {
  answer: Answer;
  /** The words that the customer reads. */
  words: string;
  /** The amount of a refund; `rest` is all that is left. */
  amountPaise: number | 'rest';
}

/** `answered`: somebody else answered first. Any other word says why the refund was refused. */
export type Answered = { orderNumber: string } | { refused: RefundRefused | 'answered'; leftPaise: number };

class Refused extends Error {
  readonly answer: Extract<Answered, { refused: string }>;
  constructor(refused: RefundRefused | 'answered', leftPaise = 0) {
    super(refused);
    this.answer = { refused, leftPaise };
  }
}

/** Answers a claim once and carries the answer out, in one transaction. */
export async function answerClaim(staff: Staff, found: Claim, wish: ClaimAnswer): Promise<Answered> {
  try {
    return await db().transaction(async (tx) => {
      const order = await lockOrder(tx, found.orderId);
      const claim = await lockClaim(tx, found.id);
      if (!order || !claim || claim.answeredAt) throw new Refused('answered');
      const done = await doIt(tx, staff, order, claim, wish);
      const { answer, words } = wish;
      await writeAnswer(tx, claim.id, {
        answer,
        answerWords: words,
        answeredBy: staff.name,
        refundId: done.refundId ?? null,
        replacementOrderId: done.replacementOrderId ?? null,
      });
      const details = { answer, ...done.logged };
      await recordEvent(tx, order.id, { kind: 'claim answered', by: staff.name, details });
      await writeAuditEntry(tx, staff, {
        action: 'claim answered',
        subject: `order ${order.orderNumber}`,
        details,
      });
      const { publicUrl: shopUrl } = environment();
      await queueLetter(tx, {
        event: `claim/${claim.id}/answer`,
        orderId: order.id,
        to: await accountEmail(tx, order.userId),
        ...claimAnsweredLetter({ shopUrl, order, claim }, { words, next: done.next }),
      });
      await announceOrder(tx, order);
      return { orderNumber: order.orderNumber };
    });
  } catch (error) {
    if (error instanceof Refused) return error.answer;
    throw error;
  }
}

interface Done {
  refundId?: string;
  replacementOrderId?: string;
  /** The refund or new order, for the order's timeline and the audit log. */
  logged?: { amount: string } | { order: string };
  /** What happens next, in words for the letter. */
  next: string;
}

async function doIt(
  tx: Transaction,
  staff: Staff,
  order: Order,
  claim: Claim,
  { answer, amountPaise }: ClaimAnswer,
): Promise<Done> {
  if (answer === 'no') return { next: 'If you see it differently, just reply to this letter.' };
  if (answer === 'reprint') {
    const made = await replaceOrder(tx, order, {
      copies: 'all',
      extraCopy: true,
      by: staff.name,
      reason: 'Claim',
      key: `claim/${claim.id}`,
    });
    if (!made || made === 'changed') throw new Refused('answered');
    return {
      replacementOrderId: made.order.id,
      logged: { order: made.order.orderNumber },
      next: `We make it again for you, free of charge. The new copy has the order number ${made.order.orderNumber}.`,
    };
  }
  if (!order.paymentId) throw new Refused('not-paid');
  const asked = await askRefund(tx, {
    paymentId: order.paymentId,
    orderId: order.id,
    amountPaise,
    reason: 'Something was wrong with the order.',
    askedBy: staff.name,
    formKey: `claim/${claim.id}`,
  });
  if ('refused' in asked) throw new Refused(asked.refused, asked.leftPaise);
  const payment = await paymentRow(tx, order.paymentId);
  const amount = printedAmount(asked.asked.amountPaise);
  return {
    refundId: asked.asked.id,
    logged: { amount },
    next: `${amount} goes back to the way you paid, and arrives within ${refundTime(payment?.method ?? null).time} after it has left.`,
  };
}
