import { Link } from 'react-router';
import { THEMES } from '../../buying/catalogue/themes.ts';
import { storiesInWork } from '../../buying/catalogue/shop-stories.server.ts';
import { orderDay } from '../../orders/orders/order-dates.ts';
import { pageMeta } from '../../ui/layout/page-meta.ts';
import { forOwner } from '../../account/staff-sessions/audience.server.ts';
import { ButtonLink } from '../../ui/parts/button.tsx';
import { EmptyState } from '../../ui/parts/empty-state.tsx';
import { Panel } from '../../ui/parts/panel.tsx';
import type { Route } from './+types/stories.ts';

export const middleware = [forOwner];

export const meta = () => pageMeta('Stories', 'Stories that the shop wrote, and where they stand.');

export async function loader() {
  const stories = await storiesInWork();
  return {
    stories: stories.map(({ id, title, theme, description, shelvedAt, changedAt }) => ({
      id,
      title,
      theme: THEMES.find((each) => each.id === theme)?.name ?? theme,
      description,
      state: shelvedAt ? `In the wizard since ${orderDay(shelvedAt)}` : `Draft of ${orderDay(changedAt)}`,
      shelved: shelvedAt !== null,
    })),
  };
}

export default function Stories({ loaderData: { stories } }: Route.ComponentProps) {
  const add = (
    <ButtonLink kind="main" to="/admin/stories/new">
      Add New Story
    </ButtonLink>
  );
  return (
    <>
      <div className="mb-6 flex flex-wrap items-end justify-between gap-4">
        <h1 className="text-4xl">Stories</h1>
        {stories.length > 0 && add}
      </div>
      {stories.length === 0 ? (
        <EmptyState title="No stories of your own yet" action={add}>
          <p>The eight built-in stories are always there. One that you write joins them in the wizard.</p>
        </EmptyState>
      ) : (
        <ul className="grid gap-4 md:grid-cols-2">
          {stories.map(({ id, title, theme, description, state, shelved }) => (
            <Panel as="li" key={id} tone={shelved ? 'plain' : 'quiet'}>
              <h2 className="text-xl">
                <Link to={`/admin/stories/${id}`} className="text-link">
                  {title}
                </Link>
              </h2>
              <p className="text-base text-ink-soft">{theme}</p>
              {description && <p className="mt-2">{description}</p>}
              <p className="mt-2 text-base font-bold">{state}</p>
            </Panel>
          ))}
        </ul>
      )}
    </>
  );
}
