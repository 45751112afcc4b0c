import { useEffect, useState } from 'react';
import type { ProductId } from '../../buying/catalogue/product-ids.ts';
import { askQuote, type Quote } from '../../buying/checkout/ask-quote.ts';
import type { BookDraft } from './book-draft.ts';

export interface BookQuote {
  state: 'loading' | 'ready' | 'failed';
  /** The previous quote while loading. */
  quote: Quote | null;
  again: () => Promise<void>;
}

/** The price of the book in the form. Fetches it again on each change, and nothing without a format. */
export function useBookQuote(productId: ProductId, { format, quantity, couponCode }: BookDraft): BookQuote {
  const question = format
    ? JSON.stringify({ source: 'product', productId, format, quantity, couponCode })
    : '';
  const [heard, setHeard] = useState<{ question: string; quote: Quote | null }>();
  useEffect(() => {
    if (!question) return;
    let gone = false;
    const ask = async () => {
      const quote = await askQuote(question);
      if (!gone) setHeard({ question, quote });
    };
    void ask();
    return () => {
      gone = true;
    };
  }, [question]);
  const again = async () => {
    const quote = await askQuote(question);
    setHeard({ question, quote });
  };
  const answered = heard?.question === question;
  const state = !answered ? 'loading' : heard.quote ? 'ready' : 'failed';
  return { state, quote: heard?.quote ?? null, again };
}

/** Tries a coupon on the book in the form without changing anything. @returns null when the shop cannot be reached. */
export function quoteWithCoupon(
  productId: ProductId,
  { format, quantity }: BookDraft,
  couponCode: string,
): Promise<Quote | null> {
  return askQuote(
    JSON.stringify({ source: 'product', productId, format: format ?? 'digital', quantity, couponCode }),
  );
}
