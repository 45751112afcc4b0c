import { Eye } from 'lucide-react';
import { Form, Link, useNavigation } from 'react-router';
import { orderDay } from '../../orders/orders/order-dates.ts';
import { pageMeta } from '../../ui/layout/page-meta.ts';
import { forOwner } from '../../account/staff-sessions/audience.server.ts';
import { Button, ButtonLink } from '../../ui/parts/button.tsx';
import { EmptyState } from '../../ui/parts/empty-state.tsx';
import { Select } from '../../ui/parts/select.tsx';
import { Tick } from '../../ui/parts/tick.tsx';
import type { Route } from './+types/log.ts';
import { logChoices, logFilterSchema, logPage } from './log.server.ts';

export const middleware = [forOwner];

export function meta() {
  return pageMeta('Log', 'What everybody did behind the counter.');
}

const TIME = new Intl.DateTimeFormat('en-IN', { timeStyle: 'short', timeZone: 'Asia/Kolkata' });

export async function loader({ url }: Route.LoaderArgs) {
  const filter = logFilterSchema.parse(Object.fromEntries(url.searchParams));
  const [{ lines, next }, choices] = [await logPage(filter), await logChoices()];
  const older = new URLSearchParams(url.searchParams);
  older.set('before', String(next));
  return {
    filter,
    choices,
    older: next === null ? null : `/admin/log?${older}`,
    lines: lines.map(({ id, at, staffName, action, subject, details, photoLook }) => ({
      id,
      day: orderDay(at),
      time: TIME.format(at),
      staffName,
      action,
      subject,
      photoLook,
      details: Object.entries(details).map(([name, value]) => `${name}: ${value}`),
    })),
  };
}

type Line = Awaited<ReturnType<typeof loader>>['lines'][number];

/** Who changed what, and when. Nobody can change a line of it. */
export default function Log({ loaderData: { filter, choices, lines, older } }: Route.ComponentProps) {
  const filtered = Boolean(filter.person ?? filter.action ?? filter.photos);
  const days = Map.groupBy(lines, ({ day }) => day);
  return (
    <>
      <h1 className="text-4xl">Log</h1>
      <p className="mt-1 mb-5 text-ink-soft">Every change behind the counter. Nobody can alter a line.</p>
      <LogFilterForm key={JSON.stringify(filter)} filter={filter} choices={choices} />
      {lines.length === 0 ? (
        <EmptyState
          title={filtered ? 'Nothing of that kind' : 'The log is still empty'}
          action={filtered && <ButtonLink to="/admin/log">Show everything</ButtonLink>}
        >
          <p>
            {filtered
              ? 'Nobody has done that, as far as the log goes back.'
              : 'The first change that somebody makes here is its first line.'}
          </p>
        </EmptyState>
      ) : (
        <div className="grid max-w-4xl grid-cols-[minmax(0,1fr)] gap-6">
          {[...days].map(([day, deeds]) => (
            <section key={day} aria-label={day}>
              <h2 className="mb-1 text-lg">{day}</h2>
              <ol className="panel-quiet divide-y-2 divide-line-soft px-4">
                {deeds.map((line) => (
                  <LogRow key={line.id} line={line} />
                ))}
              </ol>
            </section>
          ))}
        </div>
      )}
      <div className="mt-6 flex flex-wrap gap-3">
        {filter.before && <ButtonLink to={newest(filter)}>Newest</ButtonLink>}
        {older && <ButtonLink to={older}>Older</ButtonLink>}
      </div>
    </>
  );
}

function newest({
  person,
  action,
  photos,
}: {
  person?: string | undefined;
  action?: string | undefined;
  photos?: string | undefined;
}) {
  const kept = Object.entries({ person, action, photos }).flatMap(([name, value]) =>
    value ? [[name, value]] : [],
  );
  return `/admin/log?${new URLSearchParams(kept)}`;
}

function LogFilterForm({ filter, choices }: Pick<Awaited<ReturnType<typeof loader>>, 'filter' | 'choices'>) {
  const busy = useNavigation().state === 'loading';
  return (
    <Form className="mb-6 flex max-w-4xl flex-wrap items-end gap-3">
      <Select
        label="Person"
        name="person"
        defaultValue={filter.person ?? ''}
        className="min-w-[min(10rem,100%)] flex-1"
      >
        <option value="">Everybody</option>
        {choices.people.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </Select>
      <Select
        label="Deed"
        name="action"
        defaultValue={filter.action ?? ''}
        className="min-w-[min(10rem,100%)] flex-1"
      >
        <option value="">Everything</option>
        {choices.actions.map((action) => (
          <option key={action}>{action}</option>
        ))}
      </Select>
      <Tick name="photos" value="1" defaultChecked={filter.photos === '1'} className="min-h-12">
        Looks at photos only
      </Tick>
      <Button type="submit" busy={busy}>
        Show
      </Button>
      {(filter.person ?? filter.action ?? filter.photos) && (
        <Link to="/admin/log" className="text-link py-3">
          Everything
        </Link>
      )}
    </Form>
  );
}

function LogRow({ line: { time, staffName, action, subject, details, photoLook } }: { line: Line }) {
  return (
    <li className="grid gap-x-5 py-2.5 sm:grid-cols-[5.5rem_11rem_1fr]">
      <span className="text-ink-soft tabular">{time}</span>
      <span className="min-w-0 font-bold wrap-anywhere">{staffName}</span>
      <span className="min-w-0 wrap-anywhere">
        {photoLook && <Eye aria-hidden="true" className="mr-1.5 inline size-4 align-[-0.1em]" />}
        {action}, {subject}
        {details.length > 0 && <span className="block text-base text-ink-soft">{details.join(', ')}</span>}
      </span>
    </li>
  );
}
