import { Link, useNavigation } from 'react-router';
import { ArrowLeft, ArrowRight, Download } from 'lucide-react';
import { someSecondsOld } from '../../platform/runtime/runtime.server.ts';
import { pageMeta } from '../../ui/layout/page-meta.ts';
import { forStaff, staffContext } from '../../account/staff-sessions/audience.server.ts';
import { ButtonLink } from '../../ui/parts/button.tsx';
import { EmptyState } from '../../ui/parts/empty-state.tsx';
import type { Route } from './+types/list.ts';
import { boardOf } from './board.server.ts';
import { Board } from './board.tsx';
import { ListBar } from './list-bar.tsx';
import { filterAddress, isFiltered, type ListFilters, readFilters, readPlace } from './list-filters.ts';
import { ListKeys } from './list-keys.tsx';
import { ListTable } from './list-table.tsx';
import { type ListedOrders, listOrders } from './list.server.ts';
import { NoOrdersYet } from './no-orders-yet.tsx';
import './list.css';

export const middleware = [forStaff];

export function meta() {
  return pageMeta('Orders', 'Every order and how far it is.');
}

export async function loader({ url, context }: Route.LoaderArgs) {
  const { searchParams } = url;
  const filters = readFilters(searchParams);
  const { role } = context.get(staffContext);
  const sells = role !== 'production';
  return {
    filters,
    mayMove: role !== 'support',
    mayExport: sells,
    ...(searchParams.get('view') === 'board'
      ? { view: 'board' as const, columns: await boardOf(filters) }
      : {
          view: 'list' as const,
          list: await someSecondsOld(() => listOrders(filters, readPlace(searchParams), sells)),
        }),
  };
}

export default function OrderList({ loaderData }: Route.ComponentProps) {
  const { filters, view, mayMove, mayExport } = loaderData;
  const busy = useNavigation().state === 'loading';
  return (
    <>
      <header className="mb-5 flex flex-wrap items-center gap-x-4 gap-y-3">
        <h1 className="flex-[1_0_100%] text-4xl sm:flex-1">Orders</h1>
        <Views view={view} filters={filters} />
        {mayExport && (
          <a
            className="button button-plain orders-small"
            href={`/admin/orders/export.csv?${filterAddress(filters)}`}
            download
          >
            <Download aria-hidden="true" className="size-5" strokeWidth={2.5} />
            CSV
          </a>
        )}
      </header>
      <ListBar filters={filters} view={view} />
      <div aria-busy={busy || undefined} className="orders-found">
        {loaderData.view === 'board' ? (
          <Board columns={loaderData.columns} filters={filters} mayMove={mayMove} />
        ) : (
          <Found list={loaderData.list} filters={filters} />
        )}
      </div>
      <ListKeys />
    </>
  );
}

function Views({ view, filters }: { view: 'list' | 'board'; filters: ListFilters }) {
  return (
    <nav aria-label="View" className="room-ways">
      {(['list', 'board'] as const).map((each) => (
        <Link
          key={each}
          to={`?${filterAddress(filters, each === 'board' ? { view: 'board' } : {})}`}
          aria-current={view === each ? 'page' : undefined}
        >
          {each === 'list' ? 'List' : 'Board'}
        </Link>
      ))}
    </nav>
  );
}

function Found({ list: { orders, newer, older }, filters }: { list: ListedOrders; filters: ListFilters }) {
  if (orders.length === 0) return isFiltered(filters) ? <NothingFound /> : <NoOrdersYet />;
  const page = (place: Record<string, string>) => `?${filterAddress(filters, place)}`;
  return (
    <>
      <ListTable orders={orders} />
      {(newer ?? older) && (
        <nav aria-label="Pages" className="mt-5 flex flex-wrap gap-3">
          {newer && (
            <ButtonLink to={page({ before: newer })} className="orders-small">
              <ArrowLeft aria-hidden="true" strokeWidth={3} className="size-5" />
              Newer
            </ButtonLink>
          )}
          {older && (
            <ButtonLink to={page({ after: older })} className="orders-small ml-auto">
              Older
              <ArrowRight aria-hidden="true" strokeWidth={3} className="size-5" />
            </ButtonLink>
          )}
        </nav>
      )}
    </>
  );
}

function NothingFound() {
  return (
    <EmptyState title="No order fits" action={<ButtonLink to="/admin/orders">Show all orders</ButtonLink>}>
      <p>
        Try fewer words, or take a filter away. Names, e-mail addresses and numbers are found by how they
        begin.
      </p>
    </EmptyState>
  );
}
