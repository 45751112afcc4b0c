import { BookProgressLine } from '../books/book-progress-line.tsx';
import type { BookProgress } from '../books/book-progress.ts';
import { KeptCover } from '../reader/kept-cover.tsx';
import { rupees } from '../pricing/rupees.ts';
import type { OrderView } from './order-view.ts';

interface Books {
  orderId: string;
  /** By the ids of the items. */
  progress: Record<string, BookProgress>;
}

/** The books of an order. With `priced` each says for whom it is and what it came to; with `books` how far it is. */
export function OrderItems({
  items,
  priced = false,
  books,
}: {
  items: OrderView['items'];
  priced?: boolean;
  books?: Books;
}) {
  return (
    <ul className="grid gap-4">
      {items.map((item) => (
        <li key={item.id} className="flex flex-wrap items-start gap-x-4 gap-y-2">
          {books?.progress[item.id]?.unlocked ? (
            <div className="size-18 flex-none">
              <KeptCover
                title={item.title}
                drawing={`/orders/${books.orderId}/books/${item.id}/drawing`}
                otherwise={<ShelfCover src={item.image} />}
              />
            </div>
          ) : (
            <ShelfCover src={item.image} />
          )}
          <div className="min-w-0 flex-1 leading-snug">
            <p className="font-display text-lg/snug font-bold">{item.title}</p>
            <p>
              {item.format} x {item.quantity}
            </p>
            {priced && item.characterName && <p className="wrap-anywhere">Character: {item.characterName}</p>}
            {priced && item.favourites && <p>Favourites: {item.favourites}</p>}
          </div>
          {priced && <p className="flex-none font-bold tabular">{rupees(item.lineTotal)}</p>}
          {books?.progress[item.id] && (
            <BookProgressLine
              progress={books.progress[item.id]!}
              copy={`/orders/${books.orderId}/books/${item.id}`}
            />
          )}
        </li>
      ))}
    </ul>
  );
}

/** The cover of the shelf, until the book's own can be seen. */
function ShelfCover({ src }: { src: string }) {
  return (
    <img
      src={src}
      alt=""
      width="72"
      height="72"
      loading="lazy"
      className="size-18 flex-none rounded-(--radius-button) border-2 border-line bg-paper-deep object-cover"
    />
  );
}
