import { randomInt } from 'node:crypto';

/** The provider writes an empty set of notes as an empty list. */
export type Notes = Record<string, string> | [];

/** An order in the wire format. Amounts are in paise, times in seconds since 1970. */
export type OrderEntity = {
  id: string;
  entity: 'order';
  amount: number;
  amount_paid: number;
  amount_due: number;
  currency: string;
  receipt: string | null;
  offer_id: null;
  status: 'created' | 'attempted' | 'paid';
  attempts: number;
  notes: Notes;
  created_at: number;
};

export type PaymentMethod = 'card' | 'upi' | 'wallet';

/** A payment in the wire format. Amounts are in paise, times in seconds since 1970. */
export type PaymentEntity = {
  id: string;
  entity: 'payment';
  amount: number;
  currency: string;
  status: 'authorized' | 'captured' | 'refunded' | 'failed';
  order_id: string;
  invoice_id: null;
  international: boolean;
  method: PaymentMethod;
  amount_refunded: number;
  refund_status: null | 'partial' | 'full';
  captured: boolean;
  description: string | null;
  card_id: string | null;
  card?: CardEntity;
  bank: string | null;
  wallet: string | null;
  vpa: string | null;
  email: string | null;
  contact: string | null;
  notes: Notes;
  fee: number | null;
  tax: number | null;
  fee_bearer?: 'customer';
  error_code: string | null;
  error_description: string | null;
  error_source: string | null;
  error_step: string | null;
  error_reason: string | null;
  acquirer_data: Record<string, string | null>;
  created_at: number;
};

type CardEntity = {
  id: string;
  entity: 'card';
  name: string;
  last4: string;
  network: 'Visa';
  type: 'credit';
  issuer: null;
  international: boolean;
  emi: boolean;
  sub_type: 'consumer';
};

/** A refund in the wire format. */
export type RefundEntity = {
  id: string;
  entity: 'refund';
  amount: number;
  currency: string;
  payment_id: string;
  notes: Notes;
  receipt: string | null;
  acquirer_data: { arn: string | null };
  created_at: number;
  batch_id: null;
  status: 'pending' | 'processed' | 'failed';
  speed_processed: 'normal';
  speed_requested: 'normal' | 'optimum';
};

/** A dispute in the wire format. `respond_by` is in seconds since 1970. */
export type DisputeEntity = {
  id: string;
  entity: 'dispute';
  payment_id: string;
  amount: number;
  currency: string;
  amount_deducted: number;
  reason_code: string;
  respond_by: number;
  status: 'open' | 'action_required' | 'under_review' | 'won' | 'lost' | 'closed';
  phase: 'chargeback';
  created_at: number;
};

/** The events that follow from a payment, and any other event that the shop may be told. */
export type EventName =
  | 'payment.authorized'
  | 'payment.captured'
  | 'payment.failed'
  | 'order.paid'
  | 'refund.processed'
  | 'refund.failed'
  | (string & {});

/** What happened, with every entity in its state at that moment. */
export type Happening = {
  event: EventName;
  order_id: string;
  payload: {
    payment?: { entity: PaymentEntity };
    order?: { entity: OrderEntity };
    refund?: { entity: RefundEntity };
    dispute?: { entity: DisputeEntity };
  };
};

const letters = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';

/** Fourteen letters and digits, as in the provider's ids after their prefix. */
export function newId(): string {
  return Array.from({ length: 14 }, () => letters[randomInt(letters.length)]).join('');
}

export function seconds(): number {
  return Math.floor(Date.now() / 1000);
}
