import { data } from 'react-router';
import { sameSitePath } from '../../platform/pages/same-site-path.ts';
import { oneLine } from '../../platform/strings/typed-text.ts';
import { waitMessage } from './attempts.server.ts';
import { signIn } from './sign-in.server.ts';
import { checkSignUp, type FormProblem } from './sign-up.schema.ts';
import { SIGN_UP_FAILED, signUp } from './sign-up.server.ts';
import { readForm } from '../../platform/bodies/read-form.server.ts';

/** Which of its two forms the screen shows. */
export type AuthMode = 'sign-in' | 'sign-up';

/** What the screen says after a form was sent. */
export type AuthAnswer =
  | { kind: 'signed-in'; next: string | null }
  | { kind: 'check-inbox'; email: string }
  | (FormProblem & { kind: 'problem'; mode: AuthMode; typed: Typed });

/** What the form shows again after a problem. Never the password. */
export type Typed = Partial<Record<'fullName' | 'email' | 'phone' | 'address', string>>;

/** Signs somebody in or up. */
export async function answerAuthForm(request: Request, url: URL) {
  const form = await readForm(request);
  const next = sameSitePath(url.searchParams.get('next'));
  return form.get('mode') === 'sign-up' ? join(request, form) : enter(request, form, next);
}

async function enter(request: Request, form: FormData, next: string | null) {
  const email = textOf(form, 'email');
  const outcome = await signIn(request, email, textOf(form, 'password'));
  if ('refused' in outcome) {
    return refuse({ title: 'Login Failed', description: outcome.refused }, 'sign-in', {
      email: oneLine(email),
    });
  }
  const headers = new Headers();
  for (const cookie of outcome.cookies) headers.append('Set-Cookie', cookie);
  return data<AuthAnswer>({ kind: 'signed-in', next }, { headers });
}

async function join(request: Request, form: FormData) {
  const checked = checkSignUp(form);
  const typed: Typed = Object.fromEntries(
    ['fullName', 'email', 'phone', 'address'].map((name) => [name, textOf(form, name)]),
  );
  if ('problem' in checked) return refuse(checked.problem, 'sign-up', typed);
  const { email } = checked.signUp;
  const outcome = await signUp(request, checked.signUp);
  switch (outcome.kind) {
    case 'check-inbox':
      return data<AuthAnswer>({ kind: 'check-inbox', email });
    case 'account-exists':
      return refuse(ACCOUNT_EXISTS, 'sign-in', { email });
    case 'wait':
      return refuse(
        { title: NO_ACCOUNT, description: `${waitMessage(outcome.seconds)} ${ANOTHER_WAY}` },
        'sign-up',
        typed,
      );
    case 'failed':
      return refuse({ title: NO_ACCOUNT, description: SIGN_UP_FAILED }, 'sign-up', typed);
  }
}

const NO_ACCOUNT = 'Signup Failed';
const ANOTHER_WAY =
  'Letters that you did not ask for? Then somebody else typed your address: “Forgot your password?” opens your account all the same.';
const ACCOUNT_EXISTS = {
  title: 'Account Exists',
  description: 'An account with this email already exists. Please sign in instead.',
};

function refuse(problem: FormProblem, mode: AuthMode, typed: Typed) {
  return data<AuthAnswer>({ kind: 'problem', ...problem, mode, typed }, { status: 422 });
}

function textOf(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === 'string' ? value : '';
}
