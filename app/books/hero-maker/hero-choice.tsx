import { Suspense, useRef } from 'react';
import type { BookWords } from './cover-of-words.ts';
import { type ChosenHero, isLikeness } from '../drawing/chosen-hero.ts';
import type { HeroState } from '../drawing/hero-state.ts';
import type { KeptHero } from '../kept-heroes/kept-hero.ts';
import { removePhoto } from '../photos/device-photo.ts';
import type { BookDraft } from '../photos/photo-rules.ts';
import { KeptRoom } from '../../platform/pages/kept-room.tsx';
import { useMe } from '../../ui/layout/me.ts';
import { Spinner } from '../../ui/parts/spinner.tsx';
import { later } from '../../ui/parts/later.tsx';
import { DrawnInstead } from './drawn-instead.tsx';

const LikenessPanel = later(async () => ({ default: (await import('./likeness-panel.tsx')).LikenessPanel }));

const KeptHeroChoice = later(async () => ({
  default: (await import('../kept-heroes/kept-hero-choice.tsx')).KeptHeroChoice,
}));

/**
 * The choice of hero below the photo. A likeness can be corrected here. Without one, there is a choice
 * between kept heroes and the drawn hero.
 */
export function HeroChoice({
  draft,
  chosen,
  photo,
  photoIsHere,
  words,
  onChange,
}: {
  draft: BookDraft;
  chosen: ChosenHero | null;
  /** The progress of the photo's hero. */
  photo: HeroState;
  photoIsHere: boolean;
  /** What the cover shows beside the hero. */
  words: BookWords;
  /** @param name the name of a kept hero, for a book whose hero has none yet */
  onChange: (hero: ChosenHero | null, name?: string) => void;
}) {
  const { user } = useMe();
  const box = useRef<HTMLDivElement>(null);
  // The pressed button disappears, so focus moves to this container.
  const change = (hero: ChosenHero | null, name?: string) => {
    box.current?.focus({ preventScroll: true });
    onChange(hero, name);
  };
  const takeKept = ({ hero, name }: KeptHero) => {
    // A kept hero needs no photo, and the next state of the photo would replace the hero in the book.
    if (photoIsHere) void removePhoto(draft);
    change(hero, words.characterName.trim() === '' ? name : undefined);
  };
  return (
    <div ref={box} tabIndex={-1}>
      <KeptRoom name={`hero-${draft}`}>
        {isLikeness(chosen) ? (
          <Suspense fallback={<Spinner label="Bringing the pencils…" />}>
            <LikenessPanel
              hero={chosen}
              words={words}
              photoIsHere={photoIsHere}
              onChange={onChange}
              onLeave={() => change(null)}
            />
          </Suspense>
        ) : (
          <>
            {user && (
              <Suspense>
                <KeptHeroChoice userId={user.id} photoIsHere={photoIsHere} onChoose={takeKept} />
              </Suspense>
            )}
            <DrawnInstead hero={chosen} photo={photo} onChange={onChange} />
          </>
        )}
      </KeptRoom>
    </div>
  );
}
