import { useState } from 'react';
import { Field } from '../../ui/parts/field.tsx';
import { Tick } from '../../ui/parts/tick.tsx';

/** All that is left, or a part of it. */
export function AmountChoice({ left, wrong }: { left: string; wrong: Readonly<Record<string, string>> }) {
  const [how, setHow] = useState('rest');
  return (
    <fieldset className="grid gap-2">
      <legend className="mb-1 font-display font-bold">How much</legend>
      {[
        ['rest', `All that is left: ${left}`],
        ['part', 'A part of it'],
      ].map(([value, label]) => (
        <Tick
          key={value}
          type="radio"
          name="how"
          value={value}
          checked={how === value}
          onChange={() => setHow(value ?? 'rest')}
        >
          {label}
        </Tick>
      ))}
      {how === 'part' && (
        <Field
          label="Rupees"
          name="rupees"
          inputMode="numeric"
          required
          maxLength={6}
          error={wrong['rupees']}
          hint="Whole rupees."
        />
      )}
    </fieldset>
  );
}
