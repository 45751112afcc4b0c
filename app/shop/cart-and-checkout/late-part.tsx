import { type ReactNode, Suspense } from 'react';
import { Button } from '../../ui/parts/button.tsx';
import { Guard } from '../../ui/parts/guard.tsx';
import { UnlessOffline } from '../../ui/parts/offline.tsx';

/**
 * A part of the checkout whose script loads on demand.
 * @param lost the message when the script fails to load
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
            {/* A browser does not retry a failed module in the same document, so a retry reloads the page. */}
            <Button onClick={() => location.reload()}>Try again</Button>
          </div>
        </UnlessOffline>
      )}
    >
      <Suspense fallback={waiting}>{children}</Suspense>
    </Guard>
  );
}
