import { type ReactNode, useEffect, useRef } from 'react';
import { Link, useFetcher } from 'react-router';
import type { Answer } from '../order-actions/answer.ts';
import { isMovedByHand } from '../order-actions/moves-by-hand.ts';
import { movesFrom, STAGE_NAMES, type Stage, STAGES } from '../../orders/orders/stages.ts';
import { Button } from '../../ui/parts/button.tsx';
import { showToast } from '../../ui/parts/toast.tsx';
import type { BoardColumn } from './board.server.ts';
import { filterAddress, isFiltered, type ListFilters } from './list-filters.ts';
import { ROW_LINK } from './list-keys.tsx';
import type { ListedOrder } from './list.server.ts';
import { Books, Flags } from './list-table.tsx';
import { NoOrdersYet } from './no-orders-yet.tsx';

type Mover = ReturnType<typeof useFetcher<Answer>>;

/** A column for each stage that holds orders, side by side; on a small screen one below the other. */
export function Board({
  columns,
  filters,
  mayMove,
}: {
  columns: readonly BoardColumn[];
  filters: ListFilters;
  mayMove: boolean;
}) {
  const mover: Mover = useFetcher();
  useWord(mover);
  const shown = columns.filter(({ id, count, thisWeek }) => count > 0 || (id !== 'held' && !thisWeek));
  if (!isFiltered(filters) && columns.every(({ count }) => count === 0)) return <NoOrdersYet />;
  return (
    <div className="board">
      {shown.map((column) => (
        <Column key={column.id} column={column} filters={filters}>
          {column.orders.map((order) => (
            <Card key={order.id} order={order} mover={mayMove && !order.held ? mover : null} />
          ))}
        </Column>
      ))}
    </div>
  );
}

function Column({
  column,
  filters,
  children,
}: {
  column: BoardColumn;
  filters: ListFilters;
  children: ReactNode;
}) {
  const { id, name, count, orders, thisWeek } = column;
  const all = filterAddress({ ...filters, ...(id === 'held' ? { held: true } : { stage: id }) });
  return (
    <section aria-labelledby={`column-${id}`} className="board-column">
      <h2 id={`column-${id}`} tabIndex={-1}>
        {name} <span className="board-count tabular">{count}</span>
        {thisWeek && <span className="orders-note">in the last 7 days</span>}
      </h2>
      {count === 0 ? <p className="board-none">None</p> : <ul>{children}</ul>}
      {count > orders.length && (
        <Link to={`?${all}`} className="text-link">
          {count - orders.length} more in the list
        </Link>
      )}
    </section>
  );
}

function Card({ order, mover }: { order: ListedOrder; mover: Mover | null }) {
  const moves = mover ? movesFrom(order.stage, order.onPaper).filter(isMovedByHand) : [];
  return (
    <li className="board-card">
      <p className="board-head">
        <Link to={`/admin/orders/${order.id}`} {...{ [ROW_LINK]: '' }} className="orders-link">
          {order.orderNumber}
        </Link>
        <Flags late={order.late} held={null} proof={order.proof} />
      </p>
      <p>
        {order.customer}, {order.city}
      </p>
      <div className="orders-note">
        <Books books={order.books} />
        {order.placed}
      </div>
      {order.held && <p className="board-why">{order.held}</p>}
      {mover && moves.length > 0 && (
        <mover.Form method="post" action={`/admin/orders/${order.id}/move`} className="board-move">
          <select
            name="to"
            defaultValue={onwards(order.stage, moves)}
            aria-label={`Move ${order.orderNumber} to`}
            className="field-input"
          >
            {moves.map((stage) => (
              <option key={stage} value={stage}>
                {STAGE_NAMES[stage]}
              </option>
            ))}
          </select>
          <Button type="submit" className="orders-small" aria-label={`Move ${order.orderNumber}`}>
            Move
          </Button>
        </mover.Form>
      )}
    </li>
  );
}

/** Prefers the next stage over a step back. */
function onwards(from: Stage, moves: readonly Stage[]): Stage | undefined {
  return moves.find((stage) => STAGES.indexOf(stage) > STAGES.indexOf(from)) ?? moves[0];
}

/** Says what became of a move; the card is in another column then, so the focus goes to where it was. */
function useWord(mover: Mover): void {
  const told = useRef(mover.data);
  const from = useRef<string | null>(null);
  useEffect(() => {
    if (mover.state === 'submitting')
      from.current = document.activeElement?.closest('section')?.querySelector('h2')?.id ?? null;
    if (mover.state !== 'idle' || !mover.data || told.current === mover.data) return;
    told.current = mover.data;
    if ('done' in mover.data) {
      showToast({ title: mover.data.done, kind: 'success' });
      if (from.current) document.getElementById(from.current)?.focus();
    } else {
      const why = 'refused' in mover.data ? mover.data.refused : Object.values(mover.data.wrong).join(' ');
      showToast({ title: 'Not moved', description: why, kind: 'failure' });
    }
  }, [mover.state, mover.data]);
}
