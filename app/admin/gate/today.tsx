import { ToDoCard } from '../to-do/to-do-card.tsx';
import { needsFor } from '../to-do/to-do.server.ts';
import { pageMeta } from '../../ui/layout/page-meta.ts';
import { forStaff, staffContext } from '../../account/staff-sessions/audience.server.ts';
import { EmptyState } from '../../ui/parts/empty-state.tsx';
import type { Route } from './+types/today.ts';

export const middleware = [forStaff];

export function meta() {
  return pageMeta('Needs you', 'What waits for somebody behind the counter.');
}

export async function loader({ context }: Route.LoaderArgs) {
  return { needs: await needsFor(context.get(staffContext).role) };
}

/** The first screen of the back office: everything that waits for staff. */
export default function Today({ loaderData: { needs } }: Route.ComponentProps) {
  return (
    <>
      <h1 className="mb-6 text-4xl">Needs you</h1>
      {needs.length === 0 ? (
        <EmptyState title="Nothing waits for you">
          <p>
            Orders on hold, claims, late answers, books that fail their check and letters that come back
            appear here. Everything else goes on by itself.
          </p>
        </EmptyState>
      ) : (
        <div className="grid max-w-5xl grid-cols-[minmax(0,1fr)] gap-6">
          {needs.map((need) => (
            <ToDoCard key={need.kind} need={need} />
          ))}
        </div>
      )}
    </>
  );
}
