import { useMemo, useState } from 'react';
import { RotateCcw, Undo2 } from 'lucide-react';
import type { BookRequest, LikenessHero, LikenessWishes } from '#comic';
import { LikenessFaces } from '../photo-hero/likeness-faces.tsx';
import { Chips, Way } from './controls.tsx';
import './hero-maker.css';
import { type Part, PARTS, PartControls } from './likeness-controls.tsx';
import { LiveCover } from './live-cover.tsx';

const FACES = ['calm', 'happy', 'surprised'] as const;

/** Where parent and child correct a likeness. Every change shows on the cover at once and can be undone. */
export function LikenessMaker({
  hero,
  book,
  onChange,
}: {
  hero: LikenessHero;
  /** What the cover shows beside the hero. */
  book: Omit<BookRequest, 'hero'>;
  onChange: (hero: LikenessHero) => void;
}) {
  const [part, setPart] = useState<Part>('skin');
  const [before, setBefore] = useState<readonly LikenessWishes[]>([]);
  // A hero that a device kept may lack its wishes.
  const wishes = hero.wishes ?? {};
  const told = JSON.stringify(book);
  const cover = useMemo((): BookRequest => ({ ...JSON.parse(told), hero }), [told, hero]);
  const wish = (next: LikenessWishes) => onChange({ ...hero, wishes: next });
  const change = (next: LikenessWishes) => {
    setBefore([...before, wishes]);
    wish(next);
  };
  const undo = () => {
    setBefore(before.slice(0, -1));
    wish(before.at(-1) ?? {});
  };
  return (
    <div className="hero-maker hero-maker-large">
      <div className="hero-maker-portrait">
        <LiveCover book={cover} />
        <LikenessFaces hero={hero} faces={FACES} className="likeness-beside" />
      </div>
      <div className="grid content-start gap-5">
        <div className="grid gap-1">
          <Chips legend="What shall we change?" options={PARTS} chosen={part} onChoose={setPart} />
          <div className="flex flex-wrap items-center gap-x-4">
            <Way onClick={undo} off={before.length === 0}>
              <Undo2 aria-hidden="true" className="size-5" />
              Undo
            </Way>
            <Way onClick={() => change({})} off={Object.keys(wishes).length === 0}>
              <RotateCcw aria-hidden="true" className="size-5 max-sm:hidden" />
              Start from the photo again
            </Way>
          </div>
        </div>
        <div className="grid gap-5 border-t-2 border-line-soft pt-4">
          <PartControls
            part={part}
            hero={hero}
            wishes={wishes}
            onWish={(patch) => change({ ...wishes, ...patch })}
          />
        </div>
      </div>
    </div>
  );
}
