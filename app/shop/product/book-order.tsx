import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Minus, Plus, ShoppingCart } from 'lucide-react';
import {
  COUPON_APPLIED,
  couponWorth,
  INVALID_COUPON,
  invalidCouponMessage,
} from '../../buying/pricing/coupon-codes.ts';
import { CouponField, NOT_REACHED } from '../../buying/pricing/coupon-field.tsx';
import { MOST_OF_ONE } from '../../buying/pricing/quantity.ts';
import { rupees } from '../../buying/pricing/rupees.ts';
import { Button, ButtonLink } from '../../ui/parts/button.tsx';
import { showToast } from '../../ui/parts/toast.tsx';
import { type BookDraft, withinStepper } from './book-draft.ts';
import type { OfferedBook } from '../../buying/catalogue/offered-book.ts';
import type { AddingToCart } from './use-add-to-cart.ts';
import { quoteWithCoupon, useBookQuote } from './use-book-quote.ts';

interface Parts {
  book: OfferedBook;
  draft: BookDraft;
  update: (patch: Partial<BookDraft>) => void;
}

/** Quantity, coupon, price, and the button that adds the book to the cart. */
export function BookOrder({ order, ...parts }: Parts & { order: AddingToCart }) {
  return (
    <>
      <h3 id="order" className="sr-only">
        Quantity and price
      </h3>
      <Stepper {...parts} />
      <Coupon {...parts} />
      <Price {...parts} />
      <Into order={order} />
    </>
  );
}

function Stepper({ draft: { quantity }, update }: Parts) {
  const set = (wanted: number) => update({ quantity: withinStepper(wanted) });
  return (
    <fieldset className="flex items-center gap-3">
      <legend className="sr-only">Quantity</legend>
      <span aria-hidden="true" className="flex-1 font-display text-lg font-bold">
        Quantity
      </span>
      <Button
        aria-label="One less"
        disabled={quantity <= 1}
        onClick={() => set(quantity - 1)}
        className="px-3"
      >
        <Minus aria-hidden="true" strokeWidth={3} className="size-5" />
      </Button>
      <output className="min-w-8 text-center text-lg font-bold tabular">{quantity}</output>
      <Button
        aria-label="One more"
        disabled={quantity >= MOST_OF_ONE}
        onClick={() => set(quantity + 1)}
        className="px-3"
      >
        <Plus aria-hidden="true" strokeWidth={3} className="size-5" />
      </Button>
    </fieldset>
  );
}

function Coupon({ book, draft, update }: Parts) {
  const [busy, setBusy] = useState(false);
  const apply = async () => {
    const typed = draft.couponText.trim();
    if (busy || typed === '') return;
    setBusy(true);
    const quote = await quoteWithCoupon(book.productId, draft, typed);
    setBusy(false);
    if (quote?.coupon) {
      update({ couponCode: typed });
      showToast({ title: COUPON_APPLIED, description: quote.coupon.message, kind: 'success' });
    } else if (quote) sayInvalid(quote.couponProblem);
    else showToast({ ...NOT_REACHED, kind: 'failure' });
  };
  return (
    <CouponField
      applied={draft.couponCode}
      typed={draft.couponText}
      busy={busy}
      onType={(couponText) => update({ couponText })}
      onApply={() => void apply()}
      onRemove={() => update({ couponCode: null, couponText: '' })}
    />
  );
}

function sayInvalid(problem: string | null): void {
  const description = problem ?? invalidCouponMessage('product');
  showToast({ title: INVALID_COUPON, description, kind: 'failure' });
}

function Price({ book, draft, update }: Parts) {
  const { state, quote, again } = useBookQuote(book.productId, draft);
  const problem = state === 'ready' && draft.couponCode !== null ? (quote?.couponProblem ?? null) : null;
  useEffect(() => {
    if (problem === null) return;
    update({ couponCode: null });
    sayInvalid(problem);
  }, [problem, update]);
  const { format, quantity } = draft;
  if (!format)
    return <Amount note="for one book">From {rupees(Math.min(...Object.values(book.prices)))}</Amount>;
  if (state === 'failed') {
    return (
      <div role="alert" className="grid min-h-19 justify-items-start gap-2">
        <p>The shop could not be asked for the price. Please check your connection.</p>
        <Button onClick={() => void again()}>Try again</Button>
      </div>
    );
  }
  if (!quote) return <Amount note="One moment…">…</Amount>;
  const { subtotal, total, coupon } = quote;
  const sum = quantity > 1 ? `${quantity} × ${rupees(subtotal / quantity)}` : 'for one book';
  const note = coupon ? `${sum}, ${couponWorth(coupon)} off with ${coupon.code}` : sum;
  return (
    <Amount note={note} busy={state === 'loading'}>
      {rupees(total)}
    </Amount>
  );
}

function Amount({ note, busy = false, children }: { note: string; busy?: boolean; children: ReactNode }) {
  return (
    <div aria-live="polite" aria-busy={busy} className="min-h-19 border-t-[2.5px] border-line pt-3 tabular">
      <p className="flex items-baseline gap-4 font-display">
        <span className="flex-1 text-xl font-bold">Price</span>
        <span className="text-3xl font-extrabold">{children}</span>
      </p>
      <p className="text-right text-base text-ink-soft">{note}</p>
    </div>
  );
}

/** Format and name first; then the button. */
function Into({ order }: { order: AddingToCart }) {
  const { complete, busy, added, photo } = order;
  const toCart = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    if (added !== null) toCart.current?.focus();
  }, [added]);
  return (
    <div className="grid gap-3">
      {added !== null && (
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-(--radius-button) bg-leaf-wash py-2 pr-2 pl-4">
          <span className="min-w-0 flex-1 break-words">The book for {added} is in your cart.</span>
          <ButtonLink ref={toCart} to="/cart">
            Go to Cart
          </ButtonLink>
        </div>
      )}
      <Button
        type="submit"
        kind="main"
        large
        disabled={!complete}
        busy={busy}
        aria-describedby="before-adding"
        className="w-full"
      >
        <ShoppingCart aria-hidden="true" strokeWidth={2.5} className="size-6" />
        Add to Cart
      </Button>
      <p id="before-adding" className="min-h-12 text-base text-ink-soft">
        {complete ? photoNote(photo) : 'Please select format and enter character name.'}
      </p>
    </div>
  );
}

function photoNote({ file, delivery }: AddingToCart['photo']): string {
  if (!file || delivery === 'kept' || delivery === 'drawn') return '';
  if (delivery === 'drawing') return 'The hero is being drawn.';
  if (delivery === 'sending') return 'The photo is on its way to us.';
  return 'The photo is not in the book yet: it needs your permission and has to reach us.';
}
