import { useEffect, useEffectEvent } from 'react';
import { useRevalidator } from 'react-router';
import { openOrderFeed } from './order-feed.ts';

/**
 * Reads the page's data again when an order changes.
 * @param orderNumber the only order that the page shows.
 */
export function useOrderUpdates(orderNumber?: string): void {
  const { revalidate } = useRevalidator();
  const show = useEffectEvent((changed: string | null) => {
    if (changed === null || orderNumber === undefined || changed === orderNumber) void revalidate();
  });
  useEffect(() => openOrderFeed((changed) => show(changed)), []);
}
