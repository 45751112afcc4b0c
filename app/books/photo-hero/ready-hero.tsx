import { useId, useState } from 'react';
import type { Expression, LikenessHero, PhotoExpression, PhotoHero } from '#comic';
import { LikenessFaces } from './likeness-faces.tsx';
import { Button } from '../../ui/parts/button.tsx';
import { Faces } from '../photos/faces.tsx';
import { isLikeness } from '../drawing/chosen-hero.ts';
import type { Draw, HeroState } from '../drawing/hero-state.ts';

const SHOWN_FACES = ['happy', 'brave', 'surprised'] as const satisfies readonly PhotoExpression[];
/** The child's own smile first, large. */
const DRAWN_FACES = [
  'calm',
  'happy',
  'brave',
  'surprised',
  'worried',
] as const satisfies readonly Expression[];

/**
 * The hero as the pages show it, with a button for the other kind of drawing. If the photo has several faces,
 * another one can be chosen.
 * @param drawn the likeness with the parent's wishes.
 */
export function ReadyHero({
  hero,
  message,
  faces,
  face: chosen,
  upright,
  photoUrl,
  drawn,
  isHere,
  onChoose,
  onDraw,
}: Extract<HeroState, { state: 'ready' }> & {
  photoUrl: string | null;
  drawn: LikenessHero | null;
  /** The photo has not left this device. */
  isHere: boolean;
  onChoose: (face: number) => void;
  onDraw: (draw: Draw) => void;
}) {
  const [choosing, setChoosing] = useState(false);
  const choose = (face: number) => {
    setChoosing(false);
    onChoose(face);
  };
  return (
    <div className="grid justify-items-start gap-2">
      {isLikeness(hero) ? (
        <LikenessFaces
          hero={drawn ?? hero}
          faces={DRAWN_FACES}
          className="grid w-full grid-cols-4 gap-2 *:first:col-span-2 *:first:row-span-2"
        />
      ) : (
        <div className="flex">
          {SHOWN_FACES.map((face) => (
            <InkedHead key={face} hero={hero} face={face} className="w-1/3 max-w-32 -mr-2" />
          ))}
        </div>
      )}
      <p className="font-display text-lg/snug font-bold">
        {isLikeness(hero)
          ? 'Your hero is drawn, and already knows how to look brave.'
          : 'The photo’s own face is in the book, and already knows how to look brave.'}
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
      <Button onClick={() => onDraw(isLikeness(hero) ? 'photo' : 'likeness')}>
        {isLikeness(hero) ? 'Use the photo’s own face' : 'Draw my child instead'}
      </Button>
      {isHere && (
        <p className="text-base text-ink-soft">For that face we need the photo: it is sent to us then.</p>
      )}
    </div>
  );
}

/** A head as the pages show it: its outline is the edge of the picture. */
function InkedHead({ hero, face, className }: { hero: PhotoHero; face: PhotoExpression; className: string }) {
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
