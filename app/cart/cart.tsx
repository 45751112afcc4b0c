import { data } from 'react-router';
import { MessageCircle } from 'lucide-react';
import { z } from 'zod';
import { forCustomers } from '../account/audience.server.ts';
import { requireUser } from '../account/session.server.ts';
import { db } from '../platform/machine.server.ts';
import { quote } from '../pricing/quote.ts';
import { rupees } from '../pricing/rupees.ts';
import { pageMeta } from '../shell/page-meta.ts';
import { CONTACT } from '../storefront/facts.ts';
import { ButtonLink } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { Panel } from '../ui/panel.tsx';
import type { Route } from './+types/cart.ts';
import { cartOf, setQuantity } from './cart.server.ts';
import { CartLine, type LineView, MOST_OF_ONE } from './cart-line.tsx';

export const middleware = [forCustomers];

export const meta = () => pageMeta('Your cart', 'The books in your cart and what they cost.');

const change = z.object({
  itemId: z.uuid(),
  quantity: z
    .string()
    .regex(/^\d{1,3}$/)
    .transform(Number)
    .refine((quantity) => quantity <= MOST_OF_ONE),
});

export async function loader({ request }: Route.LoaderArgs) {
  const { id } = await requireUser(request);
  const rows = await cartOf(db(), id);
  const lines = rows.map((row): LineView => ({
    id: row.id,
    title: row.productTitle,
    image: row.productImage,
    format: row.format,
    characterName: row.characterName,
    quantity: row.quantity,
    lineTotal: row.price * row.quantity,
  }));
  const priced = rows.map(({ format, price, quantity }) => ({ format, unitPrice: price, quantity }));
  return { lines, totals: quote({ source: 'cart', lines: priced, addOns: [], couponPercent: 0 }) };
}

/** Sets how many of one book there are; 0 takes it out. */
export async function action({ request }: Route.ActionArgs) {
  const { id } = await requireUser(request);
  const read = change.safeParse(Object.fromEntries(await request.formData()));
  if (!read.success) return data({ changed: false }, { status: 422 });
  const changed = await setQuantity(id, read.data.itemId, read.data.quantity);
  return data({ changed }, { status: changed ? 200 : 404 });
}

export default function Cart({ loaderData: { lines, totals } }: Route.ComponentProps) {
  return (
    <div className="page max-w-4xl py-10">
      <h1 className="text-4xl">Your cart</h1>
      {lines.length === 0 ? (
        <EmptyState
          title="Your cart is empty"
          action={
            <ButtonLink kind="main" to="/gallery">
              Browse Books
            </ButtonLink>
          }
        >
          There is room for a hero or two in it.
        </EmptyState>
      ) : (
        <div className="mt-8 grid items-start gap-8 md:grid-cols-[3fr_2fr]">
          <ul className="grid gap-5">
            {lines.map((line) => (
              <Panel as="li" key={line.id}>
                <CartLine line={line} />
              </Panel>
            ))}
          </ul>
          <Summary lines={lines} totals={totals} />
        </div>
      )}
    </div>
  );
}

function Summary({ lines, totals }: Route.ComponentProps['loaderData']) {
  const books = lines.map((line) => `${line.quantity} x ${line.title} for ${line.characterName ?? 'a hero'}`);
  const hello = `Hello Nanhe Veer, I would like to order my cart: ${books.join(', ')}. Total ${rupees(totals.total)}.`;
  return (
    <Panel as="section" aria-labelledby="summary" className="grid gap-4">
      <h2 id="summary" className="text-2xl">
        What it costs
      </h2>
      <dl className="grid gap-1 leading-snug tabular">
        <Sum name="Subtotal" amount={rupees(totals.subtotal)} />
        {totals.familyPackDiscount > 0 && (
          <Sum name="Family pack" amount={`−${rupees(totals.familyPackDiscount)}`} />
        )}
        <div className="mt-1 flex items-baseline gap-4 border-t-[2.5px] border-line pt-2">
          <dt className="flex-1 font-display text-xl font-bold">Total</dt>
          <dd className="font-display text-2xl font-extrabold">{rupees(totals.total)}</dd>
        </div>
      </dl>
      <p className="leading-snug">
        To order these books, send us your cart as a chat message. We confirm it and send you a payment link.
      </p>
      <a
        className="button button-main"
        href={`${CONTACT.whatsapp}?text=${encodeURIComponent(hello)}`}
        target="_blank"
        rel="noopener"
      >
        <MessageCircle aria-hidden="true" strokeWidth={2.5} className="size-5" />
        Order on WhatsApp
      </a>
    </Panel>
  );
}

function Sum({ name, amount }: { name: string; amount: string }) {
  return (
    <div className="flex gap-4">
      <dt className="flex-1">{name}</dt>
      <dd>{amount}</dd>
    </div>
  );
}
