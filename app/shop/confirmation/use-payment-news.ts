import { useEffect, useState } from 'react';

/** What the confirmation knows of the order; `none`: the visitor has no such order. */
export interface Confirming {
  state: 'placed' | 'confirming' | 'returned' | 'none';
  orderNumber: string | null;
}

const LOOK_EVERY_MS = 3_000;

/** Follows a payment that is still being confirmed until it is an order, or goes back. */
export function usePaymentNews(orderNumber: string | null, checkoutId: string | null): Confirming {
  const waiting = orderNumber === null && checkoutId !== null;
  const [news, setNews] = useState<Confirming | null>(null);
  const settled = news !== null;
  useEffect(() => {
    if (!waiting || settled) return;
    const look = async () => setNews(await ask(checkoutId));
    const timer = setInterval(() => void look(), LOOK_EVERY_MS);
    void look();
    return () => clearInterval(timer);
  }, [waiting, settled, checkoutId]);
  if (news) return news;
  if (orderNumber !== null) return { state: 'placed', orderNumber };
  return { state: waiting ? 'confirming' : 'none', orderNumber };
}

/** @returns null while there is nothing new. */
async function ask(checkoutId: string): Promise<Confirming | null> {
  try {
    const response = await fetch(`/api/checkout?${new URLSearchParams({ id: checkoutId }).toString()}`, {
      cache: 'no-store',
    });
    const { state, orderNumber } = (await response.json()) as { state?: string; orderNumber?: string };
    if (state === 'paid') return { state: 'placed', orderNumber: orderNumber ?? null };
    return state === 'returned' ? { state, orderNumber: null } : null;
  } catch {
    return null;
  }
}
