import { type ReactNode, useState } from 'react';
import { Button } from './button.tsx';
import { noConnection, useOffline, useWhenBack } from './connection.ts';

const loadAgain = () => location.reload();

/**
 * What a visitor reads without a connection. It shows the same page again by itself when the connection is
 * back.
 */
export function OfflineWords({
  again = loadAgain,
  safe = 'Your book is safe on this device.',
}: {
  again?: () => void;
  /** Says what is not lost. */
  safe?: string;
}) {
  const [asking, setAsking] = useState(false);
  useWhenBack(again);
  const askNow = async () => {
    setAsking(true);
    if (await noConnection()) setAsking(false);
    else again();
  };
  return (
    <>
      <p>You seem to be offline. {safe} We try again as soon as you are connected.</p>
      <Button kind="main" className="justify-self-center" busy={asking} onClick={() => void askNow()}>
        Try again
      </Button>
    </>
  );
}

/**
 * Stands for a part of a page that could not be loaded. Without a connection it gives that as the reason;
 * otherwise it shows `children`.
 */
export function UnlessOffline({ again, children }: { again?: () => void; children: ReactNode }) {
  if (!useOffline()) return children;
  return (
    <div role="alert" className="page grid max-w-md gap-3 py-10 text-center">
      <p className="font-display text-2xl font-bold">No connection</p>
      <OfflineWords {...(again && { again })} />
    </div>
  );
}
