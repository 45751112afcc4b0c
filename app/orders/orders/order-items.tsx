import { BookProgressLine } from '../../books/drawing/book-progress-line.tsx';
import type { BookProgress } from '../../books/drawing/book-progress.ts';
import { KeptCover, NamedCover } from '../../books/reader/kept-cover.tsx';
import { rupees } from '../../buying/pricing/rupees.ts';
import { bookAddress } from './order-books.ts';
import type { OrderView } from './order-view.ts';

interface Books {
  orderId: string;
  /** By item id. */
  progress: Record<string, BookProgress>;
}

/**
 * The books of an order and their progress. With `priced`, each also shows its hero, its favourites and its
 * price.
 */
export function OrderItems({
  items,
  priced = false,
  books,
}: {
  items: OrderView['items'];
  priced?: boolean;
  books: Books;
}) {
  return (
    <ul className="grid gap-4">
      {items.map((item) => (
        <li key={item.id} className="flex flex-wrap items-start gap-x-4 gap-y-2">
          <div className="size-18 flex-none overflow-hidden rounded-(--radius-button) border-2 border-line bg-paper-deep">
            {item.cover ? (
              <KeptCover
                // The key changes when the parent gives the book a hero, because it may have a cover then.
                key={`${item.coverMark} ${books.progress[item.id]?.wantsWord}`}
                title={item.title}
                drawing={item.cover.address}
                otherwise={<NamedCover name={item.cover.name} className="p-1 text-sm/tight" />}
              />
            ) : (
              <img
                src={item.image}
                alt=""
                width="72"
                height="72"
                loading="lazy"
                className="size-full object-cover"
              />
            )}
          </div>
          <div className="min-w-0 flex-1 leading-snug">
            <p className="font-display text-lg/snug font-bold">{item.title}</p>
            <p>
              {item.format} x {item.quantity}
            </p>
            {priced && item.characterName && <p className="wrap-anywhere">Character: {item.characterName}</p>}
            {priced && item.favourites && <p>Favourites: {item.favourites}</p>}
          </div>
          {priced && <p className="flex-none font-bold tabular">{rupees(item.lineTotal)}</p>}
          {books.progress[item.id] && (
            <BookProgressLine
              progress={books.progress[item.id]!}
              copy={bookAddress({ orderId: books.orderId, itemId: item.id })}
            />
          )}
        </li>
      ))}
    </ul>
  );
}
