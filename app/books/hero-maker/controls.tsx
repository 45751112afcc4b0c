import { type ReactNode, useId } from 'react';
import { Button } from '../../ui/parts/button.tsx';

const LAID = {
  'in rows': 'flex flex-wrap gap-2',
  'as a scale': 'hero-scale',
  'as pictures': 'grid grid-cols-[repeat(auto-fill,minmax(4.4rem,1fr))] gap-2',
} as const;

/** A group of choices under a legend. @param hint a sentence that helps to choose */
export function Group({
  legend,
  hint,
  lies = 'in rows',
  children,
}: {
  legend: string;
  hint?: string | undefined;
  lies?: keyof typeof LAID;
  children: ReactNode;
}) {
  const id = useId();
  return (
    <fieldset aria-describedby={hint && id}>
      <legend className="mb-1 font-display font-bold">{legend}</legend>
      {hint && (
        <p id={id} className="-mt-1 mb-1 text-base text-ink-soft">
          {hint}
        </p>
      )}
      <div className={LAID[lies]}>{children}</div>
    </fieldset>
  );
}

const FOCUS =
  'has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-teal cursor-pointer relative';

/** One of several colours. */
export function Colours<Colour extends string>({
  legend,
  hint,
  colours,
  chosen,
  onChoose,
  scale = false,
}: {
  legend: string;
  hint?: string;
  colours: readonly { colour: Colour; name: string }[];
  chosen: string;
  onChoose: (colour: Colour) => void;
  /** Ten tones beside each other, from light to deep. */
  scale?: boolean;
}) {
  const name = useId();
  return (
    <Group legend={legend} hint={hint} lies={scale ? 'as a scale' : 'in rows'}>
      {colours.map((each) => (
        <label
          key={each.colour}
          className={`${FOCUS} rounded-full border-[3px] border-transparent p-0.5 has-checked:border-ink`}
        >
          <input
            type="radio"
            name={name}
            checked={each.colour === chosen}
            onChange={() => onChoose(each.colour)}
            className="absolute inset-0 size-full cursor-pointer opacity-0"
          />
          <svg viewBox="0 0 40 40" aria-hidden="true" className={scale ? 'block w-full' : 'block size-9'}>
            <circle cx="20" cy="20" r="18.5" fill={each.colour} className="stroke-line" strokeWidth="2.5" />
          </svg>
          <span className="sr-only">{each.name}</span>
        </label>
      ))}
    </Group>
  );
}

/** One of several, shown as words. */
export function Chips<Id extends string>({
  legend,
  hint,
  options,
  chosen,
  onChoose,
}: {
  legend: string;
  hint?: string;
  options: readonly { id: Id; name: string }[];
  chosen: Id;
  onChoose: (id: Id) => void;
}) {
  const name = useId();
  return (
    <Group legend={legend} hint={hint}>
      {options.map((option) => (
        <label
          key={option.id}
          className={`${FOCUS} rounded-full border-2 border-line bg-card px-4 py-1.5 text-base has-checked:border-black-ink has-checked:bg-sun has-checked:font-bold has-checked:text-black-ink`}
        >
          <input
            type="radio"
            name={name}
            checked={option.id === chosen}
            onChange={() => onChoose(option.id)}
            className="absolute inset-0 size-full cursor-pointer opacity-0"
          />
          {option.name}
        </label>
      ))}
    </Group>
  );
}

/** Less or more of something, in a few steps. @param ends the words for less and for more */
export function Slider({
  legend,
  ends,
  least,
  most,
  step,
  value,
  words,
  onChange,
}: {
  legend: string;
  ends: readonly [string, string];
  least: number;
  most: number;
  step: number;
  value: number;
  /** The chosen step, for a screen reader. */
  words: string;
  onChange: (value: number) => void;
}) {
  return (
    <label className="grid gap-1">
      <span className="font-display font-bold">{legend}</span>
      <input
        type="range"
        min={least}
        max={most}
        step={step}
        value={value}
        aria-valuetext={words}
        onChange={(event) => onChange(event.target.valueAsNumber)}
        className="hero-slider"
      />
      <span aria-hidden="true" className="flex justify-between text-base text-ink-soft">
        <span>{ends[0]}</span>
        <span>{ends[1]}</span>
      </span>
    </label>
  );
}

/** Options that are each on or off, independently of the others. */
export function Toggles<Id extends string>({
  legend,
  options,
  isOn,
  onToggle,
}: {
  legend: string;
  options: readonly { id: Id; name: string }[];
  isOn: (id: Id) => boolean;
  onToggle: (id: Id, on: boolean) => void;
}) {
  return (
    <fieldset className="flex flex-wrap gap-x-6 gap-y-2">
      <legend className="mb-1 font-display font-bold">{legend}</legend>
      {options.map(({ id, name }) => (
        <label key={id} className="flex cursor-pointer items-center gap-3">
          <input
            type="checkbox"
            checked={isOn(id)}
            onChange={(event) => onToggle(id, event.target.checked)}
            className="choice-mark mt-0"
          />
          {name}
        </label>
      ))}
    </fieldset>
  );
}

/**
 * A button beside the choices. While it has nothing to do it is only `aria-disabled`, so that it keeps the
 * focus.
 */
export function Way({
  off = false,
  onClick,
  children,
}: {
  off?: boolean;
  onClick: () => void;
  children: ReactNode;
}) {
  return (
    <Button
      kind="quiet"
      className="px-0 text-left aria-disabled:cursor-not-allowed aria-disabled:opacity-55"
      aria-disabled={off || undefined}
      onClick={() => off || onClick()}
    >
      {children}
    </Button>
  );
}
