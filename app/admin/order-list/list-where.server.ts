import { and, eq, gte, isNotNull, lt, or, type SQL, sql } from 'drizzle-orm';
import { users } from '../../account/account/tables.server.ts';
import { daysAfter, promisedBefore, startOfDay } from '../../orders/orders/order-dates.ts';
import { DONE } from '../../orders/orders/stages.ts';
import { orders, orderTerms } from '../../orders/orders/tables.server.ts';
import { db, now } from '../../platform/runtime/runtime.server.ts';
import { type AskedTerm, askedTerms, type ListFilters } from './list-filters.ts';

/** Written as literals, so that PostgreSQL can use the partial indexes for open and closed orders. */
const OVER = sql.raw(DONE.map((stage) => `'${stage}'`).join(', '));
export const isOpen: SQL = sql`${orders.stage} not in (${OVER})`;
export const isOver: SQL = sql`${orders.stage} in (${OVER})`;

/** Orders that these filters let through; undefined for all. */
export async function letThrough(filters: ListFilters): Promise<SQL | undefined> {
  const { stage, format, story, late, held } = filters;
  const from = startOfDay(filters.from);
  const to = startOfDay(filters.to);
  return and(
    or(await found(filters.q), ofAccount(filters.q)),
    stage ? eq(orders.stage, stage) : undefined,
    format ? hasTerm({ word: `format:${format}`, whole: true }) : undefined,
    story ? hasTerm({ word: `story:${story}`, whole: true }) : undefined,
    from ? gte(orders.createdAt, from) : undefined,
    to ? lt(orders.createdAt, daysAfter(to, 1)) : undefined,
    late ? and(lt(orders.createdAt, promisedBefore(now())), isOpen) : undefined,
    held ? isNotNull(orders.heldAt) : undefined,
  );
}

/** The orders of an account, by its whole address: letters go there, whatever was typed for the delivery. */
function ofAccount(query: string): SQL | undefined {
  if (!query.includes('@')) return undefined;
  return sql`${orders.userId} = any(array(select ${users.id} from ${users} where ${users.email} = ${query.toLowerCase()}))`;
}

/** Up to this many orders can be checked one by one quickly. A more common word narrows the search too little. */
const RARE = 5_000;

/**
 * Orders in which every word is found. A rare word names its orders, of which the others are asked. Where all are common
 * the orders are asked from the newest on, and a page is soon full. The database guesses this wrong by itself.
 */
async function found(query: string): Promise<SQL | undefined> {
  const asked = askedTerms(query);
  if (asked.length === 0) return query === '' ? undefined : sql`false`;
  const counted = await Promise.all(asked.map(async (term) => ({ term, count: await countUpTo(term) })));
  const [first, ...others] = counted.toSorted((one, other) => one.count - other.count);
  if (!first || first.count === 0) return sql`false`;
  return and(
    first.count > RARE
      ? hasTerm(first.term)
      : sql`${orders.id} = any(array(select distinct ${orderTerms.orderId} from ${orderTerms} where ${isTerm(first.term)}))`,
    ...others.map(({ term }) => hasTerm(term)),
  );
}

async function countUpTo(term: AskedTerm): Promise<number> {
  const some = db()
    .select({ one: sql`1`.as('one') })
    .from(orderTerms)
    .where(isTerm(term))
    .limit(RARE + 1)
    .as('some');
  const [row] = await db()
    .select({ count: sql<number>`count(*)::int` })
    .from(some);
  return row?.count ?? 0;
}

function hasTerm(term: AskedTerm): SQL {
  return sql`exists (select 1 from ${orderTerms} where ${orderTerms.orderId} = ${orders.id} and ${isTerm(term)})`;
}

function isTerm({ word, whole }: AskedTerm): SQL {
  return whole
    ? sql`${orderTerms.term} = ${word}`
    : sql`${orderTerms.term} like ${`${word.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`}`;
}
