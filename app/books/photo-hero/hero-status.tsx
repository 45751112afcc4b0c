import { useRef } from 'react';
import type { LikenessHero } from '#comic';
import { offerPhoto, removePhoto } from '../photos/device-photo.ts';
import { PhotoDrop } from '../photos/photo-drop.tsx';
import type { BookDraft } from '../photos/photo-rules.ts';
import { Button } from '../../ui/parts/button.tsx';
import { Spinner } from '../../ui/parts/spinner.tsx';
import { Faces } from '../photos/faces.tsx';
import { type HeroState, underWayWords, waitsForFace } from '../drawing/hero-state.ts';
import { ReadyHero } from './ready-hero.tsx';
import { chooseDrawing, chooseFace, tryHeroAgain } from './hero-calls.ts';

interface Props {
  draft: BookDraft;
  state: HeroState;
  photoUrl: string | null;
  /** The likeness that was drawn from it, with the parent's wishes. */
  drawn?: LikenessHero | null;
  /** The photo has not left this device. */
  isHere?: boolean;
  /** Called when the parent gives up the photo for the drawn hero. */
  onDrawn: () => void;
}

/** The progress of the photo's hero, in words and pictures, with what a parent can do about it. */
export function HeroStatus(props: Props) {
  const { draft, state } = props;
  const box = useRef<HTMLElement>(null);
  if (state.state === 'none') return null;
  // The pressed button disappears, so focus moves to this section, which stays.
  const begin = (drawing: Promise<void>) => {
    box.current?.focus({ preventScroll: true });
    void drawing;
  };
  const choose = (face: number) => begin(chooseFace(draft, face));
  return (
    <section ref={box} tabIndex={-1} aria-live="polite" aria-label="The hero of the photo">
      {state.state === 'ready' ? (
        <ReadyHero
          {...state}
          photoUrl={props.photoUrl}
          drawn={props.drawn ?? null}
          isHere={props.isHere ?? false}
          onChoose={choose}
          onDraw={(draw) => begin(chooseDrawing(draft, draw))}
        />
      ) : state.state === 'refused' ? (
        <NoHero {...props} state={state} onChoose={choose} onTry={() => begin(tryHeroAgain(draft))} />
      ) : (
        <Spinner label={underWayWords(state)} />
      )}
    </section>
  );
}

/** Why there is no hero, and how to go on. */
function NoHero({
  draft,
  state,
  photoUrl,
  onDrawn,
  onChoose,
  onTry,
}: Props & {
  state: Extract<HeroState, { state: 'refused' }>;
  onChoose: (face: number) => void;
  onTry: () => void;
}) {
  const { reason, message, faces, face, upright } = state;
  return (
    <div className="grid justify-items-start gap-3">
      <p>{message}</p>
      {face !== null && faces.length > 1 && <p>Or tap another face in this one.</p>}
      {waitsForFace(state) && photoUrl && (
        <Faces faces={faces} chosen={face} upright={upright} photoUrl={photoUrl} onChoose={onChoose} />
      )}
      <div className="flex flex-wrap items-center gap-3">
        {reason === 'unavailable' ? (
          <Button onClick={onTry}>Try again</Button>
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
