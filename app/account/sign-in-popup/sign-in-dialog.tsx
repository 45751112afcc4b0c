import { useEffect, useRef, useState } from 'react';
import { refreshMe } from '../../ui/layout/me.ts';
import { Button } from '../../ui/parts/button.tsx';
import { sayIfOffline } from '../../ui/parts/connection.ts';
import { Dialog } from '../../ui/parts/dialog.tsx';
import { showToast } from '../../ui/parts/toast.tsx';
import { PopupForm, type PopupMode } from './popup-form.tsx';
import {
  type SignUpVariant,
  ALMOST_THERE,
  ALREADY_WITH_US,
  NOT_RIGHT,
  type PopupProblem,
  signInRefused,
  signUpProblem,
  signUpRefused,
  type TypedSignUp,
  WELCOME_BACK,
} from './sign-up-words.ts';
import type { PopupAnswer } from './sign-in-request.ts';

const TITLE: Record<PopupMode, string> = { 'sign-in': 'Welcome Back!', 'sign-up': 'Join the Adventure!' };
const LEAD: Record<PopupMode, string> = {
  'sign-in': 'Sign in, and your books and your cart are with you on every device.',
  'sign-up': 'A minute of typing for you, a cape for your child.',
};

/**
 * Signing in or up without leaving the page. Its buttons and Escape close it; a press outside it does not.
 */
export default function SignInDialog({ variant, onClose }: { variant: SignUpVariant; onClose: () => void }) {
  const [mode, setMode] = useState<PopupMode>('sign-in');
  const [problem, setProblem] = useState<PopupProblem | null>(null);
  const [busy, setBusy] = useState(false);
  const [sentTo, setSentTo] = useState<string | null>(null);
  const tell = (found: PopupProblem) => {
    setProblem(found);
    showToast({ kind: 'failure', title: found.title, description: found.description });
  };
  const change = (next: PopupMode) => {
    setMode(next);
    setProblem(null);
  };
  const submit = async (form: HTMLFormElement) => {
    if (busy) return;
    const typed = Object.fromEntries(new FormData(form)) as unknown as TypedSignUp;
    const missing = mode === 'sign-up' ? signUpProblem(typed, variant) : null;
    if (missing) return tell(missing);
    setBusy(true);
    setProblem(null);
    const answer = await ask({ ...typed, mode, variant });
    if (answer?.kind === 'signed-in') {
      showToast({ kind: 'success', ...WELCOME_BACK });
      await refreshMe();
      return onClose();
    }
    setBusy(false);
    switch (answer?.kind) {
      case 'check-inbox':
        showToast({ kind: 'success', ...ALMOST_THERE });
        return setSentTo(answer.email);
      case 'account-exists':
        tell(ALREADY_WITH_US);
        return setMode('sign-in');
      case 'refused':
        return tell(
          mode === 'sign-in' ? signInRefused(answer.message) : signUpRefused(answer.message, answer.field),
        );
      default:
        return tell(NOT_RIGHT);
    }
  };
  if (sentTo !== null) {
    return (
      <Dialog key="sent" open onClose={onClose} title="Check your inbox">
        <p>
          We have sent a confirmation to <strong className="wrap-anywhere">{sentTo}</strong>. Click the link
          in it, and your account is ready.
        </p>
        <p className="mt-3">Nothing there after a minute or two? Please check your spam folder too.</p>
        <Button kind="main" onClick={onClose} className="mt-5">
          Got it
        </Button>
      </Dialog>
    );
  }
  return (
    <Dialog key="form" open onClose={onClose} title={TITLE[mode]}>
      <Lead quiet={variant === 'by-itself'}>{LEAD[mode]}</Lead>
      <PopupForm mode={mode} variant={variant} problem={problem} busy={busy} onSubmit={submit} />
      <div className="mt-4 flex flex-wrap items-center justify-between gap-x-6">
        <button
          type="button"
          className="text-link min-h-11"
          onClick={() => change(mode === 'sign-in' ? 'sign-up' : 'sign-in')}
        >
          {mode === 'sign-in' ? "Don't have an account? Sign up" : 'Already have an account? Sign in'}
        </button>
        <button type="button" className="text-link min-h-11" onClick={onClose}>
          Maybe later
        </button>
      </div>
    </Dialog>
  );
}

/**
 * When the dialog opens by itself, the focus goes here and not into a field, so that no phone keyboard opens.
 */
function Lead({ quiet, children }: { quiet: boolean; children: string }) {
  const lead = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (quiet) lead.current?.setAttribute('autofocus', '');
  }, [quiet]);
  return (
    <p ref={lead} tabIndex={-1} className="mb-5 text-ink-soft outline-none">
      {children}
    </p>
  );
}

/** @returns null when the shop cannot be reached or its answer cannot be read. */
async function ask(fields: Record<string, string> | (TypedSignUp & { mode: string; variant: string })) {
  try {
    const response = await fetch('/api/sign-in', {
      method: 'POST',
      headers: { Accept: 'application/json' },
      body: new URLSearchParams({ ...fields }),
    });
    return (await response.json()) as PopupAnswer;
  } catch {
    void sayIfOffline();
    return null;
  }
}
