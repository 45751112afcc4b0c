import { FIXED_PERIODS, keptDays, PERIOD_NAMES, PERIODS } from '../../platform/settings/kept-days.ts';
import type { ShopSettings } from '../../platform/settings/shop-settings.ts';
import { Field } from '../../ui/parts/field.tsx';
import { keptField } from './kept-form.ts';
import type { SettingsErrors } from './settings-form.ts';

/** The retention periods of personal data, and those that are fixed. */
export function KeptFields({
  settings,
  errors,
}: {
  settings: Pick<ShopSettings, 'keptDays'>;
  errors: SettingsErrors;
}) {
  return (
    <section aria-labelledby="how-long" className="border-t-2 border-line-soft pt-6">
      <h2 id="how-long" className="text-2xl">
        How long things are kept
      </h2>
      <p className="mt-1 max-w-[37.5em] text-ink-soft">
        In days. What is older leaves the next night and does not come back; a shorter period also takes what
        is here already. The privacy page says the new days at once.
      </p>
      <div className="mt-4 grid gap-x-8 gap-y-5 sm:grid-cols-2">
        {PERIOD_NAMES.map((name) => {
          const { label, counted, days, least, most, because } = PERIODS[name];
          return (
            <Field
              key={name}
              id={keptField(name)}
              name={keptField(name)}
              type="number"
              inputMode="numeric"
              min={least}
              max={most}
              label={label}
              hint={`Days ${counted}: ${least} to ${most}, built in ${days}. ${because}`}
              defaultValue={keptDays(settings, name)}
              error={errors[keptField(name)]}
            />
          );
        })}
      </div>
      <h3 className="mt-6 text-lg font-bold">What cannot be set</h3>
      <dl className="mt-2 grid max-w-[43em] gap-3">
        {FIXED_PERIODS.map(({ label, kept, because }) => (
          <div key={label}>
            <dt className="font-bold">
              {label}: {kept}
            </dt>
            <dd className="text-ink-soft">{because}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
