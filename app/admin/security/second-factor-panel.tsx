import { useEffect, useState } from 'react';
import { ShieldCheck, ShieldOff } from 'lucide-react';
import { useFetcher } from 'react-router';
import { PasswordField } from '../../account/account/account-page.tsx';
import { Button } from '../../ui/parts/button.tsx';
import { Field } from '../../ui/parts/field.tsx';
import { Panel } from '../../ui/parts/panel.tsx';
import { showToast } from '../../ui/parts/toast.tsx';
import type { action as begin } from './begin-second-factor.ts';
import type { action as confirm } from './confirm-second-factor.ts';
import type { action as drop } from './drop-second-factor.ts';
import type { action as renew } from './new-recovery-codes.ts';
import type { Square } from './qr-path.server.ts';
import { RecoveryCodes } from './recovery-codes.tsx';

interface SecondFactor {
  on: boolean;
  /** Whether all staff need a second factor. */
  required: boolean;
  codesLeft: number;
}

/** The authenticator app: set up, looked after, turned off. New codes stay on the screen until they are put away. */
export function SecondFactorPanel({ on, required, codesLeft }: SecondFactor) {
  const confirming = useFetcher<typeof confirm>();
  const renewing = useFetcher<typeof renew>();
  const [put, setPut] = useState<readonly string[] | null>(null);
  const shown = codesIn(renewing.data) ?? codesIn(confirming.data);
  const Icon = on ? ShieldCheck : ShieldOff;
  return (
    <Panel as="section" aria-labelledby="second-factor" className="p-5 md:p-7">
      <h2 id="second-factor" className="flex items-center gap-2 text-2xl print:hidden">
        Second factor
        <span
          className={`inline-flex items-center gap-1 rounded-full px-3 text-base ${on ? 'bg-leaf-wash' : 'bg-paper-deep'}`}
        >
          <Icon aria-hidden="true" strokeWidth={2.5} className="size-4" />
          {on ? 'On' : 'Off'}
        </span>
      </h2>
      {shown && shown !== put ? (
        <RecoveryCodes key={shown.join(',')} codes={shown} onKept={() => setPut(shown)} />
      ) : on ? (
        <LookAfter codesLeft={codesLeft} required={required} renewing={renewing} confirming={confirming} />
      ) : (
        <>
          <p className="mt-1 mb-5 max-w-[35.5em]">
            An authenticator app on your phone shows a new code every half minute. The gate then asks for it
            after the password, so that a stolen password opens nothing.
          </p>
          <SetUp confirming={confirming} begin="Set it up" />
        </>
      )}
    </Panel>
  );
}

function codesIn(answer: { codes: string[] } | { problem: string } | undefined): readonly string[] | null {
  return answer && 'codes' in answer ? answer.codes : null;
}

type Confirming = ReturnType<typeof useFetcher<typeof confirm>>;
type Renewing = ReturnType<typeof useFetcher<typeof renew>>;

function LookAfter({
  codesLeft,
  required,
  renewing,
  confirming,
}: Omit<SecondFactor, 'on'> & { renewing: Renewing; confirming: Confirming }) {
  const dropping = useFetcher<typeof drop>();
  useEffect(() => {
    if (dropping.data?.problem === null) showToast({ kind: 'success', title: 'Second factor turned off' });
  }, [dropping.data]);
  return (
    <>
      <p className="mt-1 mb-4 max-w-[35.5em]">
        The gate asks for a code of your authenticator app once in twelve hours and browser.{' '}
        {codesLeft === 0
          ? 'You have no recovery code left: please draw new ones.'
          : `${codesLeft} of your recovery codes ${codesLeft === 1 ? 'is' : 'are'} left.`}
      </p>
      <div className="grid gap-3">
        <Fold title="Draw new recovery codes">
          <p className="mb-3">Ten new ones; those you have stop working.</p>
          <AskPassword
            form={renewing}
            action="/admin/security/recovery-codes"
            button="Draw ten codes"
            problem={renewing.data && 'problem' in renewing.data ? renewing.data.problem : undefined}
          />
        </Fold>
        <Fold title="Move to another phone">
          <p className="mb-3">The app you have goes on working until the new one has shown its first code.</p>
          <SetUp confirming={confirming} begin="Begin" />
        </Fold>
        {!required && (
          <Fold title="Turn it off">
            <p className="mb-3">From then on the password alone opens the room for you.</p>
            <AskPassword
              form={dropping}
              action="/admin/security/second-factor/drop"
              button="Turn it off"
              danger
              problem={dropping.data?.problem ?? undefined}
            />
          </Fold>
        )}
      </div>
    </>
  );
}

function Fold({ title, children }: { title: string; children: React.ReactNode }) {
  return (
    <details className="panel-quiet px-4 py-3">
      <summary className="cursor-pointer font-display text-lg font-bold">{title}</summary>
      <div className="pt-3">{children}</div>
    </details>
  );
}

/** Password, square, first code: three steps, of which each shows when the one before is done. */
function SetUp({ confirming, begin: beginWord }: { confirming: Confirming; begin: string }) {
  const beginning = useFetcher<typeof begin>();
  const begun = beginning.data;
  if (!begun || 'problem' in begun)
    return (
      <AskPassword
        form={beginning}
        action="/admin/security/second-factor/begin"
        button={beginWord}
        problem={begun?.problem}
      />
    );
  const problem = confirming.data && 'problem' in confirming.data ? confirming.data.problem : undefined;
  return (
    <div className="grid items-start gap-6 sm:grid-cols-[auto_1fr]">
      <QrCode square={begun.square} />
      <confirming.Form method="post" action="/admin/security/second-factor/confirm" className="grid gap-4">
        <div>
          <p>Read the square with your authenticator app, or type this secret into it:</p>
          <p className="mt-2 font-bold wrap-anywhere tabular select-all">{begun.secret}</p>
        </div>
        <Field
          label="The code it shows now"
          name="code"
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={10}
          required
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- The next thing to type, on a step that was asked for.
          autoFocus
          error={problem}
        />
        <div>
          <Button type="submit" kind="main" busy={confirming.state !== 'idle'}>
            Turn it on
          </Button>
        </div>
      </confirming.Form>
    </div>
  );
}

/** The secret once more, for a camera. Dark on light in both themes: not every app reads it the other way round. */
function QrCode({ square: { size, path } }: { square: Square }) {
  return (
    <svg
      viewBox={`0 0 ${size} ${size}`}
      aria-hidden="true"
      shapeRendering="crispEdges"
      className="size-56 rounded-lg border-2 border-black-ink bg-white"
    >
      <path d={path} className="fill-black-ink" />
    </svg>
  );
}

function AskPassword({
  form,
  action,
  button,
  danger = false,
  problem,
}: {
  form: Pick<ReturnType<typeof useFetcher>, 'Form' | 'state'>;
  action: string;
  button: string;
  danger?: boolean;
  problem: string | undefined;
}) {
  return (
    <form.Form method="post" action={action} className="grid max-w-md gap-4">
      <PasswordField label="Your password" name="password" autoComplete="current-password" error={problem} />
      <div>
        <Button type="submit" kind={danger ? 'danger' : 'plain'} busy={form.state !== 'idle'}>
          {button}
        </Button>
      </div>
    </form.Form>
  );
}
