import { memo, useId, useMemo } from 'react';
import type { Expression, Hero, LikenessHero, portraitToSvg } from '#comic';
import type { DrawnChoices } from '../drawing/drawn-hero.ts';
import { Drawing } from '../reader/drawing.tsx';
import { Group } from './controls.tsx';

export type Draw = typeof portraitToSvg;

/**
 * One of several, each shown as the hero would look with it. Shows only words until the workshop is loaded.
 */
export function Pictures<Id extends string>({
  legend,
  hint,
  options,
  chosen,
  onChoose,
  draw,
  heroWith,
  face = 'calm',
  near = false,
}: {
  legend: string;
  hint?: string;
  options: readonly { id: Id; name: string }[];
  chosen: Id;
  onChoose: (id: Id) => void;
  draw: Draw | null;
  heroWith: (id: Id) => DrawnChoices | LikenessHero;
  face?: Expression;
  /** Shows the face close up, without the shoulders. */
  near?: boolean;
}) {
  const name = useId();
  return (
    <Group legend={legend} hint={hint} lies="as pictures">
      {options.map((option) => (
        <label
          key={option.id}
          className="relative grid cursor-pointer content-start justify-items-center gap-0.5 rounded-(--radius-panel) border-2 border-line bg-card p-1 text-center text-base/tight has-checked:border-black-ink has-checked:bg-sun has-checked:font-bold has-checked:text-black-ink has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-teal"
        >
          <input
            type="radio"
            name={name}
            checked={option.id === chosen}
            onChange={() => onChoose(option.id)}
            className="absolute inset-0 size-full cursor-pointer opacity-0"
          />
          <span
            aria-hidden="true"
            className={`block aspect-square w-full max-w-16 overflow-hidden rounded-xl bg-sun-wash ${near ? 'hero-near' : ''}`}
          >
            {draw && <Tile draw={draw} hero={JSON.stringify(heroWith(option.id))} face={face} />}
          </span>
          {option.name}
        </label>
      ))}
    </Group>
  );
}

/** @param hero as JSON, so that only tiles that look different are drawn again */
const Tile = memo(function Tile({ draw, hero, face }: { draw: Draw; hero: string; face: Expression }) {
  const idPrefix = `tile${useId().replaceAll(/\W/g, '')}`;
  const svg = useMemo(
    () => draw({ kind: 'drawn', ...JSON.parse(hero) } as Hero, face, { idPrefix, title: face }),
    [draw, hero, face, idPrefix],
  );
  return <Drawing svg={svg} />;
});
