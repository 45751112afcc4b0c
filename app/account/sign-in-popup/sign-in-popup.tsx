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

/** Nobody's page breaks because this could not be fetched. */
const SignInDialog = lazy<ComponentType<DialogProps>>(() =>
  import('./sign-in-dialog.tsx').catch(() => ({ default: () => null })),
);

/** Pages that tell and have nothing to fill in. Everywhere else the popup would stand in somebody's way. */
const TELLING_PAGES = /^\/(about|how-it-works|gallery|pricing|faq)?\/?$/;

/** The way in that offers itself: once in a visit, in a quiet moment, to visitors who are not signed in. */
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
