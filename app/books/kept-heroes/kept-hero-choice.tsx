import { LikenessFaces } from '../photo-hero/likeness-faces.tsx';
import type { KeptHero } from './kept-hero.ts';
import { useKeptHeroes } from './use-kept-heroes.ts';

/**
 * The heroes that a customer kept, one tap each. @param photoIsHere whether there is a photo, which the hero
 * replaces.
 */
export function KeptHeroChoice({
  userId,
  photoIsHere,
  onChoose,
}: {
  userId: string;
  photoIsHere: boolean;
  onChoose: (kept: KeptHero) => void;
}) {
  const heroes = useKeptHeroes(userId);
  if (heroes.length === 0) return null;
  return (
    <section aria-labelledby="kept-heroes" className="panel-quiet mt-4 p-4 sm:px-6">
      <h3 id="kept-heroes" className="mb-2 text-lg">
        Heroes that you kept
      </h3>
      {photoIsHere && (
        <p className="mb-2 text-base text-ink-soft">
          One of them takes the photo’s place. The photo is removed then.
        </p>
      )}
      <ul className="flex flex-wrap gap-3">
        {heroes.map((kept) => (
          <li key={kept.id}>
            <button
              type="button"
              onClick={() => onChoose(kept)}
              className="panel-quiet grid w-28 cursor-pointer gap-1 p-2 text-center font-display font-bold wrap-anywhere"
            >
              <LikenessFaces hero={kept.hero} faces={HAPPY} className="" />
              {kept.name}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

const HAPPY = ['happy'] as const;
