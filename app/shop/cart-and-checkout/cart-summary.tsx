import type { ReactNode } from 'react';
import { couponWorth } from '../../buying/pricing/coupon-codes.ts';
import { rupees } from '../../buying/pricing/rupees.ts';
import { Panel } from '../../ui/parts/panel.tsx';
import { Unbroken } from '../../ui/parts/unbroken.tsx';
import type { CartView } from './cart-view.ts';
import { heroWords } from './hero-words.ts';

/** How the cart adds up, and what to do next. */
export function CartSummary({ cart, children }: { cart: CartView; children: ReactNode }) {
  const { totals, addOns, coupon } = cart;
  return (
    <Panel as="section" aria-labelledby="summary" className="grid gap-4">
      <h2 id="summary" className="text-2xl">
        What it costs
      </h2>
      <dl className="grid gap-1 leading-snug tabular">
        {cart.lines.map((line) => (
          <Sum
            key={line.id}
            name={`${line.title} x ${line.quantity}`}
            details={heroWords(line)}
            amount={rupees(line.lineTotal)}
          />
        ))}
        {addOns.map((addOn) => (
          <Sum key={addOn.id} name={addOn.name} amount={rupees(addOn.price)} />
        ))}
        {totals.shipping > 0 && <Sum name="Delivery" amount={rupees(totals.shipping)} />}
        <Sum name="Subtotal" amount={rupees(totals.subtotal)} />
        {coupon && (
          <Sum
            name={`Coupon ${coupon.code}, ${couponWorth(coupon)} off`}
            amount={`−${rupees(totals.couponDiscount)}`}
          />
        )}
        {totals.familyPackDiscount > 0 && (
          <Sum name="Family pack" amount={`−${rupees(totals.familyPackDiscount)}`} />
        )}
        <div className="mt-1 flex items-baseline gap-4 border-t-[2.5px] border-line pt-2">
          <dt className="flex-1 font-display text-xl font-bold">Total</dt>
          <dd className="font-display text-2xl font-extrabold">{rupees(totals.total)}</dd>
        </div>
      </dl>
      <p className="text-base text-ink-soft">
        <Unbroken>{cart.whenItComes}</Unbroken>
      </p>
      {children}
    </Panel>
  );
}

function Sum({ name, details, amount }: { name: string; details?: string; amount: string }) {
  return (
    <div className="flex gap-4">
      <dt className="flex-1">
        {name}
        {details && <span className="block pb-1 text-base/snug text-ink-soft">{details}</span>}
      </dt>
      <dd>{amount}</dd>
    </div>
  );
}
