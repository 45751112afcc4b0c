import { inArray } from 'drizzle-orm';
import type { Transaction } from '../platform/machine.server.ts';
import { phoneDigits, searchWords } from '../text/search-words.ts';
import type { OrderWithItems } from './orders.server.ts';
import { orderTerms } from './tables.server.ts';

/** What the terms of an order are made from. */
export type Findable = Pick<OrderWithItems, 'orderNumber' | 'shippingAddress'> & {
  items: readonly Pick<OrderWithItems['items'][number], 'format' | 'book'>[];
};

/** The words by which staff find an order, each once. */
export function termsOf({ orderNumber, shippingAddress, items }: Findable): string[] {
  const { fullName, email, phone, postalCode } = shippingAddress;
  const address = email.trim().toLowerCase();
  const [mailbox = ''] = address.split('@');
  return [
    ...new Set([
      ...searchWords(orderNumber).filter((word) => word !== 'ord'),
      ...searchWords(fullName),
      address,
      ...searchWords(mailbox),
      phoneDigits(phone),
      searchWords(postalCode).join(''),
      ...items.flatMap(({ format, book }) => [`format:${format}`, `story:${book.story}`]),
    ]),
  ].filter((term) => term !== '');
}

type Found = Findable & Pick<OrderWithItems, 'id' | 'createdAt'>;

/** Of orders that have none yet. */
export async function writeTerms(tx: Transaction, ...found: readonly Found[]): Promise<void> {
  await tx
    .insert(orderTerms)
    .values(
      found.flatMap((order) =>
        termsOf(order).map((term) => ({ orderId: order.id, term, orderedAt: order.createdAt })),
      ),
    );
}

/** Whenever an order's address or its books change. */
export async function writeTermsAnew(tx: Transaction, ...found: readonly Found[]): Promise<void> {
  const ids = found.map(({ id }) => id);
  await tx.delete(orderTerms).where(inArray(orderTerms.orderId, ids));
  await writeTerms(tx, ...found);
}
