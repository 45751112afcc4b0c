import { useState } from 'react';
import { Heart } from 'lucide-react';
import { useLocation } from 'react-router';
import type { LikenessHero } from '#comic';
import { useMe } from '../../ui/layout/me.ts';
import { Button, ButtonLink } from '../../ui/parts/button.tsx';
import { keepHero } from './use-kept-heroes.ts';

/**
 * Lets a customer keep a likeness for the next book. Visitors see a sign-in button of the same height.
 * @param name the child's name; without one, nothing is shown.
 */
export function KeepHero({ name, hero }: { name: string; hero: LikenessHero }) {
  const { user } = useMe();
  const [kept, setKept] = useState<LikenessHero | null>(null);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const { pathname } = useLocation();
  if (name.trim() === '') return null;
  const keep = async () => {
    setBusy(true);
    const why = await keepHero(name, hero);
    setBusy(false);
    setProblem(why);
    if (why === null) setKept(hero);
  };
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 border-t-2 border-line-soft pt-4">
      {user ? (
        <Button busy={busy} disabled={kept === hero} onClick={() => void keep()}>
          <Heart aria-hidden="true" strokeWidth={2.5} className="size-5" />
          Keep this hero for the next book
        </Button>
      ) : (
        <ButtonLink to={`/auth?next=${encodeURIComponent(pathname)}`}>
          <Heart aria-hidden="true" strokeWidth={2.5} className="size-5" />
          Sign in to keep this hero
        </ButtonLink>
      )}
      <p aria-live="polite" className="flex-1 basis-60 text-base text-ink-soft">
        {problem ??
          (kept === hero
            ? 'Kept in your account. You can delete it in your profile at any time.'
            : 'The drawing is kept in your account, never the photo.')}
      </p>
    </div>
  );
}
