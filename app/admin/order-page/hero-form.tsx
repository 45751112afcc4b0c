import { useState } from 'react';
import type { BookRequest, LikenessHero } from '#comic';
import { LikenessMaker } from '../../books/hero-maker/likeness-maker.tsx';
import { heroSeen } from '../order-actions/seen.ts';
import { coverBook, type CoverRequest } from '../../books/reader/cover-request.ts';
import { Button } from '../../ui/parts/button.tsx';
import { Spinner } from '../../ui/parts/spinner.tsx';
import { ActionForm } from './action-form.tsx';
import type { BookView } from './order-view.server.ts';

type Found = { hero: LikenessHero; book: BookRequest } | 'none' | 'failed';

/** How the child of a book looks, with the controls that its parent has; shown when asked for. */
export function HeroForm({ book, address }: { book: BookView; address: string }) {
  const [found, setFound] = useState<Found | 'asked' | null>(null);
  const show = async () => {
    setFound('asked');
    setFound(await ask(`${address}/books/${book.id}/hero`));
  };
  if (found === 'asked') return <Spinner label="Bringing the pencils…" />;
  if (found === 'none') return <p>The child of this book is not drawn yet, or keeps the photo’s own face.</p>;
  if (found === null || found === 'failed')
    return (
      <div className="grid justify-items-start gap-3">
        {found === 'failed' && <p role="alert">The child did not come. Please try again.</p>}
        <Button onClick={() => void show()}>Show the child</Button>
      </div>
    );
  return <Change {...found} item={book} address={address} />;
}

function Change({
  hero: before,
  book,
  item,
  address,
}: Exclude<Found, string> & { item: BookView; address: string }) {
  const [hero, setHero] = useState(before);
  return (
    <div className="grid gap-4">
      <LikenessMaker hero={hero} book={book} onChange={setHero} />
      <ActionForm
        to={`${address}/change-hero`}
        label="Change the child and draw the book again"
        fields={{
          orderItemId: item.id,
          seen: heroSeen(before),
          wishes: JSON.stringify(hero.wishes ?? {}),
        }}
      />
    </div>
  );
}

async function ask(address: string): Promise<Found> {
  try {
    const answer = await fetch(address, { cache: 'no-store' });
    if (answer.status === 404) return 'none';
    if (!answer.ok) return 'failed';
    const request = (await answer.json()) as CoverRequest;
    return request.hero.kind === 'likeness' ? { hero: request.hero, book: coverBook(request) } : 'none';
  } catch {
    return 'failed';
  }
}
