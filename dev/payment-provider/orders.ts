import type { Ledger } from './ledger.ts';
import { newId, seconds } from './records.ts';
import type { Notes, OrderEntity } from './records.ts';
import { Refusal } from './refusal.ts';

/**
 * Opens an order from a request body: `amount` in paise (at least 100), `currency` INR, `receipt` of up to
 * 40 characters, `notes`, and `payment_capture: false` for manual capture. With `unique_receipt: true`, the
 * same receipt gives the same order again; otherwise every request opens a new one.
 */
export function createOrder(ledger: Ledger, body: Record<string, unknown>): OrderEntity {
  const amount = readAmount(body['amount']);
  readCurrency(body['currency']);
  const receipt = readReceipt(body['receipt']);
  const notes = readNotes(body['notes']);
  if (receipt !== null && body['unique_receipt'] === true) {
    const earlier = ledger.orders.marked(receipt)[0]?.entity;
    if (earlier && earlier.amount !== amount) {
      throw new Refusal('Order receipt should be unique.', { field: 'receipt' });
    }
    if (earlier) return earlier;
  }
  const entity: OrderEntity = {
    id: `order_${newId()}`,
    entity: 'order',
    amount,
    amount_paid: 0,
    amount_due: amount,
    currency: 'INR',
    receipt,
    offer_id: null,
    status: 'created',
    attempts: 0,
    notes,
    created_at: seconds(),
  };
  const manualCapture = body['payment_capture'] === false || body['payment_capture'] === 0;
  ledger.orders.put({ id: entity.id, entity, manualCapture });
  return entity;
}

function readAmount(amount: unknown): number {
  if (amount === undefined || amount === null) {
    throw new Refusal('amount: is required.', { field: 'amount' });
  }
  if (typeof amount !== 'number' || !Number.isInteger(amount)) {
    throw new Refusal('The amount must be an integer.', { field: 'amount' });
  }
  if (amount < 100) {
    throw new Refusal('Order amount less than minimum amount allowed', {
      step: 'order_creation',
      reason: 'amount_less_than_minimum_amount',
      field: 'amount',
    });
  }
  return amount;
}

function readCurrency(currency: unknown): void {
  if (currency !== undefined && currency !== 'INR') {
    throw new Refusal('Currency is not supported', { field: 'currency' });
  }
}

function readReceipt(receipt: unknown): string | null {
  if (receipt === undefined || receipt === null) return null;
  if (typeof receipt !== 'string') throw new Refusal('receipt must be a string.', { field: 'receipt' });
  if (receipt.length > 40) {
    throw new Refusal('The receipt may not be greater than 40 characters.', { field: 'receipt' });
  }
  return receipt;
}

/** Notes of orders and refunds: at most 15 short texts. */
export function readNotes(notes: unknown): Notes {
  if (notes === undefined || notes === null) return [];
  if (typeof notes !== 'object') throw new Refusal('notes must be an object.', { field: 'notes' });
  const entries = Object.entries(notes);
  if (entries.length > 15) {
    throw new Refusal('Number of fields in notes should be less than or equal to 15', { field: 'notes' });
  }
  if (entries.some(([, value]) => String(value).length > 256)) {
    throw new Refusal('The notes value may not be greater than 256 characters.', { field: 'notes' });
  }
  if (entries.length === 0) return [];
  return Object.fromEntries(entries.map(([key, value]) => [key, String(value)]));
}
