import { type ReactNode, useId } from 'react';
import {
  type DrawnChoices,
  FIRST_DRAWN_HERO,
  HAIR_COLOURS,
  HAIR_STYLES,
  HEADWEAR,
  SKINS,
} from '../books/drawn-hero.ts';
import './hero-maker.css';
import { LivePortrait } from './live-portrait.tsx';

const WORN = [
  { id: 'glasses', name: 'Glasses' },
  { id: 'hearingAid', name: 'Hearing aid' },
  { id: 'bindi', name: 'Bindi' },
] as const;

/** Draws a hero from choices, for books without a photo. */
export function HeroMaker({
  hero,
  onChange,
}: {
  hero: DrawnChoices | null;
  onChange: (hero: DrawnChoices) => void;
}) {
  const shown = hero ?? FIRST_DRAWN_HERO;
  const change = (patch: Partial<DrawnChoices>) => onChange({ ...shown, ...patch });
  return (
    <div className="hero-maker">
      <LivePortrait hero={shown} />
      <div className="grid content-start gap-4">
        <Colours legend="Skin" colours={SKINS} chosen={shown.skin} onChoose={(skin) => change({ skin })} />
        <Colours
          legend="Hair"
          colours={HAIR_COLOURS}
          chosen={shown.hair}
          onChoose={(hair) => change({ hair })}
        />
        <Chips
          legend="Hair style"
          options={HAIR_STYLES}
          chosen={shown.hairStyle}
          onChoose={(hairStyle) => change({ hairStyle })}
        />
        <Chips
          legend="On the head"
          options={HEADWEAR}
          chosen={shown.headwear}
          onChoose={(headwear) => change({ headwear })}
        />
        <fieldset className="flex flex-wrap gap-x-6 gap-y-2">
          <legend className="mb-1 font-display font-bold">Worn every day</legend>
          {WORN.map(({ id, name }) => (
            <label key={id} className="flex cursor-pointer items-center gap-3">
              <input
                type="checkbox"
                checked={shown[id] ?? false}
                onChange={(event) => change({ [id]: event.target.checked })}
                className="choice-mark mt-0"
              />
              {name}
            </label>
          ))}
        </fieldset>
      </div>
    </div>
  );
}

function Group({ legend, children }: { legend: string; children: ReactNode }) {
  return (
    <fieldset>
      <legend className="mb-1 font-display font-bold">{legend}</legend>
      <div className="flex flex-wrap gap-2">{children}</div>
    </fieldset>
  );
}

const FOCUS =
  'has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-teal cursor-pointer relative';

function Colours({
  legend,
  colours,
  chosen,
  onChoose,
}: {
  legend: string;
  colours: readonly { colour: string; name: string }[];
  chosen: string;
  onChoose: (colour: string) => void;
}) {
  const name = useId();
  return (
    <Group legend={legend}>
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
          <svg viewBox="0 0 40 40" aria-hidden="true" className="block size-9">
            <circle cx="20" cy="20" r="18.5" fill={each.colour} className="stroke-line" strokeWidth="2.5" />
          </svg>
          <span className="sr-only">{each.name}</span>
        </label>
      ))}
    </Group>
  );
}

function Chips<Id extends string>({
  legend,
  options,
  chosen,
  onChoose,
}: {
  legend: string;
  options: readonly { id: Id; name: string }[];
  chosen: Id;
  onChoose: (id: Id) => void;
}) {
  const name = useId();
  return (
    <Group legend={legend}>
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
