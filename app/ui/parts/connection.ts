import { useEffect, useEffectEvent, useState } from 'react';
import { showToast } from './toast.tsx';

const SMALL_FILE = '/icon.svg';
const PATIENCE_MS = 5_000;
const EVERY_MS = 5_000;

let lost = false;

/** Asks the shop for a small file. Any response, whatever it says, proves a connection. */
export async function noConnection(): Promise<boolean> {
  const options: RequestInit = {
    method: 'HEAD',
    cache: 'no-store',
    signal: AbortSignal.timeout(PATIENCE_MS),
  };
  lost = await fetch(SMALL_FILE, options).then(
    () => false,
    () => true,
  );
  return lost;
}

/** Thrown when the code of a page could not be loaded. */
export class NotLoaded extends Error {}

/**
 * For React Router, which loads the document again when the code of a page cannot be loaded. Without a
 * connection, that ends on the browser's own error page. This makes the page throw instead, like one whose
 * data could not be loaded.
 * @public for the plugin in `vite.config.ts`.
 */
export function unlessOffline<Module>(code: Promise<Module>): Promise<Module | Record<string, () => never>> {
  return code.catch(async () => {
    if (await noConnection()) return { default: fail, clientLoader: fail, clientAction: fail };
    location.reload();
    return new Promise(() => {});
  });
}

function fail(): never {
  throw new NotLoaded();
}

/** Tells a visitor that the shop did not get what they sent, but only when there is no connection. */
export async function sayIfOffline(): Promise<void> {
  if (await noConnection())
    showToast({
      title: 'No connection',
      description:
        'You seem to be offline. Nothing you typed is lost. Please try again when you are connected.',
    });
}

/**
 * Whether something could not be shown because there is no connection. Once true, it stays true until the
 * page is loaded again.
 */
export function useOffline(): boolean {
  const [offline, setOffline] = useState(lost);
  useEffect(() => {
    void noConnection().then((now) => now && setOffline(true));
  }, []);
  return offline;
}

/** Calls `back` as soon as the shop can be reached. */
export function useWhenBack(back: () => void): void {
  const look = useEffectEvent(async () => {
    if (!(await noConnection())) back();
  });
  useEffect(() => {
    const again = () => void look();
    again();
    const timer = setInterval(again, EVERY_MS);
    addEventListener('online', again);
    return () => {
      clearInterval(timer);
      removeEventListener('online', again);
    };
  }, []);
}
