import { type ComponentType, lazy, Suspense, useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { useMe } from '../../ui/layout/me.ts';
import { onSignInWish } from '../../ui/layout/sign-in-wish.ts';
import { popupSeen, rememberPopup } from './popup-seen.ts';
import { useQuietMoment } from './use-quiet-moment.ts';
import type { SignUpVariant } from './sign-up-words.ts';

interface DialogProps {
  variant: SignUpVariant;
  onClose: () => void;
}

/** If the dialog cannot be fetched, nothing opens and the page keeps working. */
const SignInDialog = lazy<ComponentType<DialogProps>>(() =>
  import('./sign-in-dialog.tsx').catch(() => ({ default: () => null })),
);

/** Pages to read, with nothing to fill in. Everywhere else the popup would be in the way. */
const TELLING_PAGES = /^\/(about|how-it-works|gallery|pricing|faq)?\/?$/;

/**
 * Offers signing in: once in a visit, in a quiet moment, to visitors who are not signed in. Also opens on
 * request.
 */
export function SignInPopup() {
  const { state, user } = useMe();
  const { pathname } = useLocation();
  const [shown, setShown] = useState<SignUpVariant | null>(null);
  const stranger = state === 'ready' && !user;
  useEffect(() => {
    if (user) rememberPopup();
  }, [user]);
  useEffect(() => onSignInWish(() => setShown('asked-for')), []);
  useQuietMoment(stranger && !shown && TELLING_PAGES.test(pathname), () => {
    if (popupSeen()) return;
    rememberPopup();
    setShown('by-itself');
  });
  return (
    <Suspense>
      {shown && stranger && <SignInDialog variant={shown} onClose={() => setShown(null)} />}
    </Suspense>
  );
}
