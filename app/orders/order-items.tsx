import { rupees } from '../pricing/rupees.ts';
import type { OrderView } from './order-view.ts';

/** The books of an order. With `priced` each says for whom it is and what it came to. */
export function OrderItems({ items, priced = false }: { items: OrderView['items']; priced?: boolean }) {
  return (
    <ul className="grid gap-4">
      {items.map((item) => (
        <li key={item.id} className="flex items-start gap-4">
          <img
            src={item.image}
            alt=""
            width="72"
            height="72"
            loading="lazy"
            className="size-18 flex-none rounded-(--radius-button) border-2 border-line bg-paper-deep object-cover"
          />
          <div className="min-w-0 flex-1 leading-snug">
            <p className="font-display text-lg/snug font-bold">{item.title}</p>
            <p>
              {item.format} x {item.quantity}
            </p>
            {priced && item.characterName && <p className="wrap-anywhere">Character: {item.characterName}</p>}
          </div>
          {priced && <p className="flex-none font-bold tabular">{rupees(item.lineTotal)}</p>}
        </li>
      ))}
    </ul>
  );
}
