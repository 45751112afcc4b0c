import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { formatName } from '../../orders/orders/order-bill.ts';
import { now, someSecondsOld } from '../../platform/runtime/runtime.server.ts';
import { rupees } from '../../buying/pricing/rupees.ts';
import { pageMeta } from '../../ui/layout/page-meta.ts';
import { forOwner } from '../../account/staff-sessions/audience.server.ts';
import { ButtonLink } from '../../ui/parts/button.tsx';
import { EmptyState } from '../../ui/parts/empty-state.tsx';
import type { Route } from './+types/analytics.ts';
import { Course } from './course.tsx';
import { Funnel } from './funnel.tsx';
import {
  couponShares,
  courseOf,
  lateOrders,
  type Share,
  sharesBy,
  stepsOf,
  sumsOf,
  timesOf,
} from './analytics.server.ts';
import { changeOf, isPeriod, periodOf, PERIODS } from './periods.ts';
import './analytics.css';

export const middleware = [forOwner];

export const meta = () => pageMeta('Numbers', 'How the shop does, against the time before.');

export async function loader({ url }: Route.LoaderArgs) {
  const asked = url.searchParams.get('period');
  const period = periodOf(isPeriod(asked) ? asked : '30', now());
  return someSecondsOld(async () => ({
    id: period.id,
    sums: await sumsOf(period.now),
    before: await sumsOf(period.before),
    course: await courseOf(period),
    formats: await sharesBy('format', period.now),
    stories: await sharesBy('story', period.now),
    coupons: await couponShares(period.now),
    times: await timesOf(period.now),
    timesBefore: await timesOf(period.before),
    late: await lateOrders(),
    steps: await stepsOf(period.now),
  }));
}

export default function Numbers({ loaderData: numbers }: Route.ComponentProps) {
  const { id, sums, before, course, formats, stories, coupons, times, timesBefore, late, steps } = numbers;
  const against = PERIODS.find((period) => period.id === id)?.before ?? '';
  const nothing = sums.orders === 0 && before.orders === 0 && steps.every((count) => count === 0);
  return (
    <>
      <header className="mb-6 flex flex-wrap items-center gap-x-6 gap-y-3">
        <h1 className="flex-[1_0_100%] text-4xl sm:flex-1">Numbers</h1>
        <nav aria-label="Time" className="room-ways">
          {PERIODS.map((period) => (
            <Link
              key={period.id}
              to={`?period=${period.id}`}
              aria-current={period.id === id ? 'page' : undefined}
            >
              {period.name}
            </Link>
          ))}
        </nav>
      </header>
      {nothing ? (
        <EmptyState
          title="Nothing to count yet"
          action={<ButtonLink to="/create">Make a first book</ButtonLink>}
        >
          <p>
            With the first order you see here what sells, what it brings in, and how long making it takes.
          </p>
        </EmptyState>
      ) : (
        <div className="grid gap-8">
          <dl className="numbers-sums">
            <Sum
              name="Orders"
              value={String(sums.orders)}
              change={changeOf(sums.orders, before.orders)}
              against={against}
            />
            <Sum
              name="Revenue"
              value={rupees(sums.revenue)}
              change={changeOf(sums.revenue, before.revenue)}
              against={against}
            />
            <Sum
              name="Average order"
              value={sums.orders > 0 ? rupees(sums.average) : '–'}
              change={sums.orders > 0 ? changeOf(sums.average, before.average) : null}
              against={against}
            />
            <Sum
              name="Paid to shipped"
              value={days(times.toShip)}
              change={was(timesBefore.toShip)}
              against={against}
            />
            <Sum
              name="Paid to delivered"
              value={days(times.toDeliver)}
              change={was(timesBefore.toDeliver)}
              against={against}
            />
            <Sum
              name="Late now"
              value={
                late > 0 ? (
                  <Link to="/admin/orders?late=1" className="text-link">
                    {late}
                  </Link>
                ) : (
                  '0'
                )
              }
              change={null}
              against=""
            />
          </dl>
          <Course course={course} hourly={id === 'today'} />
          <div className="numbers-tables">
            <Shares
              title="Formats"
              first="Format"
              amount="Books’ price"
              shares={formats}
              nameOf={formatName}
            />
            <Shares title="Stories" first="Story" amount="Books’ price" shares={stories} nameOf={asItIs} />
            <Shares title="Coupons" first="Code" amount="Saved" shares={coupons} nameOf={asItIs} />
            <Funnel steps={steps} />
          </div>
        </div>
      )}
    </>
  );
}

/** Medians: half of the orders were quicker. */
const days = (number: number | null) => (number === null ? '–' : `${number.toFixed(1)} days`);
const was = (number: number | null) => (number === null ? null : `${number.toFixed(1)} days`);

const asItIs = (name: string) => name;

function Sum({
  name,
  value,
  change,
  against,
}: {
  name: string;
  value: ReactNode;
  change: string | null;
  against: string;
}) {
  return (
    <div>
      <dt>{name}</dt>
      <dd className="numbers-value tabular">{value}</dd>
      {change !== null && (
        <dd className="numbers-change">
          <b className="tabular">{change}</b> {change.endsWith('%') ? `against ${against}` : `in ${against}`}
        </dd>
      )}
    </div>
  );
}

function Shares({
  title,
  first,
  amount,
  shares,
  nameOf,
}: {
  title: string;
  first: string;
  amount: string;
  shares: readonly Share[];
  nameOf: (name: string) => string;
}) {
  const id = `numbers-${first.toLowerCase()}`;
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="mb-2 text-2xl">
        {title}
      </h2>
      {shares.length === 0 ? (
        <p className="text-ink-soft">None in this time.</p>
      ) : (
        <table className="facts-table numbers-table tabular">
          <thead>
            <tr>
              <th scope="col">{first}</th>
              <th scope="col">{title === 'Coupons' ? 'Orders' : 'Books'}</th>
              <th scope="col">{amount}</th>
            </tr>
          </thead>
          <tbody>
            {shares.map((share) => (
              <tr key={share.name}>
                <th scope="row">{nameOf(share.name)}</th>
                <td>{share.count}</td>
                <td>{rupees(share.amount)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}
