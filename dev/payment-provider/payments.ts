import { orderOf, paymentOf } from './ledger.ts';
import type { KeptOrder, Ledger } from './ledger.ts';
import { callbackSignature } from './keys.ts';
import { newId, seconds } from './records.ts';
import type { Happening, PaymentEntity, PaymentMethod } from './records.ts';
import { Refusal } from './refusal.ts';
import type { ProviderError } from './refusal.ts';

/** The choices in the checkout window. */
export const attemptChoices = ['pay', 'decline', 'pay and lose the answer', 'authorise late'] as const;

export type Attempt = {
  orderId: string;
  choice: (typeof attemptChoices)[number];
  method?: PaymentMethod;
  /** For a card. */
  cardName?: string;
  last4?: string;
  /** For UPI. */
  vpa?: string;
  /** For a wallet: its code, such as `mobikwik`. */
  wallet?: string;
  email?: string;
  contact?: string;
  description?: string;
};

/** What the provider hands to the shop's page after a successful payment. */
export type PaymentProof = {
  razorpay_payment_id: string;
  razorpay_order_id: string;
  razorpay_signature: string;
};

export type Outcome =
  | { outcome: 'paid'; response: PaymentProof }
  | { outcome: 'lost' }
  | { outcome: 'failed'; error: ProviderError };

/** One attempt to pay an order, with everything that follows except waiting for webhooks. */
export function attemptPayment(ledger: Ledger, attempt: Attempt): Outcome {
  const order = orderOf(ledger, attempt.orderId);
  if (order.entity.status === 'paid') throw new Refusal('Payment already done for this order.');
  const { capturedAmountOff: off, customerFee } = ledger.switchboard.now();
  const onTop = customerFee === 'on top' ? feeOf(order.entity.amount) : null;
  const amount = Math.max(order.entity.amount + (onTop?.fee ?? 0) + off, 1);
  const payment = { ...newPayment(order, attempt, amount), ...onTop };
  countAttempt(ledger, order);
  if (attempt.choice === 'decline') return fail(ledger, payment, null);
  if (attempt.choice === 'authorise late') {
    const lateDueAt = Date.now() + ledger.switchboard.now().lateAuthoriseMs;
    return fail(ledger, payment, lateDueAt);
  }
  authorise(ledger, payment);
  if (attempt.choice === 'pay and lose the answer') return { outcome: 'lost' };
  return {
    outcome: 'paid',
    response: {
      razorpay_payment_id: payment.id,
      razorpay_order_id: order.id,
      razorpay_signature: callbackSignature(order.id, payment.id),
    },
  };
}

/** The provider's fee for a price, and the tax in that fee. */
function feeOf(price: number): Pick<PaymentEntity, 'fee' | 'tax' | 'fee_bearer'> & { fee: number } {
  return { fee: Math.round(price * 0.0236), tax: Math.round(price * 0.0036), fee_bearer: 'customer' };
}

function newPayment(order: KeptOrder, attempt: Attempt, amount: number): PaymentEntity {
  return {
    id: `pay_${newId()}`,
    entity: 'payment',
    amount,
    currency: 'INR',
    status: 'authorized',
    order_id: order.id,
    invoice_id: null,
    international: false,
    method: attempt.method ?? 'card',
    amount_refunded: 0,
    refund_status: null,
    captured: false,
    description: attempt.description ?? null,
    card_id: null,
    bank: null,
    wallet: null,
    vpa: null,
    email: attempt.email ?? null,
    contact: attempt.contact ?? null,
    notes: order.entity.notes,
    fee: null,
    tax: null,
    error_code: null,
    error_description: null,
    error_source: null,
    error_step: null,
    error_reason: null,
    ...methodFields(attempt),
    created_at: seconds(),
  };
}

function methodFields(attempt: Attempt): Partial<PaymentEntity> & Pick<PaymentEntity, 'acquirer_data'> {
  if (attempt.method === 'upi') {
    return {
      vpa: attempt.vpa ?? 'success@razorpay',
      acquirer_data: { rrn: newDigits(12), upi_transaction_id: newId().toUpperCase() },
    };
  }
  if (attempt.method === 'wallet') {
    return { wallet: attempt.wallet ?? 'mobikwik', acquirer_data: { transaction_id: null } };
  }
  const id = `card_${newId()}`;
  const card = {
    id,
    entity: 'card',
    name: attempt.cardName ?? '',
    last4: attempt.last4 ?? '1111',
    network: 'Visa',
    type: 'credit',
    issuer: null,
    international: false,
    emi: false,
    sub_type: 'consumer',
  } as const satisfies PaymentEntity['card'];
  return { card_id: id, card, acquirer_data: { auth_code: newDigits(6) } };
}

