import { useEffect, useEffectEvent } from 'react';
import { useRevalidator } from 'react-router';
import { openOrderFeed } from './order-feed.ts';

/** Shows the page's data anew when an order changed. @param orderNumber the only one that the page is about. */
export function useOrderNews(orderNumber?: string): void {
  const { revalidate } = useRevalidator();
  const show = useEffectEvent((changed: string | null) => {
    if (changed === null || orderNumber === undefined || changed === orderNumber) void revalidate();
  });
  useEffect(() => openOrderFeed((changed) => show(changed)), []);
}
