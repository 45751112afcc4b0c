import { useRef, useState } from 'react';
import { Shuffle, Undo2 } from 'lucide-react';
import { type DrawnChoices, FIRST_DRAWN_HERO } from '../drawing/drawn-hero.ts';
import { usePortraits } from '../photo-hero/use-portraits.ts';
import { Chips, Way } from './controls.tsx';
import { DRAWN_PARTS, DrawnControls, type DrawnPart } from './drawn-controls.tsx';
import './hero-maker.css';
import { LivePortrait } from './live-portrait.tsx';
import { surprise } from './surprise.ts';
import { useWholeHero } from './use-whole-hero.ts';

/**
 * Draws a hero from choices, for books without a photo. Every change shows on the portrait at once and can be
 * undone.
 */
export function HeroMaker({
  hero,
  onChange,
}: {
  hero: DrawnChoices | null;
  onChange: (hero: DrawnChoices) => void;
}) {
  const [part, setPart] = useState<DrawnPart>('hair');
  const [before, setBefore] = useState<readonly DrawnChoices[]>([]);
  const frame = useRef<HTMLDivElement>(null);
  const draw = usePortraits(frame, 'chosen');
  const shown = hero ?? FIRST_DRAWN_HERO;
  useWholeHero(hero, () => onChange(FIRST_DRAWN_HERO));
  const change = (next: DrawnChoices) => {
    setBefore([...before, shown]);
    onChange(next);
  };
  const undo = () => {
    setBefore(before.slice(0, -1));
    onChange(before.at(-1) ?? shown);
  };
  return (
    <div ref={frame} className="hero-maker">
      <LivePortrait hero={shown} draw={draw} />
      <div className="grid content-start gap-5">
        <div className="grid gap-1">
          <Chips legend="What shall we draw?" options={DRAWN_PARTS} chosen={part} onChoose={setPart} />
          <div className="flex flex-wrap items-center gap-x-4">
            <Way onClick={() => change(surprise(shown))}>
              <Shuffle aria-hidden="true" className="size-5" />
              Surprise us
            </Way>
            <Way onClick={undo} off={before.length === 0}>
              <Undo2 aria-hidden="true" className="size-5" />
              Undo
            </Way>
          </div>
        </div>
        <div className="grid gap-4 border-t-2 border-line-soft pt-4">
          <DrawnControls
            part={part}
            hero={shown}
            draw={draw}
            onChange={(patch) => change({ ...shown, ...patch })}
          />
        </div>
      </div>
    </div>
  );
}
