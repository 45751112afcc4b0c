import { useId } from 'react';
import type { Expression, PhotoHero } from '#comic';
import { Button } from '../ui/button.tsx';
import { Spinner } from '../ui/spinner.tsx';
import { offerPhoto, removePhoto } from '../photos/device-photo.ts';
import { PhotoDrop } from '../photos/photo-drop.tsx';
import type { BookDraft } from '../photos/photo-rules.ts';
import { Faces } from './faces.tsx';
import { type HeroState, underWayWords } from './hero-state.ts';
import { chooseFace, tryHeroAgain } from './use-hero.ts';

/** How far the hero of the photo is, in words and pictures, with what a parent can do about it. */
export function HeroStatus({
  draft,
  state,
  photoUrl,
  onDrawn,
}: {
  draft: BookDraft;
  state: HeroState;
  photoUrl: string | null;
  /** The photo was given up for the drawn hero. */
  onDrawn: () => void;
}) {
  switch (state.state) {
    case 'none':
      return null;
    case 'queued':
    case 'working':
      return <Spinner label={underWayWords(state)} />;
    case 'ready':
      return (
        <div className="grid gap-2">
          <div className="flex">
            {SHOWN_FACES.map((face) => (
              <InkedHead key={face} hero={state.hero} face={face} className="w-1/3 max-w-32 -mr-2" />
            ))}
          </div>
          <p aria-live="polite" className="font-display text-lg/snug font-bold">
            Your hero is drawn, and already knows how to look brave.
          </p>
        </div>
      );
    case 'refused':
      return (
        <div aria-live="polite" className="grid justify-items-start gap-3">
          <p>{state.message}</p>
          {state.reason === 'several-faces' && photoUrl && (
            <Faces
              faces={state.faces}
              upright={state.upright}
              photoUrl={photoUrl}
              onChoose={(face) => void chooseFace(draft, face)}
            />
          )}
          <div className="flex flex-wrap items-center gap-3">
            {state.reason === 'unavailable' ? (
              <Button onClick={() => void tryHeroAgain(draft)}>Try again</Button>
            ) : (
              <PhotoDrop small onFile={(file) => void offerPhoto(draft, file)} />
            )}
            <Button
              onClick={() => {
                void removePhoto(draft);
                onDrawn();
              }}
            >
              Take the drawn hero
            </Button>
          </div>
        </div>
      );
  }
}

const SHOWN_FACES = ['happy', 'brave', 'surprised'] as const satisfies readonly Expression[];

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
