import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import { refreshMe } from '../shell/me.ts';
import { ButtonLink } from '../ui/button.tsx';
import { showToast } from '../ui/toast.tsx';
import { AccountPage } from './account-page.tsx';
import { takeWayOn } from './same-site-path.ts';

const WELCOME = { title: 'Welcome back!', description: 'You have successfully logged in.' };

/** For somebody who is signed in there is nothing to do here: leads on at once, with a greeting when it is new. */
export function SignedIn({ next, justNow = false }: { next: string | null; justNow?: boolean }) {
  const navigate = useNavigate();
  const gone = useRef(false);
  useEffect(() => {
    if (gone.current) return;
    gone.current = true;
    const goOn = async () => {
      if (justNow) {
        showToast({ kind: 'success', ...WELCOME });
        await refreshMe();
      }
      await navigate(takeWayOn(next), { replace: true });
    };
    void goOn();
  }, [next, justNow, navigate]);
  return (
    <AccountPage title={WELCOME.title} lead={WELCOME.description}>
      <ButtonLink to={next ?? '/'} kind="main">
        Go on
      </ButtonLink>
    </AccountPage>
  );
}
