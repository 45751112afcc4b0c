import { useState } from 'react';
import { Trash2 } from 'lucide-react';
import { LikenessFaces } from '../photo-hero/likeness-faces.tsx';
import { forgetHero, useKeptHeroes } from './use-kept-heroes.ts';

/** The heroes that a customer kept, each with a button to delete it. Empty when there are none. */
export function KeptHeroList({ userId }: { userId: string }) {
  const heroes = useKeptHeroes(userId);
  const [problem, setProblem] = useState<string | null>(null);
  const [had, setHad] = useState(false);
  if (heroes.length === 0 && !had) return null;
  return (
    <section aria-labelledby="own-heroes" className="mt-6 border-t-2 border-line-soft pt-6">
      <h3 id="own-heroes" tabIndex={-1} className="mb-2 text-lg">
        Heroes that you kept
      </h3>
      <ul className="grid gap-2">
        {heroes.map(({ id, name, hero }) => (
          <li key={id} className="flex items-center gap-3">
            <span className="w-14 flex-none">
              <LikenessFaces hero={hero} faces={HAPPY} className="" />
            </span>
            <span className="min-w-0 flex-1 font-bold wrap-anywhere">{name}</span>
            <button
              type="button"
              onClick={async () => {
                setHad(true);
                document.getElementById('own-heroes')?.focus();
                setProblem(await forgetHero(id));
              }}
              className="text-link inline-flex min-h-11 items-center gap-1"
            >
              <Trash2 aria-hidden="true" className="size-5" />
              Delete <span className="sr-only">{name}</span>
            </button>
          </li>
        ))}
      </ul>
      {heroes.length === 0 && <p>None is kept any more.</p>}
      <p aria-live="polite" className="text-crimson">
        {problem}
      </p>
    </section>
  );
}

const HAPPY = ['happy'] as const;
