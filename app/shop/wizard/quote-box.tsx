import { type ReactNode, useEffect } from 'react';
import { whenItComes } from '../../orders/orders/order-dates.ts';
import { couponWorth, INVALID_COUPON } from '../../buying/pricing/coupon-codes.ts';
import { FORMAT_PRICE } from '../../buying/pricing/price-list.ts';
import { FORMAT_NAME } from '../../books/book/formats.ts';
import { rupees } from '../../buying/pricing/rupees.ts';
import { Button } from '../../ui/parts/button.tsx';
import { showToast } from '../../ui/parts/toast.tsx';
import { useDraft } from '../wizard-draft/use-draft.ts';
import { askQuoteAgain, useQuote } from './use-quote.ts';
import { WIZARD_BOOK_TITLE } from '../../buying/checkout/wizard-line.ts';
import { Unbroken } from '../../ui/parts/unbroken.tsx';

/** Every line of the price as the shop counts it, and when the book is expected. */
export function QuoteBox() {
  const { draft, ready, update } = useDraft();
  const { state, quote } = useQuote(draft, ready);
  const problem = state === 'ready' && draft.couponCode !== null ? (quote?.couponProblem ?? null) : null;
  useEffect(() => {
    if (problem === null) return;
    update({ couponCode: null });
    showToast({ title: INVALID_COUPON, description: problem, kind: 'failure' });
  }, [problem, update]);
  if (state === 'failed') {
    return (
      <div role="alert" className="grid justify-items-start gap-3">
        <p>The shop could not be asked for the total. Please check your connection.</p>
        <Button onClick={askQuoteAgain}>Try again</Button>
      </div>
    );
  }
  const { story, shopStory, format } = draft;
  if (!quote || !story || !format)
    return <div className="skeleton min-h-37 sm:min-h-28" aria-hidden="true" />;
  const chosen = quote.addOns.map(({ id }) => id);
  return (
    <div aria-busy={state === 'loading'}>
      <dl className="grid gap-2 tabular">
        <Line name={`${shopStory?.title ?? WIZARD_BOOK_TITLE[story]}, ${FORMAT_NAME[format]}`}>
          {rupees(FORMAT_PRICE[format])}
        </Line>
        {quote.addOns.map((addOn) => (
          <Line key={addOn.id} name={addOn.name}>
            {rupees(addOn.price)}
          </Line>
        ))}
        {quote.shipping > 0 && <Line name="Delivery">{rupees(quote.shipping)}</Line>}
        {quote.coupon && (
          <Line name={`Coupon ${quote.coupon.code}, ${couponWorth(quote.coupon)} off`}>
            −{rupees(quote.couponDiscount)}
          </Line>
        )}
        <div className="mt-1 flex items-baseline gap-4 border-t-[2.5px] border-line pt-3">
          <dt className="flex-1 font-display text-xl font-bold">Total</dt>
          <dd className="font-display text-2xl font-extrabold">{rupees(quote.total)}</dd>
        </div>
      </dl>
      <p className="mt-2 text-base text-ink-soft">
        <Unbroken>{whenItComes([format], chosen, today())}</Unbroken>
      </p>
    </div>
  );
}

function Line({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="flex gap-4 leading-snug">
      <dt className="flex-1">{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

const today = () => new Date();
