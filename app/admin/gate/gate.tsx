import { useEffect, useRef } from 'react';
import { ShieldCheck } from 'lucide-react';
import { data, Form, useNavigate, useNavigation, useSearchParams } from 'react-router';
import { PasswordField } from '../../account/account/account-page.tsx';
import { atMost, forEveryone } from '../../account/account/audience.server.ts';
import { pageMeta } from '../../ui/layout/page-meta.ts';
import { Door } from '../../account/staff-sessions/door.tsx';
import { tooManyTries } from '../../account/staff-sessions/too-many-tries.ts';
import { Button } from '../../ui/parts/button.tsx';
import { Field } from '../../ui/parts/field.tsx';
import { showToast } from '../../ui/parts/toast.tsx';
import { readForm } from '../../platform/bodies/read-form.server.ts';
import type { Route } from './+types/gate.ts';
import { openGate, openWithCode } from './open-gate.server.ts';
import { roomAddress } from './room-address.ts';
import { tellOpened } from './tell-opened.ts';

export const middleware = [forEveryone, atMost('doors')];

export function meta() {
  return [...pageMeta('Staff', 'For the people who make the books.'), { name: 'robots', content: 'noindex' }];
}

/** The gate's next question, or the reason for its refusal. */
interface Shut {
  step: 'password' | 'code';
  problem?: string;
}
type Answer = Shut | { open: true; byCode: boolean };

/** The staff pages are unlocked until the page is reloaded. A reload leads back here. */
export async function action({ request }: Route.ActionArgs) {
  const fields = await readForm(request);
  const word = (name: string) => String(fields.get(name) ?? '');
  if (fields.has('code')) return withCode(await openWithCode(request, word('code')));
  const gate = await openGate(request, word('email'), word('password'));
  if (gate === 'wrong') return answer({ step: 'password', problem: 'Invalid password!' }, 401);
  if ('waitSeconds' in gate)
    return answer({ step: 'password', problem: tooManyTries(gate.waitSeconds) }, 429);
  return data<Answer>(gate.opened ? { open: true, byCode: false } : { step: 'code' }, {
    headers: { 'Set-Cookie': gate.setCookie },
  });
}

function withCode(second: Awaited<ReturnType<typeof openWithCode>>) {
  if (second === 'open') return answer({ open: true, byCode: true }, 200);
  if (second === 'again')
    return answer({ step: 'password', problem: 'That took too long. Please begin again.' }, 401);
  if (second === 'wrong')
    return answer({ step: 'code', problem: 'This code is not right, or it was used.' }, 401);
  return answer({ step: 'code', problem: tooManyTries(second.waitSeconds) }, 429);
}

const answer = (body: Answer, status: number) => data<Answer>(body, status);

export default function Gate({ actionData }: Route.ComponentProps) {
  const navigate = useNavigate();
  const next = roomAddress(useSearchParams()[0].get('next'));
  const opened = actionData && 'open' in actionData;
  const shut = actionData && !('open' in actionData) ? actionData : null;
  useEffect(() => {
    if (!actionData) return;
    if ('open' in actionData) {
      tellOpened(actionData);
      void navigate(next, { replace: true });
    } else if (actionData.problem) showToast({ title: actionData.problem, kind: 'failure' });
  }, [actionData, navigate, next]);

  return (
    <Door>
      {shut?.step === 'code' ? (
        <CodeStep problem={shut.problem} />
      ) : (
        <PasswordStep problem={shut?.problem} opened={opened === true} />
      )}
    </Door>
  );
}

function PasswordStep({ problem, opened }: { problem: string | undefined; opened: boolean }) {
  const busy = useNavigation().state !== 'idle' || opened;
  return (
    <>
      <h1 className="mb-4 text-3xl">Staff room</h1>
      <p className="panel panel-crimson mb-4 hidden p-3 noscript:block">
        The staff room needs JavaScript. Please switch it on for this site.
      </p>
      <Form method="post" className="grid gap-4">
        <Field
          label="E-mail (optional)"
          name="email"
          type="email"
          autoComplete="username"
          hint="The owner may leave it empty."
        />
        <PasswordField label="Password" name="password" autoComplete="current-password" error={problem} />
        <Button kind="main" type="submit" busy={busy}>
          Open
        </Button>
      </Form>
    </>
  );
}

function CodeStep({ problem }: { problem: string | undefined }) {
  const busy = useNavigation().state !== 'idle';
  const field = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (problem) field.current?.querySelector('input')?.select();
  }, [problem]);
  return (
    <>
      <ShieldCheck aria-hidden="true" strokeWidth={2} className="mb-2 size-9 text-teal" />
      <h1 className="mb-2 text-3xl">One more step</h1>
      <p className="mb-4">Type the six digits that your authenticator app shows for Nanhe Veer.</p>
      <Form method="post" className="grid gap-4">
        <div ref={field}>
          <Field
            label="Code"
            name="code"
            autoComplete="one-time-code"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={40}
            required
            // oxlint-disable-next-line jsx-a11y/no-autofocus -- The only field of a step that was asked for.
            autoFocus
            hint="No phone at hand? One of your recovery codes opens it too."
            error={problem}
          />
        </div>
        <Button kind="main" type="submit" busy={busy}>
          Open
        </Button>
      </Form>
      <a href="/admin" className="text-link mt-4 inline-block">
        Begin again
      </a>
    </>
  );
}
