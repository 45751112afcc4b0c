import { useId, useState } from 'react';
import type { Expression, PhotoHero } from '#comic';
import { Button } from '../ui/button.tsx';
import { Faces } from '../photos/faces.tsx';
import type { HeroState } from './hero-state.ts';

const SHOWN_FACES = ['happy', 'brave', 'surprised'] as const satisfies readonly Expression[];

/** The hero as the pages show it. Where the photo has several faces, another one can be chosen. */
export function ReadyHero({
  hero,
  message,
  faces,
  face: chosen,
  upright,
  photoUrl,
  onChoose,
}: Extract<HeroState, { state: 'ready' }> & {
  photoUrl: string | null;
  onChoose: (face: number) => void;
}) {
  const [choosing, setChoosing] = useState(false);
  const choose = (face: number) => {
    setChoosing(false);
    onChoose(face);
  };
  return (
    <div className="grid justify-items-start gap-2">
      <div className="flex">
        {SHOWN_FACES.map((face) => (
          <InkedHead key={face} hero={hero} face={face} className="w-1/3 max-w-32 -mr-2" />
        ))}
      </div>
      <p className="font-display text-lg/snug font-bold">
        Your hero is drawn, and already knows how to look brave.
      </p>
      {message && <p role="alert">{message}</p>}
      {faces.length > 1 && photoUrl && (
        <>
          <Button aria-expanded={choosing} onClick={() => setChoosing(!choosing)}>
            Choose another face
          </Button>
          {choosing && (
            <Faces faces={faces} chosen={chosen} upright={upright} photoUrl={photoUrl} onChoose={choose} />
          )}
        </>
      )}
    </div>
  );
}

/** A head as the pages show it: its outline is the edge of the picture. */
function InkedHead({ hero, face, className }: { hero: PhotoHero; face: Expression; className: string }) {
  const clip = useId();
  const { width, height } = hero;
  const rim = Math.max(width, height) / 60;
  return (
    <svg
      viewBox={`${-rim} ${-rim} ${width + 2 * rim} ${height + 2 * rim}`}
      aria-hidden="true"
      className={className}
    >
      <clipPath id={clip}>
        <path d={hero.outline} />
      </clipPath>
      <image href={hero.heads[face]} width={width} height={height} clipPath={`url(#${clip})`} />
      <path d={hero.outline} fill="none" stroke="#1a1026" strokeWidth={rim} strokeLinejoin="round" />
    </svg>
  );
}
