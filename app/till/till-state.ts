import { useSyncExternalStore } from 'react';
import type { ShippingDetails } from '../checkout/shipping.schema.ts';
import { forgetCoupon } from './remembered-coupon.ts';

/** What this tab keeps of a purchase from the cart until it is paid. */
interface TillState {
  shipping: ShippingDetails | null;
  /** One intent to pay. */
  intentKey: string;
}

const KEY = 'nv.till';
const EMPTY: TillState = { shipping: null, intentKey: '' };
let state: TillState | undefined;
const listeners = new Set<() => void>();

/** The address and the intent; empty while the page is the server's. */
export function useTill(): TillState {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    tillNow,
    () => EMPTY,
  );
}

export function tillNow(): TillState {
  state ??= stored();
  return state;
}

/** Keeps the address to send the books to. */
export function keepShipping(shipping: ShippingDetails): void {
  keep({ ...tillNow(), shipping });
}

/** What is bought changed since its checkout was frozen: another intent. */
export function renewTillIntent(): void {
  keep({ ...tillNow(), intentKey: crypto.randomUUID() });
}

/** The cart has become an order. */
export function forgetTill(): void {
  forgetCoupon();
  keep({ shipping: null, intentKey: crypto.randomUUID() });
}

function stored(): TillState {
  try {
    const text = sessionStorage.getItem(KEY);
    if (text) return JSON.parse(text) as TillState;
  } catch {
    // Without storage the address lives as long as this page.
  }
  return { shipping: null, intentKey: crypto.randomUUID() };
}

function keep(next: TillState): void {
  state = next;
  try {
    sessionStorage.setItem(KEY, JSON.stringify(next));
  } catch {
    // See above.
  }
  for (const listener of listeners) listener();
}
