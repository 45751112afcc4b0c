import { useEffect } from 'react';
import { useRevalidator } from 'react-router';
import { Button } from '../../ui/parts/button.tsx';
import { useFocusAfterLeaving } from '../../ui/parts/kept-focus.ts';
import { UnlessOffline } from '../../ui/parts/offline.tsx';
import { showToast } from '../../ui/parts/toast.tsx';

/** The cart could not be read. */
export function CartNotLoaded({ error }: { error: unknown }) {
  const { revalidate, state } = useRevalidator();
  useFocusAfterLeaving();
  useEffect(() => {
    if (error) showToast({ title: 'Error', description: 'Failed to load cart items.', kind: 'failure' });
  }, [error]);
  return (
    <UnlessOffline>
      <div className="page max-w-4xl py-10">
        <h1 className="text-4xl">Your cart</h1>
        <div role="alert" className="mt-8 grid justify-items-start gap-3">
          <p>Your cart could not be loaded. Your books are safe in it; please try once more.</p>
          <Button busy={state === 'loading'} onClick={() => void revalidate()}>
            Try again
          </Button>
        </div>
      </div>
    </UnlessOffline>
  );
}
