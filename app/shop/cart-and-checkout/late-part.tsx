import { type ReactNode, Suspense } from 'react';
import { Button } from '../../ui/parts/button.tsx';
import { Guard } from '../../ui/parts/guard.tsx';
import { UnlessOffline } from '../../ui/parts/offline.tsx';

/**
 * A part of buying whose script comes when it is wanted.
 * @param lost what is true when it does not come
 */
export function LatePart({
  waiting,
  lost,
  className = '',
  children,
}: {
  waiting: ReactNode;
  lost: string;
  className?: string;
  children: ReactNode;
}) {
  return (
    <Guard
      renderInstead={() => (
        <UnlessOffline>
          <div role="alert" className={`${className} grid justify-items-start gap-3`}>
            <p>{lost}</p>
            {/* A script that did not come once comes no more in this document: another try is another document. */}
            <Button onClick={() => location.reload()}>Try again</Button>
          </div>
        </UnlessOffline>
      )}
    >
      <Suspense fallback={waiting}>{children}</Suspense>
    </Guard>
  );
}
