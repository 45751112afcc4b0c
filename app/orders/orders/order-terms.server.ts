import { inArray, sql } from 'drizzle-orm';
import type { Transaction } from '../../platform/database/dialect.ts';
import { phoneDigits, phonesIn } from '../../platform/india/phone.ts';
import { plainEmail } from '../../platform/strings/plain-line.ts';
import { searchWords } from '../../platform/strings/search-words.ts';
import { type OrderWithItems, orderTerms } from './tables.server.ts';

/** The parts of an order that its search terms are made from. */
export type Findable = Pick<OrderWithItems, 'orderNumber' | 'shippingAddress'> & {
  items: readonly Pick<OrderWithItems['items'][number], 'format' | 'book'>[];
};

/** The search terms by which staff find an order, without duplicates. */
export function termsOf({ orderNumber, shippingAddress, items }: Findable): string[] {
  const { fullName, email, phone, postalCode } = shippingAddress;
  const address = plainEmail(email);
  const [mailbox = ''] = address.split('@');
  return [
    ...new Set([
      ...searchWords(orderNumber).filter((word) => word !== 'ord'),
      ...searchWords(fullName),
      address,
      ...searchWords(mailbox),
      ...phonesIn(phone).map(({ digits }) => digits),
      phoneDigits(postalCode) || searchWords(postalCode).join(''),
      ...items.flatMap(({ format, book }) => [`format:${format}`, `story:${book.story}`]),
    ]),
  ].filter((term) => term !== '');
}

type Found = Findable & Pick<OrderWithItems, 'id' | 'createdAt'>;

/**
 * A term that every order has: the version of the code that extracts terms. When it changes, `sweepTerms`
 * writes the terms of all orders again.
 */
export const READING = '\u2042:2';

/** The terms of an order as they are stored. */
export const writtenTerms = (order: Findable): string[] => [...termsOf(order), READING];

/** Writes the terms of orders that have none yet. */
export async function writeTerms(tx: Transaction, ...found: readonly Found[]): Promise<void> {
  const rows = found.flatMap((order) =>
    writtenTerms(order).map((term) => ({ order_id: order.id, term, ordered_at: order.createdAt })),
  );
  // All rows are one parameter, so the statement stays the same and the server can reuse it.
  await tx.execute(sql`
    insert into ${orderTerms} (order_id, term, ordered_at)
    select * from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as row (order_id uuid, term text, ordered_at timestamptz)`);
}

/** Replaces the terms of orders. Call it whenever an order's address or books change. */
export async function writeTermsAnew(tx: Transaction, ...found: readonly Found[]): Promise<void> {
  const ids = found.map(({ id }) => id);
  await tx.delete(orderTerms).where(inArray(orderTerms.orderId, ids));
  await writeTerms(tx, ...found);
}
