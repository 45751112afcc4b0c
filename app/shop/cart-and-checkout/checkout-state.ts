import { useSyncExternalStore } from 'react';
import type { ShippingDetails } from '../../buying/checkout/shipping.schema.ts';
import type { AskedField } from '../../platform/india/asked-fields.ts';
import { notesFromShop } from '../../account/kept-drafts/notes-at-shop.ts';
import { forgetCoupon } from './remembered-coupon.ts';
import { noteInTab, notedInTab } from './tab-notes.ts';

/** What this tab keeps of a purchase from the cart until it is paid. */
export interface CheckoutState {
  /** The address that was checked. */
  shipping: ShippingDetails | null;
  /** Fields that the shop questioned and the customer kept. */
  anyway: readonly AskedField[];
  /** The content of the address form. */
  typed: Partial<ShippingDetails> | null;
  /** One intent to pay. */
  intentKey: string;
  /** An earlier page kept it. */
  restored: boolean;
}

const KEY = 'nv.till';
const EMPTY: CheckoutState = { shipping: null, anyway: [], typed: null, intentKey: '', restored: false };
let state: CheckoutState | undefined;
let asked = false;
const listeners = new Set<() => void>();

/** The address and the intent; empty while the page is the server's. */
export function useCheckoutState(): CheckoutState {
  return useSyncExternalStore(listen, checkoutStateNow, () => EMPTY);
}

export function checkoutStateNow(): CheckoutState {
  state ??= tillFrom(notedInTab(KEY)) ?? newTill();
  return state;
}

/** Keeps the address to send the books to. */
export function keepShipping(shipping: ShippingDetails, anyway: readonly AskedField[]): void {
  keep({ ...checkoutStateNow(), shipping, anyway, typed: null });
}

/** Keeps an unchecked address. */
export function keepTyped(typed: Partial<ShippingDetails>): void {
  keep({ ...checkoutStateNow(), typed });
}

/** The cart changed since its checkout was frozen, so a new intent begins. */
export function renewIntent(): void {
  keep({ ...checkoutStateNow(), intentKey: crypto.randomUUID() });
}

/** The cart has become an order. */
export function forgetCheckoutState(): void {
  forgetCoupon();
  noteInTab(KEY, null);
  publish(newTill());
}

function newTill(): CheckoutState {
  return { ...EMPTY, intentKey: crypto.randomUUID() };
}

function listen(listener: () => void): () => void {
  listeners.add(listener);
  if (!asked && notedInTab(KEY) === null) void askShop();
  asked = true;
  return () => listeners.delete(listener);
}

/** Asks the shop when this tab holds nothing: another tab or an earlier page may have stored it there. */
async function askShop(): Promise<void> {
  const before = checkoutStateNow();
  const found = tillFrom((await notesFromShop())?.[KEY] ?? null);
  if (found && checkoutStateNow() === before) publish(found);
}

function tillFrom(text: string | null): CheckoutState | null {
  try {
    const till = JSON.parse(text ?? 'null') as Partial<CheckoutState> | null;
    return till && { ...newTill(), ...till, restored: true };
  } catch {
    return null;
  }
}

function keep(next: CheckoutState): void {
  noteInTab(KEY, JSON.stringify(next));
  publish(next);
}

function publish(next: CheckoutState): void {
  state = next;
  for (const listener of listeners) listener();
}
