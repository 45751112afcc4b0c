import { useEffect, useRef } from 'react';
import { data, Form, useNavigation } from 'react-router';
import { pageMeta } from '../../ui/layout/page-meta.ts';
import { plainEmail } from '../../platform/strings/plain-line.ts';
import { Button, ButtonLink } from '../../ui/parts/button.tsx';
import { Field } from '../../ui/parts/field.tsx';
import { clearToasts, showToast } from '../../ui/parts/toast.tsx';
import { readForm } from '../../platform/bodies/read-form.server.ts';
import type { Route } from './+types/forgot-password.ts';
import { AccountPage, WithoutScript } from './account-page.tsx';
import { waitMessage } from './attempts.server.ts';
import { atMost, forEveryone } from './audience.server.ts';
import { askForReset } from './reset-password.server.ts';
import { emailProblem } from './sign-up.schema.ts';

export const middleware = [forEveryone, atMost('doors')];

export function meta() {
  return pageMeta('Forgot your password?', 'Choose a new password for your Nanhe Veer account.');
}

export async function action({ request }: Route.ActionArgs) {
  const email = plainEmail(String((await readForm(request)).get('email') ?? ''));
  if (emailProblem(email)) return refuse('Please enter your e-mail address.');
  const wait = await askForReset(request, email);
  return wait > 0 ? refuse(waitMessage(wait)) : { sentTo: email, problem: null };
}

function refuse(description: string) {
  return data({ sentTo: null, problem: { title: 'Error', description } }, { status: 422 });
}

export default function ForgotPassword({ actionData }: Route.ComponentProps) {
  const busy = useNavigation().state !== 'idle';
  const problem = actionData?.problem ?? null;
  const form = useRef<HTMLFormElement>(null);
  const sentTo = actionData?.sentTo ?? null;
  useEffect(() => {
    if (sentTo) clearToasts();
  }, [sentTo]);
  useEffect(() => {
    if (!problem) return;
    showToast({ kind: 'failure', ...problem });
    form.current?.querySelector<HTMLElement>('[name="email"]')?.focus();
  }, [problem]);
  if (sentTo) return <Sent to={sentTo} />;
  return (
    <AccountPage
      title="Forgot your password?"
      lead="It happens to heroes too. We send you a link with which you can choose a new one."
    >
      {problem && <WithoutScript title={problem.title}>{problem.description}</WithoutScript>}
      <Form ref={form} method="post" noValidate className="grid gap-5">
        <Field
          label="Email"
          name="email"
          type="email"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          required
          error={problem?.description}
        />
        <Button type="submit" kind="main" large busy={busy}>
          {busy ? 'Processing...' : 'Send the link'}
        </Button>
      </Form>
    </AccountPage>
  );
}

function Sent({ to }: { to: string }) {
  return (
    <AccountPage
      takesFocus={1}
      title="Check your inbox"
      lead="The link in our letter works once, within an hour."
    >
      <output className="block">
        If there is an account for <strong className="wrap-anywhere">{to}</strong>, a letter is on its way to
        it. Nothing there after a minute or two? Please check your spam folder too.
      </output>
      <ButtonLink to="/auth" className="mt-6">
        Back to Sign In
      </ButtonLink>
    </AccountPage>
  );
}