function newDigits(count: number): string {
  return Array.from({ length: count }, () => Math.floor(Math.random() * 10)).join('');
}

function countAttempt(ledger: Ledger, order: KeptOrder): void {
  const { entity } = order;
  ledger.orders.put({ ...order, entity: { ...entity, status: 'attempted', attempts: entity.attempts + 1 } });
}

function fail(ledger: Ledger, payment: PaymentEntity, lateDueAt: number | null): Outcome {
  const error: ProviderError = {
    code: 'BAD_REQUEST_ERROR',
    description: 'Your payment was declined by the bank. Try another payment method.',
    source: 'bank',
    step: 'payment_authorization',
    reason: 'payment_failed',
    metadata: { payment_id: payment.id, order_id: payment.order_id },
  };
  const entity: PaymentEntity = {
    ...payment,
    status: 'failed',
    error_code: error.code,
    error_description: error.description,
    error_source: error.source,
    error_step: error.step,
    error_reason: error.reason,
  };
  ledger.payments.put({ id: entity.id, entity, lateDueAt });
  ledger.announce([about('payment.failed', entity)]);
  return { outcome: 'failed', error };
}

/**
 * A failed payment turns out to have succeeded. If another payment has paid the order meanwhile, it stays
 * authorised and is never captured, as at the real provider.
 */
export function authoriseLate(ledger: Ledger, paymentId: string): PaymentEntity {
  const { entity } = paymentOf(ledger, paymentId);
  if (entity.status !== 'failed') throw new Refusal('Only a failed payment can be authorised late');
  return authorise(ledger, {
    ...entity,
    status: 'authorized',
    error_code: null,
    error_description: null,
    error_source: null,
    error_step: null,
    error_reason: null,
  });
}

function authorise(ledger: Ledger, authorised: PaymentEntity): PaymentEntity {
  const order = orderOf(ledger, authorised.order_id);
  ledger.payments.put({ id: authorised.id, entity: authorised, lateDueAt: null });
  const happenings = [about('payment.authorized', authorised)];
  if (order.manualCapture || order.entity.status === 'paid') {
    ledger.announce(happenings);
    return authorised;
  }
  const captured = settle(ledger, order, authorised, happenings);
  ledger.announce(happenings);
  return captured;
}

function settle(ledger: Ledger, order: KeptOrder, authorised: PaymentEntity, happenings: Happening[]) {
  const fee = authorised.fee ?? Math.round(authorised.amount * 0.0236);
  const tax = authorised.tax ?? Math.round(authorised.amount * 0.0036);
  const captured: PaymentEntity = { ...authorised, status: 'captured', captured: true, fee, tax };
  const paid = {
    ...order.entity,
    status: 'paid' as const,
    amount_paid: captured.amount,
    amount_due: Math.max(order.entity.amount - captured.amount, 0),
  };
  ledger.payments.put({ id: captured.id, entity: captured, lateDueAt: null });
  ledger.orders.put({ ...order, entity: paid });
  happenings.push(about('payment.captured', captured));
  happenings.push({
    event: 'order.paid',
    order_id: paid.id,
    payload: { payment: { entity: captured }, order: { entity: paid } },
  });
  return captured;
}

/** Captures an authorised payment manually. `amount` must be the authorised amount. */
export function capturePayment(ledger: Ledger, paymentId: string, amount: unknown): PaymentEntity {
  const { entity } = paymentOf(ledger, paymentId);
  if (entity.captured) throw new Refusal('This payment has already been captured');
  if (entity.status !== 'authorized') {
    throw new Refusal('Only payments which have been authorized and not yet captured can be captured');
  }
  if (typeof amount !== 'number' || !Number.isInteger(amount)) {
    throw new Refusal('The amount must be an integer.', { field: 'amount' });
  }
  if (amount !== entity.amount) {
    throw new Refusal('Capture amount must be equal to the amount authorized', { field: 'amount' });
  }
  const order = orderOf(ledger, entity.order_id);
  if (order.entity.status === 'paid') throw new Refusal('Payment already done for this order.');
  const happenings: Happening[] = [];
  const captured = settle(ledger, order, entity, happenings);
  ledger.announce(happenings);
  return captured;
}

function about(event: 'payment.authorized' | 'payment.captured' | 'payment.failed', entity: PaymentEntity) {
  return { event, order_id: entity.order_id, payload: { payment: { entity } } } as Happening;
}
