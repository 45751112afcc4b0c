import { and, count, desc, eq, gt, inArray, isNotNull, isNull, type SQL } from 'drizzle-orm';
import { daysAfter } from '../orders/order-dates.ts';
import { isDone, DONE, STAGE_NAMES, type Stage, STAGES } from '../orders/stages.ts';
import { orders } from '../orders/tables.server.ts';
import { db, now } from '../platform/machine.server.ts';
import type { ListFilters } from './list-filters.ts';
import { asListed, type ListedOrder, rowsOf } from './list.server.ts';
import { isOpen, letThrough } from './list-where.server.ts';

export interface BoardColumn {
  /** `held`, or a stage. */
  id: Stage | 'held';
  name: string;
  count: number;
  orders: ListedOrder[];
  /** What is done is shown for a week only. */
  thisWeek: boolean;
}

const MOST_CARDS = 25;
const SHOWN_DAYS = 7;
/** Nothing takes longer than this from being placed to being done, or it is looked up in the list. */
const PLACED_DAYS = 90;

/** The orders at work, a column for each stage with the oldest on top; held ones apart, as nobody works at them. */
export async function boardOf(filters: ListFilters): Promise<BoardColumn[]> {
  const which = await letThrough(filters);
  const counts = await countsOf(which);
  const heldOnes = and(which, isOpen, isNotNull(orders.heldAt));
  const held: BoardColumn = {
    id: 'held',
    name: 'Held',
    count: await howMany(heldOnes),
    orders: await cards(heldOnes),
    thisWeek: false,
  };
  const stages = STAGES.map(async (stage): Promise<BoardColumn> => {
    const found = counts.get(stage) ?? 0;
    const here = and(which, eq(orders.stage, stage), isDone(stage) ? lately() : isNull(orders.heldAt));
    const shown = found === 0 ? [] : await (isDone(stage) ? lastDone(here) : cards(here));
    return {
      id: stage,
      name: STAGE_NAMES[stage],
      count: found,
      orders: shown,
      thisWeek: isDone(stage),
    };
  });
  return [held, ...(await Promise.all(stages))];
}

const grouped = (which: SQL | undefined) =>
  db().select({ stage: orders.stage, count: count() }).from(orders).where(which).groupBy(orders.stage);

/** Done since a week at most. */
function lately(): SQL | undefined {
  return and(
    gt(orders.createdAt, daysAfter(now(), -PLACED_DAYS)),
    gt(orders.stageAt, daysAfter(now(), -SHOWN_DAYS)),
  );
}

async function countsOf(which: SQL | undefined): Promise<Map<Stage, number>> {
  const rows = [
    ...(await grouped(and(which, isOpen, isNull(orders.heldAt)))),
    ...(await grouped(and(which, inArray(orders.stage, [...DONE]), lately()))),
  ];
  return new Map(rows.map((row) => [row.stage, row.count]));
}

async function howMany(which: SQL | undefined): Promise<number> {
  const [row] = await db().select({ count: count() }).from(orders).where(which);
  return row?.count ?? 0;
}

const cards = async (which: SQL | undefined) => asListed(await rowsOf(which, MOST_CARDS, 'asc'));

async function lastDone(which: SQL | undefined): Promise<ListedOrder[]> {
  const ids = db()
    .select({ id: orders.id })
    .from(orders)
    .where(which)
    .orderBy(desc(orders.stageAt))
    .limit(MOST_CARDS);
  return asListed(await rowsOf(inArray(orders.id, ids), MOST_CARDS, 'desc'));
}
