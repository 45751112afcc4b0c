import { orderDay, startOfDay } from '../../orders/orders/order-dates.ts';
import { rupees } from '../../buying/pricing/rupees.ts';

interface Stretch {
  stretch: string;
  orders: number;
  revenue: number;
}

const WIDTH = 720;
const HEIGHT = 220;
const GROUND = HEIGHT - 4;

/** Revenue by day or by hour, as bars and as a table. */
export function Course({ course, hourly }: { course: readonly Stretch[]; hourly: boolean }) {
  const nameOf = (stretch: string) => (hourly ? `${stretch}:00` : dayName(stretch));
  const most = Math.max(1, ...course.map(({ revenue }) => revenue));
  const best = course.reduce((one, other) => (other.revenue > one.revenue ? other : one), {
    stretch: '',
    orders: 0,
    revenue: 0,
  });
  const slot = WIDTH / course.length;
  const words =
    best.revenue > 0
      ? `The most, ${rupees(best.revenue)}, came in ${hourly ? 'from' : 'on'} ${nameOf(best.stretch)}${hourly ? ' on' : ''}.`
      : 'Nothing came in.';
  return (
    <section aria-labelledby="numbers-course">
      <h2 id="numbers-course" className="mb-2 text-2xl">
        Revenue by {hourly ? 'hour' : 'day'}
      </h2>
      <div className="numbers-course">
        <figure>
          <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true">
            <line x1="0" x2={WIDTH} y1={GROUND + 1} y2={GROUND + 1} className="numbers-ground" />
            {course.map(({ stretch, revenue }, index) => {
              const height = Math.round((revenue / most) * (GROUND - 12));
              return (
                <rect
                  key={stretch}
                  className="numbers-bar"
                  x={index * slot + slot * 0.12}
                  width={slot * 0.76}
                  y={GROUND - height}
                  height={height}
                >
                  <title>{`${nameOf(stretch)}: ${rupees(revenue)}`}</title>
                </rect>
              );
            })}
          </svg>
          <p aria-hidden="true" className="numbers-ends">
            <span>{nameOf(course[0]?.stretch ?? '')}</span>
            <span>{nameOf(course.at(-1)?.stretch ?? '')}</span>
          </p>
          <figcaption>{words}</figcaption>
        </figure>
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a list that scrolls must be reached by keyboard */}
        <section className="numbers-scroll" tabIndex={0} aria-label="Revenue, as a table">
          <table className="facts-table numbers-table tabular">
            <thead>
              <tr>
                <th scope="col">{hourly ? 'Hour' : 'Day'}</th>
                <th scope="col">Orders</th>
                <th scope="col">Revenue</th>
              </tr>
            </thead>
            <tbody>
              {course.toReversed().map(({ stretch, orders, revenue }) => (
                <tr key={stretch}>
                  <th scope="row">{nameOf(stretch)}</th>
                  <td>{orders}</td>
                  <td>{rupees(revenue)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      </div>
    </section>
  );
}

/** `20 November`. */
function dayName(day: string): string {
  const start = startOfDay(day);
  return start ? orderDay(start).replace(/ \d{4}$/, '') : day;
}
