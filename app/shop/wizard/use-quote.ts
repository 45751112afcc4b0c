import { useEffect, useSyncExternalStore } from 'react';
import { askQuote, type Quote } from '../../buying/checkout/ask-quote.ts';
import type { Draft } from '../wizard-draft/draft.ts';

export interface QuoteState {
  state: 'loading' | 'ready' | 'failed';
  /** The previous quote while loading. */
  quote: Quote | null;
}

const NOTHING: QuoteState = { state: 'loading', quote: null };
let current = NOTHING;
let asked = '';
const listeners = new Set<() => void>();

/** The total of the draft, asked for again whenever it changes. Everyone on the page sees the same one. */
export function useQuote(draft: Draft, wanted: boolean): QuoteState {
  const { format, couponCode, addOns } = draft;
  const question = wanted && format ? JSON.stringify({ source: 'wizard', format, couponCode, addOns }) : '';
  useEffect(() => {
    if (question && question !== asked) void ask(question);
  }, [question]);
  return useSyncExternalStore(
    listen,
    () => current,
    () => NOTHING,
  );
}

/** Asks the same question again after a failure. */
export function askQuoteAgain(): void {
  void ask(asked);
}

/** Tries a coupon without changing anything. @returns null when the shop cannot be reached. */
export function quoteWithCoupon({ format, addOns }: Draft, couponCode: string): Promise<Quote | null> {
  return askQuote(JSON.stringify({ source: 'wizard', format, couponCode, addOns }));
}

async function ask(question: string): Promise<void> {
  asked = question;
  publish({ state: 'loading', quote: current.quote });
  const quote = await askQuote(question);
  if (question !== asked) return;
  publish(quote ? { state: 'ready', quote } : { state: 'failed', quote: null });
}

function listen(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function publish(next: QuoteState): void {
  current = next;
  for (const listener of listeners) listener();
}
