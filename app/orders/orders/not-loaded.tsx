import { useEffect } from 'react';
import { useAsyncError, useRevalidator } from 'react-router';
import { Button } from '../../ui/parts/button.tsx';
import { useFocusAfterLeaving } from '../../ui/parts/kept-focus.ts';
import { UnlessOffline } from '../../ui/parts/offline.tsx';
import { showToast } from '../../ui/parts/toast.tsx';

/** Shown when the orders could not be read. Every failed attempt shows the message again. */
export function NotLoaded() {
  const error = useAsyncError();
  const { revalidate, state } = useRevalidator();
  useFocusAfterLeaving();
  useEffect(() => {
    if (error) showToast({ title: 'Error', description: 'Failed to load orders', kind: 'failure' });
  }, [error]);
  return (
    <UnlessOffline>
      <div role="alert" className="grid justify-items-start gap-3">
        <p>Your orders could not be loaded. They are safe; please try once more.</p>
        <Button busy={state === 'loading'} onClick={() => void revalidate()}>
          Try again
        </Button>
      </div>
    </UnlessOffline>
  );
}
