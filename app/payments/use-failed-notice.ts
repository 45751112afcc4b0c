import { useEffect } from 'react';
import { useSearchParams } from 'react-router';
import { showToast } from '../ui/toast.tsx';
import { PAYMENT_ERROR, PAYMENT_FAILED } from './payment-window.ts';

/** A browser inside another app comes back with its failure in the address. */
export function useFailedNotice(): void {
  const [search, setSearch] = useSearchParams();
  const failed = search.get('payment') === 'failed';
  useEffect(() => {
    if (!failed) return;
    showToast({ title: PAYMENT_ERROR, description: PAYMENT_FAILED, kind: 'failure' });
    setSearch(
      (now) => {
        now.delete('payment');
        return now;
      },
      { replace: true },
    );
  }, [failed, setSearch]);
}
