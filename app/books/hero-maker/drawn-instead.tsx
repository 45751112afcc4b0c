import { Suspense, useEffect, useState } from 'react';
import { ChevronDown } from 'lucide-react';
import { later } from '../../ui/parts/later.tsx';
import { Spinner } from '../../ui/parts/spinner.tsx';
import type { ChosenHero } from '../drawing/chosen-hero.ts';
import { type DrawnChoices, FIRST_DRAWN_HERO } from '../drawing/drawn-hero.ts';
import type { HeroState } from '../drawing/hero-state.ts';

const DrawnPortrait = later(async () => ({ default: (await import('./drawn-portrait.tsx')).DrawnPortrait }));
const HeroMaker = later(async () => ({ default: (await import('./hero-maker.tsx')).HeroMaker }));

const ID = 'drawn-instead';

/** The drawn hero, in a fold whose summary says whether it is the hero of the book. */
export function DrawnInstead({
  hero,
  photo,
  onChange,
}: {
  hero: DrawnChoices | null;
  /** The progress of the photo's hero. */
  photo: HeroState;
  onChange: (hero: ChosenHero) => void;
}) {
  const [opened, setOpened] = useState(false);
  useEffect(() => {
    if (location.hash === `#${ID}`) showDrawnInstead();
  }, []);
  const { title, words } = counting(photo);
  return (
    <details
      id={ID}
      onToggle={({ currentTarget }) => currentTarget.open && setOpened(true)}
      className="panel-quiet group mt-4"
    >
      <summary className="flex cursor-pointer list-none items-center gap-4 p-3 pr-5 [&::-webkit-details-marker]:hidden">
        <span className="size-16 flex-none overflow-hidden rounded-full border-2 border-line bg-sun-wash">
          <Suspense>
            <DrawnPortrait hero={hero ?? FIRST_DRAWN_HERO} className="size-full" />
          </Suspense>
        </span>
        <span className="flex-1 leading-snug">
          <span className="block font-display text-lg font-bold">{title}</span>
          <span className="text-base text-ink-soft">{words}</span>
        </span>
        <ChevronDown
          aria-hidden="true"
          strokeWidth={3}
          className="size-6 flex-none transition-transform group-open:rotate-180"
        />
      </summary>
      <div className="border-t-2 border-line-soft p-4 sm:p-6">
        {opened && (
          <Suspense fallback={<Spinner label="Bringing the pencils…" />}>
            <HeroMaker hero={hero} onChange={onChange} />
          </Suspense>
        )}
      </div>
    </details>
  );
}

/** Which hero the book has, the photo's or the drawn one. */
function counting({ state }: HeroState): { title: string; words: string } {
  if (state === 'none')
    return { title: 'No photo? Draw the hero', words: 'Skin, hair, face, glasses and what is on the head' };
  if (state === 'refused')
    return { title: 'Draw the hero', words: 'It is in the book only if you take it instead of the photo.' };
  return {
    title: 'The photo is the hero of this book',
    words: 'The drawn hero takes its place only if you remove the photo.',
  };
}

/** Opens the fold, if the page has one, and moves the focus to it. */
export function showDrawnInstead(): void {
  const fold = document.getElementById(ID);
  if (!(fold instanceof HTMLDetailsElement)) return;
  fold.open = true;
  fold.querySelector('summary')?.focus();
}
