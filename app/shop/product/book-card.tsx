import type { KeyboardEvent } from 'react';
import { Link } from 'react-router';
import { rupees } from '../../buying/pricing/rupees.ts';
import { Cover } from './cover.tsx';
import { CATEGORIES } from '../../buying/catalogue/sample-books.ts';
import type { ShelfCard } from './shelf-card.ts';

/** One book of the shelf. The whole card leads to its page, by pointer, Enter or Space. */
export function BookCard({ card, eager = false }: { card: ShelfCard; eager?: boolean }) {
  const category = CATEGORIES.find((each) => each.id === card.category)?.label;
  return (
    <Link to={`/product/${card.productId}`} onKeyDown={openOnSpace} className="book-card group">
      <Cover id={card.productId} title={card.title} picture={card.picture} alt={card.alt} eager={eager} />
      <span className="mt-4 block text-base text-ink-soft">{category}</span>
      <span className="block font-display text-xl/tight font-extrabold decoration-[3px] underline-offset-4 group-hover:underline">
        {card.title}
      </span>
      <span className="mt-1 block text-base/snug">{card.description}</span>
      <span className="tabular mt-2 block font-display font-bold">From {rupees(card.fromPrice)}</span>
    </Link>
  );
}

function openOnSpace(event: KeyboardEvent<HTMLAnchorElement>): void {
  if (event.key !== ' ') return;
  event.preventDefault();
  event.currentTarget.click();
}
