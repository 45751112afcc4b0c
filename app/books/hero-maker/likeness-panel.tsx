import type { ComponentProps } from 'react';
import { KeepHero } from '../kept-heroes/keep-hero.tsx';
import { Button } from '../../ui/parts/button.tsx';
import { type BookWords, coverOfWords } from './cover-of-words.ts';
import { LikenessMaker } from './likeness-maker.tsx';
import { useWholeHero } from './use-whole-hero.ts';

/** The likeness, and everything that its parent can change about it. */
export function LikenessPanel({
  words,
  photoIsHere,
  onLeave,
  ...maker
}: Omit<ComponentProps<typeof LikenessMaker>, 'book'> & {
  words: BookWords;
  photoIsHere: boolean;
  /** Called when the parent wants another hero once the photo is gone, and when this one is damaged. */
  onLeave: () => void;
}) {
  useWholeHero(maker.hero, onLeave);
  return (
    <section aria-labelledby="make-it-right" className="panel-quiet mt-4 grid gap-4 p-4 sm:p-6">
      <div>
        <h3 id="make-it-right" className="text-2xl">
          Make it right together
        </h3>
        <p className="text-ink-soft">Look at the child, look at the cover, and tap until it fits.</p>
      </div>
      <LikenessMaker {...maker} book={coverOfWords(words)} />
      <KeepHero name={words.characterName} hero={maker.hero} />
      {!photoIsHere && (
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2 border-t-2 border-line-soft pt-4">
          <p className="flex-1 basis-80">This drawing is the hero of the book. It needs no photo any more.</p>
          <Button onClick={onLeave}>Draw another hero instead</Button>
        </div>
      )}
    </section>
  );
}
