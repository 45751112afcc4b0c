import { useEffect, useRef } from 'react';
import { data, Form, useNavigation } from 'react-router';
import { announceAuthEvent } from '../../ui/layout/auth-events.ts';
import { pageMeta } from '../../ui/layout/page-meta.ts';
import { Button, ButtonLink } from '../../ui/parts/button.tsx';
import { clearToasts, showToast } from '../../ui/parts/toast.tsx';
import { readForm } from '../../platform/bodies/read-form.server.ts';
import type { Route } from './+types/reset-password.ts';
import { AccountPage, PasswordField, WithoutScript } from './account-page.tsx';
import { countLinkUse, rememberDevice, waitMessage } from './attempts.server.ts';
import { atMost, forEveryone } from './audience.server.ts';
import { isOpenReset, resetPassword } from './reset-password.server.ts';
import { passwordProblem } from './sign-up.schema.ts';

export const middleware = [forEveryone, atMost('doors')];

export function meta() {
  return [
    ...pageMeta('Choose a new password', 'Choose a new password for your Nanhe Veer account.'),
    // The page address holds the secret of the letter, so links on the page must not pass it on.
    { name: 'referrer', content: 'no-referrer' },
  ];
}

export async function loader({ url }: Route.LoaderArgs) {
  const token = url.searchParams.get('token') ?? '';
  return { token, open: await isOpenReset(token) };
}

export async function action({ request }: Route.ActionArgs) {
  const form = await readForm(request);
  const password = String(form.get('password') ?? '');
  const problem = passwordProblem(password);
  if (problem) return refuse(problem.title, problem.description);
  const wait = await countLinkUse(request);
  if (wait > 0) return refuse('Error', waitMessage(wait));
  const email = await resetPassword(String(form.get('token') ?? ''), password);
  if (!email) return refuse('Error', 'This link was used before or is too old. Please ask for a new one.');
  return data({ done: true, problem: null }, { headers: { 'Set-Cookie': await rememberDevice(email) } });
}

function refuse(title: string, description: string) {
  return data({ done: false, problem: { title, description } }, { status: 422 });
}

export default function ResetPassword({ loaderData, actionData }: Route.ComponentProps) {
  const busy = useNavigation().state !== 'idle';
  const problem = actionData?.problem ?? null;
  const form = useRef<HTMLFormElement>(null);
  const done = actionData?.done ?? false;
  useEffect(() => {
    if (done) clearToasts();
  }, [done]);
  useEffect(() => {
    if (!problem) return;
    showToast({ kind: 'failure', ...problem });
    form.current?.querySelector<HTMLElement>('[name="password"]')?.focus();
  }, [problem]);
  useEffect(() => {
    if (loaderData.open) announceAuthEvent('password recovery', 'here');
  }, [loaderData.open]);
  if (done) return <Done />;
  if (!loaderData.open) return <Closed />;
  return (
    <AccountPage title="Choose a new password" lead="With it you are signed out on every device.">
      {problem && <WithoutScript title={problem.title}>{problem.description}</WithoutScript>}
      <Form ref={form} method="post" noValidate className="grid gap-5">
        <input type="hidden" name="token" value={loaderData.token} />
        <PasswordField
          label="New password"
          name="password"
          autoComplete="new-password"
          hint="Password must be at least 6 characters long"
          error={problem?.description}
        />
        <Button type="submit" kind="main" large busy={busy}>
          {busy ? 'Processing...' : 'Save the password'}
        </Button>
      </Form>
    </AccountPage>
  );
}

function Done() {
  return (
    <AccountPage takesFocus={1} title="Password changed" lead="Please sign in with the new one.">
      <ButtonLink to="/auth" kind="main">
        Go to Sign In
      </ButtonLink>
    </AccountPage>
  );
}

function Closed() {
  return (
    <AccountPage title="This link is closed" lead="It was used before, or it is older than an hour.">
      <ButtonLink to="/forgot-password" kind="main">
        Ask for a new link
      </ButtonLink>
    </AccountPage>
  );
}
