import { useEffect } from 'react';
import { useFetcher } from 'react-router';
import { db } from '../../platform/runtime/runtime.server.ts';
import { readSettings } from '../../platform/settings/shop-settings.server.ts';
import type { ShopSettings } from '../../platform/settings/shop-settings.ts';
import { pageMeta } from '../../ui/layout/page-meta.ts';
import { forOwner } from '../../account/staff-sessions/audience.server.ts';
import { BUILT_IN_FACTS, type FactName } from '../../platform/facts/facts.ts';
import { Button } from '../../ui/parts/button.tsx';
import { ErrorSummary } from '../../ui/parts/error-summary.tsx';
import { Choice, Field } from '../../ui/parts/field.tsx';
import { showToast } from '../../ui/parts/toast.tsx';
import type { Route } from './+types/settings-tab.ts';
import type { SettingsAnswer } from './save-settings.ts';
import { KeptFields } from './kept-fields.tsx';
import { FACT_GROUPS, type FactGroup, samplesShown } from './fact-fields.ts';
import type { SettingsErrors } from './settings-form.ts';
import { MoneyFields } from './money-fields.tsx';
import { TaxFields } from './tax-fields.tsx';

export const middleware = [forOwner];

export const meta = () => pageMeta('Settings', 'What counts for the whole shop.');

export async function loader() {
  return { settings: await readSettings(db()) };
}

export default function SettingsTab({ loaderData: { settings } }: Route.ComponentProps) {
  const save = useFetcher<SettingsAnswer>();
  const answer = save.state === 'idle' ? save.data : undefined;
  const errors = answer && 'errors' in answer ? answer.errors : {};
  useEffect(() => {
    if (answer && 'saved' in answer)
      showToast({
        title: 'Settings saved',
        description: answer.changes === 0 ? 'Nothing had changed.' : 'Every page says it from now on.',
        kind: 'success',
      });
  }, [answer]);
  return (
    <>
      <h1 className="mb-6 text-4xl">Settings</h1>
      <save.Form method="post" action="/admin/settings/save" noValidate className="grid max-w-4xl gap-8">
        {answer && 'errors' in answer && <ErrorSummary answer={answer} complaints={Object.entries(errors)} />}
        <Samples labels={samplesShown(settings.facts)} />
        <Switches settings={settings} error={errors['maxUploadMb']} />
        <MoneyFields settings={settings} error={errors['ownerDecidesBelow']} />
        {FACT_GROUPS.map((group) => (
          <Facts key={group.title} group={group} facts={settings.facts} errors={errors} />
        ))}
        <TaxFields settings={settings} errors={errors} />
        <KeptFields settings={settings} errors={errors} />
        <div className="sticky bottom-0 -mx-1 border-t-2 border-line-soft bg-paper px-1 py-3">
          <Button kind="main" type="submit" busy={save.state !== 'idle'}>
            Save Settings
          </Button>
        </div>
      </save.Form>
    </>
  );
}

function Samples({ labels }: { labels: readonly string[] }) {
  if (labels.length === 0) return null;
  return (
    <p className="panel panel-sun max-w-[43em] p-4">
      <b>Still samples: {labels.join(', ')}.</b> Pages, letters and invoices show them to customers until you
      write your own below.
    </p>
  );
}

function Switches({ settings, error }: { settings: ShopSettings; error: string | undefined }) {
  return (
    <section aria-labelledby="switches" className="grid gap-4">
      <h2 id="switches" className="text-2xl">
        The shop
      </h2>
      <Choice
        type="checkbox"
        name="maintenance"
        label="Maintenance mode"
        defaultChecked={settings.maintenanceSince !== null}
      >
        <span className="block text-base">
          Visitors see that the shop will be back soon. Staff go on as always, and whoever is paying may
          finish.
        </span>
      </Choice>
      <div className="grid gap-4 sm:grid-cols-2">
        <Choice
          type="checkbox"
          name="notifyOrders"
          label="E-mail me new orders"
          defaultChecked={settings.notifyOrders}
        >
          <span className="block text-base">One letter for each order.</span>
        </Choice>
        <Choice
          type="checkbox"
          name="notifyFeedback"
          label="E-mail me feedback"
          defaultChecked={settings.notifyFeedback}
        >
          <span className="block text-base">Messages from the contact page, too.</span>
        </Choice>
      </div>
      <Field
        id="maxUploadMb"
        name="maxUploadMb"
        type="number"
        inputMode="numeric"
        min={1}
        max={50}
        label="Max upload size (MB)"
        hint="For pictures that staff upload. A child’s photo has its own limit of 5 MB."
        className="max-w-xs"
        defaultValue={settings.maxUploadMb}
        error={error}
      />
    </section>
  );
}

function Facts({
  group: { title, note, fields },
  facts,
  errors,
}: {
  group: FactGroup;
  facts: ShopSettings['facts'];
  errors: SettingsErrors;
}) {
  const id = title.toLowerCase().replaceAll(' ', '-');
  return (
    <section aria-labelledby={id} className="border-t-2 border-line-soft pt-6">
      <h2 id={id} className="text-2xl">
        {title}
      </h2>
      <p className="mt-1 max-w-[37.5em] text-ink-soft">{note}</p>
      <div className={`mt-4 grid gap-4 sm:grid-cols-2 ${fields[0]?.kind === 'time' ? 'lg:grid-cols-3' : ''}`}>
        {fields.map(({ name, label, kind, hint, optional, wide }) => (
          <Field
            key={name}
            id={name}
            name={name}
            type={kind === 'time' ? 'text' : kind}
            label={optional ? `${label} (optional)` : label}
            hint={hint ?? builtInHint(name, facts)}
            className={wide ? 'sm:col-span-2' : ''}
            defaultValue={facts[name] ?? BUILT_IN_FACTS[name]}
            error={errors[name]}
          />
        ))}
      </div>
    </section>
  );
}

/** Shows the default once the value differs from it. */
function builtInHint(name: FactName, facts: ShopSettings['facts']): string | undefined {
  return name in facts ? `Before: ${BUILT_IN_FACTS[name]}` : undefined;
}
