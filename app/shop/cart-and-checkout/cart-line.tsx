import { type SubmitEvent, useEffect, useRef } from 'react';
import { useFetcher } from 'react-router';
import { Minus, Plus, Trash2 } from 'lucide-react';
import { MOST_OF_ONE } from '../../buying/pricing/quantity.ts';
import { FORMAT_NAME } from '../../books/book/formats.ts';
import { photoDay } from '../../books/photos/photo-day.ts';
import { rupees } from '../../buying/pricing/rupees.ts';
import { refreshMe } from '../../ui/layout/me.ts';
import { Button } from '../../ui/parts/button.tsx';
import { showToast } from '../../ui/parts/toast.tsx';
import type { LineView } from './cart-view.ts';
import { heroWords } from './hero-words.ts';
import type { CartAnswer } from './cart-answer.ts';

/** One book of the cart with its quantity. */
export function CartLine({ line }: { line: LineView }) {
  return (
    <div className="flex flex-wrap items-start gap-4">
      <img
        src={line.image}
        alt=""
        width="88"
        height="88"
        className="size-22 flex-none rounded-(--radius-button) border-2 border-line bg-paper-deep object-cover"
      />
      <div className="grid min-w-0 flex-[1_1_9rem] gap-2">
        <div className="flex gap-4 leading-snug">
          <div className="min-w-0 flex-1">
            <h2 className="text-xl">{line.title}</h2>
            <p>{FORMAT_NAME[line.format]}</p>
            {line.characterName && <p className="wrap-anywhere">Character: {line.characterName}</p>}
            {line.wheelchair && <p>The hero uses a wheelchair</p>}
            {line.favourites && <p>Favourites: {line.favourites}</p>}
            {line.customTitle && <p className="wrap-anywhere">Title: {line.customTitle}</p>}
          </div>
          <p className="flex-none font-bold tabular">{rupees(line.lineTotal)}</p>
        </div>
        <p className="text-base/snug text-ink-soft">
          {heroWords(line)}
          {line.photo?.until && `, kept until ${photoDay(line.photo.until)} or until you remove the book`}.
        </p>
        {line.photoHasLeft && (
          <p className="text-base/snug">
            Its photo has been deleted, as we promised, so the hero of this copy will be drawn. For a hero
            from a photo, please make the book anew.
          </p>
        )}
        <Quantity line={line} />
      </div>
    </div>
  );
}

const QUANTITY_FAILED = 'Failed to update item quantity.';
const REMOVE_FAILED = 'Failed to remove item from cart.';

function Quantity({ line }: { line: LineView }) {
  const fetcher = useFetcher<CartAnswer>();
  const { data, state } = fetcher;
  const wish = useRef(QUANTITY_FAILED);
  const removing = fetcher.formData?.get('quantity') === '0';
  useEffect(() => {
    if (!data) return;
    if (data.kind === 'quantity') void refreshMe();
    if (data.kind === 'quantity' && data.because)
      showToast({ title: 'Your cart is full', description: data.because, kind: 'failure' });
    else if (data.kind === 'failed' || (data.kind === 'quantity' && !data.changed))
      showToast({ title: 'Error', description: wish.current, kind: 'failure' });
  }, [data]);
  const busy = state !== 'idle';
  const remember = ({ nativeEvent }: SubmitEvent) => {
    const pressed = (nativeEvent as globalThis.SubmitEvent).submitter as HTMLButtonElement | null;
    wish.current = pressed?.value === '0' ? REMOVE_FAILED : QUANTITY_FAILED;
  };
  return (
    <fetcher.Form
      method="post"
      action="/cart"
      onSubmit={remember}
      className="flex flex-wrap items-center gap-2"
    >
      <input type="hidden" name="itemId" value={line.id} />
      <Button
        {...to(line.quantity - 1)}
        aria-label={`One less of ${line.title}`}
        busy={busy}
        className="px-3"
      >
        <Minus aria-hidden="true" strokeWidth={3} className="size-5" />
      </Button>
      <output className="min-w-8 text-center font-bold tabular" aria-label="Quantity">
        {line.quantity}
      </output>
      <Button
        {...to(line.quantity + 1)}
        aria-label={`One more of ${line.title}`}
        busy={busy}
        disabled={line.quantity >= MOST_OF_ONE}
        className="px-3"
      >
        <Plus aria-hidden="true" strokeWidth={3} className="size-5" />
      </Button>
      <Button kind="quiet" busy={busy && removing} {...to(0)} className="-mr-2 ml-auto px-2">
        <Trash2 aria-hidden="true" strokeWidth={2.5} className="size-5" />
        Remove<span className="sr-only"> {line.title}</span>
      </Button>
    </fetcher.Form>
  );
}

/** A button that sets the quantity, also before any script runs. */
function to(quantity: number) {
  return { type: 'submit', name: 'quantity', value: String(quantity) } as const;
}
