import type { KeyboardEvent } from 'react';
import { Link } from 'react-router';
import { FORMAT_PRICE } from '../pricing/price-list.ts';
import { CATEGORIES, type SampleBook } from './sample-books.ts';
import { rupees } from '../pricing/rupees.ts';
import { Cover } from './cover.tsx';

/** One book of the shelf. The whole card leads to its page, by pointer, Enter or Space. */
export function BookCard({ book, eager = false }: { book: SampleBook; eager?: boolean }) {
  const category = CATEGORIES.find((each) => each.id === book.category)?.label;
  return (
    <Link to={`/product/${book.productId}`} onKeyDown={openOnSpace} className="book-card group">
      <Cover id={book.productId} title={book.title} eager={eager} />
      <span className="mt-4 block text-base text-ink-soft">{category}</span>
      <span className="block font-display text-xl/tight font-extrabold decoration-[3px] underline-offset-4 group-hover:underline">
        {book.title}
      </span>
      <span className="mt-1 block text-base/snug">{book.description}</span>
      <span className="tabular mt-2 block font-display font-bold">From {rupees(FORMAT_PRICE.digital)}</span>
    </Link>
  );
}

function openOnSpace(event: KeyboardEvent<HTMLAnchorElement>): void {
  if (event.key !== ' ') return;
  event.preventDefault();
  event.currentTarget.click();
}
