import { useEffect } from 'react';
import { useFetcher } from 'react-router';
import { RotateCcw } from 'lucide-react';
import { refreshMe } from '../../ui/layout/me.ts';
import { Button } from '../../ui/parts/button.tsx';
import { showToast } from '../../ui/parts/toast.tsx';

/** The outcome of a reorder. */
export interface Reordered {
  reordered: boolean;
  /** The reason for a failure that the customer can do something about. */
  because?: string;
}

/** Puts the same personalised books into the cart, at today's price. */
export function ReorderButton({ orderId }: { orderId: string }) {
  const fetcher = useFetcher<Reordered>();
  const { data } = fetcher;
  useEffect(() => {
    if (!data) return;
    if (!data.reordered) {
      const description = data.because ?? 'Failed to add item to cart.';
      showToast({ title: data.because ? 'Not added' : 'Error', description, kind: 'failure' });
      return;
    }
    showToast({ title: 'Added to Cart!', description: 'The same books, at today’s price.', kind: 'success' });
    void refreshMe();
  }, [data]);
  return (
    <fetcher.Form method="post" action="/orders">
      <input type="hidden" name="orderId" value={orderId} />
      <Button type="submit" busy={fetcher.state !== 'idle'}>
        <RotateCcw aria-hidden="true" strokeWidth={2.5} className="size-5" />
        Reorder
      </Button>
    </fetcher.Form>
  );
}
