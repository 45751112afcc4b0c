import { inArray, sql } from 'drizzle-orm';
import type { Transaction } from '../../platform/database/dialect.ts';
import { phoneDigits, phonesIn } from '../../platform/india/phone.ts';
import { plainEmail } from '../../platform/strings/plain-line.ts';
import { searchWords } from '../../platform/strings/search-words.ts';
import { type OrderWithItems, orderTerms } from './tables.server.ts';

/** What the terms of an order are made from. */
export type Findable = Pick<OrderWithItems, 'orderNumber' | 'shippingAddress'> & {
  items: readonly Pick<OrderWithItems['items'][number], 'format' | 'book'>[];
};

/** The words by which staff find an order, each once. */
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

/** A term of every order: which way of reading its words are from. With a new one `sweepTerms` writes those of all orders anew. */
export const READING = '\u2042:2';

/** The terms of an order as they are kept. */
export const writtenTerms = (order: Findable): string[] => [...termsOf(order), READING];

/** Of orders that have none yet. */
export async function writeTerms(tx: Transaction, ...found: readonly Found[]): Promise<void> {
  const rows = found.flatMap((order) =>
    writtenTerms(order).map((term) => ({ order_id: order.id, term, ordered_at: order.createdAt })),
  );
  // One value, however many there are: the server knows the statement again.
  await tx.execute(sql`
    insert into ${orderTerms} (order_id, term, ordered_at)
    select * from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as row (order_id uuid, term text, ordered_at timestamptz)`);
}

/** Whenever an order's address or its books change. */
export async function writeTermsAnew(tx: Transaction, ...found: readonly Found[]): Promise<void> {
  const ids = found.map(({ id }) => id);
  await tx.delete(orderTerms).where(inArray(orderTerms.orderId, ids));
  await writeTerms(tx, ...found);
}
