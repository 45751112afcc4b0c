import { Suspense } from 'react';
import { useSearchParams } from 'react-router';
import { later } from '../parts/later.tsx';
import { useMe } from './me.ts';

const ConfirmedDialog = later(() => import('./confirmed-dialog.tsx'));

/**
 * Says what happened after a visitor followed the link in the confirmation letter. Closing it removes the
 * parameter from the address bar.
 */
export function ConfirmedNotice() {
  const inBrowser = useMe().state === 'ready';
  const [search, setSearch] = useSearchParams();
  const outcome = inBrowser ? search.get('confirmed') : null;
  if (outcome !== 'yes' && outcome !== 'expired') return null;
  const close = () => {
    setSearch(
      (before) => {
        before.delete('confirmed');
        return before;
      },
      { replace: true, preventScrollReset: true },
    );
  };
  return (
    <Suspense>
      <ConfirmedDialog outcome={outcome} onClose={close} />
    </Suspense>
  );
}
