import { useEffect, useRef, useState } from 'react';
import { redirect, useNavigate } from 'react-router';
import { NOTHING_KEPT } from '../kept-drafts/nothing-kept.tsx';
import { takeWayOn } from '../kept-drafts/way-on.ts';
import { refreshMe } from '../../ui/layout/me.ts';
import { pageMeta } from '../../ui/layout/page-meta.ts';
import { sameSitePath } from '../../platform/pages/same-site-path.ts';
import { ButtonLink } from '../../ui/parts/button.tsx';
import { Dialog } from '../../ui/parts/dialog.tsx';
import { clearToasts, showToast } from '../../ui/parts/toast.tsx';
import type { Route } from './+types/auth.ts';
import { AccountPage, WithoutScript } from './account-page.tsx';
import { atMost, forEveryone } from './audience.server.ts';
import { answerAuthForm, type AuthAnswer, type AuthMode, type Typed } from './auth-answer.server.ts';
import { AuthForm, OtherForm } from './auth-form.tsx';
import { currentUser } from './session.server.ts';

export const middleware = [forEveryone, atMost('doors')];

export function meta() {
  return pageMeta('Sign in or join', 'Sign in to go on with your comic book and to follow your orders.');
}

export async function loader({ request, url }: Route.LoaderArgs) {
  const next = sameSitePath(url.searchParams.get('next'));
  const signedIn = (await currentUser(request)) !== null;
  if (signedIn && next) throw redirect(next);
  return { signedIn, next, mode: modeOf(url.searchParams.get('mode')) };
}

export function action({ request, url }: Route.ActionArgs) {
  return answerAuthForm(request, url);
}

/** A call that fails on its way is reported like every other failure, and the form stays as it was. */
export async function clientAction({ request, serverAction }: Route.ClientActionArgs): Promise<AuthAnswer> {
  const form = await request.clone().formData();
  try {
    return await serverAction();
  } catch {
    return {
      kind: 'problem',
      title: 'Error',
      description: 'An unexpected error occurred. Please try again.',
      mode: modeOf(form.get('mode')),
      typed: {},
    };
  }
}

/**
 * After signing in, the customer goes on to another page; loading this screen again would cut the greeting
 * short. After a failure there is nothing new to load, and loading without a connection would break the page.
 */
export function shouldRevalidate({
  actionResult,
  defaultShouldRevalidate,
}: {
  actionResult?: AuthAnswer;
  defaultShouldRevalidate: boolean;
}) {
  return actionResult ? false : defaultShouldRevalidate;
}

/** The form on the screen. A new `round` gives an empty form. */
interface Stand {
  mode: AuthMode;
  typed: Typed;
  round: number;
  problem: Extract<AuthAnswer, { kind: 'problem' }> | null;
}

export default function Auth({
  loaderData: { signedIn, next, mode: asked },
  actionData,
}: Route.ComponentProps) {
  const [stand, setStand] = useState<Stand>(() => standAfter(actionData, asked, 0));
  const [inbox, setInbox] = useState(() => inboxAfter(actionData));
  const [closedInboxes, setClosedInboxes] = useState(0);
  const [answered, setAnswered] = useState(actionData);
  if (actionData !== answered) {
    setAnswered(actionData);
    setInbox(inboxAfter(actionData));
    setStand(standAfter(actionData, stand.mode, stand.round));
  }
  const { mode, problem } = stand;

  useEffect(() => {
    if (actionData?.kind === 'check-inbox') clearToasts();
    if (actionData?.kind !== 'problem') return;
    const { title, description } = actionData;
    showToast({ kind: 'failure', title, description });
  }, [actionData]);

  const startAnew = (nextMode: AuthMode) =>
    setStand(({ round }) => ({ mode: nextMode, typed: {}, round: round + 1, problem: null }));

  if (signedIn) return <SignedIn next={next} />;
  if (actionData?.kind === 'signed-in') return <SignedIn next={actionData.next} justNow />;
  return (
    <AccountPage
      takesFocus={closedInboxes}
      title={mode === 'sign-up' ? 'Join the Adventure!' : 'Welcome Back!'}
      lead={
        mode === 'sign-up'
          ? 'A minute of typing for you, a cape for your child.'
          : 'The heroes were asking about you.'
      }
    >
      {problem && <WithoutScript title={problem.title}>{problem.description}</WithoutScript>}
      {actionData?.kind === 'check-inbox' && (
        <WithoutScript title="Check your inbox" calm>
          <CheckInbox email={actionData.email} />
        </WithoutScript>
      )}
      <AuthForm key={`${mode}-${stand.round}`} mode={mode} typed={stand.typed} problem={problem} />
      <OtherForm mode={mode} next={next} onChange={startAnew} />
      <Dialog
        open={inbox !== null}
        title="Check your inbox"
        onClose={() => {
          setInbox(null);
          setClosedInboxes((count) => count + 1);
          startAnew(mode);
        }}
      >
        <CheckInbox email={inbox ?? ''} />
      </Dialog>
    </AccountPage>
  );
}

function CheckInbox({ email }: { email: string }) {
  return (
    <>
      <p>
        We have sent a confirmation to <strong className="wrap-anywhere">{email}</strong>. Click the link in
        it, and your account is ready.
      </p>
      <p className="mt-3">Nothing there after a minute or two? Please check your spam folder too.</p>
    </>
  );
}

function standAfter(answer: AuthAnswer | undefined, mode: AuthMode, round: number): Stand {
  if (answer?.kind !== 'problem') return { mode, typed: {}, round, problem: null };
  return { mode: answer.mode, typed: answer.typed, round, problem: answer };
}

function inboxAfter(answer: AuthAnswer | undefined): string | null {
  return answer?.kind === 'check-inbox' ? answer.email : null;
}

function modeOf(written: FormDataEntryValue | null): AuthMode {
  return written === 'sign-up' ? 'sign-up' : 'sign-in';
}

const WELCOME = { title: 'Welcome back!', description: 'You have successfully logged in.' };

/**
 * Takes somebody who is signed in on to the next page at once, with a greeting when they have just signed in.
 */
function SignedIn({ next, justNow = false }: { next: string | null; justNow?: boolean }) {
  const navigate = useNavigate();
  const gone = useRef(false);
  const [notKept, setNotKept] = useState(false);
  useEffect(() => {
    if (gone.current) return;
    gone.current = true;
    const goOn = async () => {
      if (justNow) {
        // The shop accepted the sign-in, but the browser did not keep its cookie.
        if ((await refreshMe()) === null) return setNotKept(true);
        showToast({ kind: 'success', ...WELCOME });
      }
      await navigate(await takeWayOn(next), { replace: true });
    };
    void goOn();
  }, [next, justNow, navigate]);
  if (notKept) return <AccountPage title={NOTHING_KEPT.title} lead={NOTHING_KEPT.words} takesFocus={1} />;
  return (
    <AccountPage title={WELCOME.title} lead={WELCOME.description}>
      <ButtonLink to={next ?? '/'} kind="main">
        Go on
      </ButtonLink>
    </AccountPage>
  );
}
