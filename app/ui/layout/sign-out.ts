import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { sayIfOffline } from '../parts/connection.ts';
import { showToast } from '../parts/toast.tsx';
import { refreshMe } from './me.ts';

const PRIVATE = /^\/(orders|order-tracking|order-confirmation|thank-you|cart|shopping-cart)(\/|$)/;

/** Ends the session, says goodbye and leaves screens that only a customer may see. */
export function useSignOut(onDone: () => void): { signOut: () => Promise<void>; busy: boolean } {
  const [busy, setBusy] = useState(false);
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const signOut = async () => {
    if (busy) return;
    setBusy(true);
    const done = await postSignOut();
    setBusy(false);
    if (!done) {
      showToast({
        kind: 'failure',
        title: 'Error',
        description: 'An unexpected error occurred. Please try again.',
      });
      return;
    }
    await refreshMe();
    onDone();
    showToast({
      kind: 'success',
      title: 'See you soon! 👋',
      description: "You've been signed out successfully!",
    });
    if (PRIVATE.test(pathname)) await navigate('/');
  };
  return { signOut, busy };
}

async function postSignOut(): Promise<boolean> {
  try {
    return (await fetch('/api/sign-out', { method: 'POST' })).ok;
  } catch {
    void sayIfOffline();
    return false;
  }
}
