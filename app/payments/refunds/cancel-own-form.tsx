import { useFetcher } from 'react-router';
import { GUARANTEE } from '../../platform/facts/facts.ts';
import { Button } from '../../ui/parts/button.tsx';

/** The form with which a customer cancels an order while that is allowed. */
export function CancelOwnForm({ orderId, until, paid }: { orderId: string; until: string; paid: boolean }) {
  const fetcher = useFetcher<{ problem?: string }>();
  return (
    <details className="panel-quiet p-5">
      <summary className="cursor-pointer font-display text-lg font-bold">Cancel this order</summary>
      <p className="mt-3 mb-4">
        You can cancel within {GUARANTEE.cancelWithin} of ordering, before the work begins: until {until}. Its
        books will not be made{paid ? ', and everything you paid goes back to you' : ''}.
      </p>
      <fetcher.Form method="post" action={`/orders/${orderId}/cancel`}>
        <Button kind="danger" type="submit" busy={fetcher.state !== 'idle'}>
          Cancel the order
        </Button>
        <output className="mt-3 block font-bold text-crimson">{fetcher.data?.problem}</output>
      </fetcher.Form>
    </details>
  );
}
