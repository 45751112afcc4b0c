import { and, gt, inArray, lte, type SQL, sql } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import { daysAfter } from '../../orders/orders/order-dates.ts';
import { isDone, STAGE_NAMES, type Stage, STAGES } from '../../orders/orders/stages.ts';
import { orders } from '../../orders/orders/tables.server.ts';
import { db, now } from '../../platform/runtime/runtime.server.ts';
import type { ListFilters } from './list-filters.ts';
import { asListed, type ListedOrder, rowsOf } from './list.server.ts';
import { isOpen, isOver, letThrough } from './list-where.server.ts';

/** `held`, or a stage. */
type Place = Stage | 'held';

export interface BoardColumn {
  id: Place;
  name: string;
  count: number;
  orders: ListedOrder[];
  /** Finished orders are shown for a week only. */
  thisWeek: boolean;
}

const PLACES: readonly Place[] = ['held', ...STAGES];
const MOST_CARDS = 25;
const SHOWN_DAYS = 7;

/** The orders in progress, a column for each stage with the oldest on top. Held orders have a column of their own. */
export async function boardOf(filters: ListFilters): Promise<BoardColumn[]> {
  const cards = await cardsOf(await letThrough(filters));
  const shown = inArray(
    orders.id,
    cards.map(({ id }) => id),
  );
  const listed = await asListed(await rowsOf(shown, cards.length, 'asc'));
  const placeOf = new Map(cards.map(({ id, place }) => [id, place]));
  const countOf = new Map(cards.map(({ place, count }) => [place, count]));
  const inPlace = Map.groupBy(listed, ({ id }) => placeOf.get(id));
  return PLACES.map((place) => {
    const here = inPlace.get(place) ?? [];
    const thisWeek = place !== 'held' && isDone(place);
    return {
      id: place,
      name: place === 'held' ? 'Held' : STAGE_NAMES[place],
      count: countOf.get(place) ?? 0,
      orders: thisWeek ? here.toReversed() : here,
      thisWeek,
    };
  });
}

/**
 * The orders that have a card, and how many there are in the place of each: those at work by when they were placed, those
 * done by when they last came to be. One question for all columns, which many orders would each make slow.
 */
function cardsOf(which: SQL | undefined) {
  const atWork = db()
    .select({
      id: orders.id,
      place: sql<Place>`case when ${orders.heldAt} is null then ${orders.stage} else 'held' end`.as('place'),
      turn: sql`extract(epoch from ${orders.createdAt})`.as('turn'),
    })
    .from(orders)
    .where(and(which, isOpen));
  const done = db()
    .select({
      id: orders.id,
      place: sql<Place>`${orders.stage}`.as('place'),
      turn: sql`-extract(epoch from ${orders.stageAt})`.as('turn'),
    })
    .from(orders)
    .where(and(which, isOver, gt(orders.stageAt, daysAfter(now(), -SHOWN_DAYS))));
  const placed = unionAll(atWork, done).as('placed');
  const ranked = db()
    .select({
      id: placed.id,
      place: placed.place,
      count: sql<number>`(count(*) over (partition by ${placed.place}))::int`.as('count'),
      nth: sql`row_number() over (partition by ${placed.place} order by ${placed.turn}, ${placed.id})`.as(
        'nth',
      ),
    })
    .from(placed)
    .as('ranked');
  return db()
    .select({ id: ranked.id, place: ranked.place, count: ranked.count })
    .from(ranked)
    .where(lte(ranked.nth, MOST_CARDS));
}
