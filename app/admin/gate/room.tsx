import { CircleUserRound, LogOut } from 'lucide-react';
import { Form, isRouteErrorResponse, Link, NavLink, Outlet } from 'react-router';
import { orderMoment } from '../../orders/orders/order-dates.ts';
import { settingsNow } from '../../platform/settings/settings-now.server.ts';
import { Logo } from '../../ui/layout/logo.tsx';
import { forUnlockedRoom, staffContext } from '../../account/staff-sessions/audience.server.ts';
import { ROLE_NAMES } from '../../account/staff-sessions/roles.ts';
import type { Route } from './+types/room.ts';
import { placesFor } from './places.ts';
import { RoomTrouble } from './room-trouble.tsx';
import './room.css';

export const middleware = [forUnlockedRoom];

export function loader({ context }: Route.LoaderArgs) {
  const { name, role } = context.get(staffContext);
  const { maintenanceSince } = settingsNow();
  return { name, role, closedSince: maintenanceSince && orderMoment(new Date(maintenanceSince)) };
}

/** The frame of every page in the back office. */
export default function Room({ loaderData: { name, role, closedSince } }: Route.ComponentProps) {
  return (
    <div className="room">
      <header className="room-menu no-print">
        <div className="room-logo">
          <Logo />
        </div>
        <div className="room-person">
          <NavLink to="/admin/security" className="room-place">
            <CircleUserRound aria-hidden="true" className="size-5 flex-none" />
            <span className="min-w-0">
              <span className="block">{name}</span>
              <span className="room-role">{ROLE_NAMES[role]}</span>
              <span className="sr-only">, your account</span>
            </span>
          </NavLink>
          <Form method="post" action="/admin/leave">
            <button type="submit" className="room-place">
              <LogOut aria-hidden="true" className="size-5 flex-none" />
              Leave
            </button>
          </Form>
        </div>
        <nav aria-label="Staff room" className="room-nav">
          <ul className="room-places">
            {placesFor(role).map(({ to, label }) => (
              <li key={to}>
                <NavLink to={to} className="room-place">
                  {label}
                </NavLink>
              </li>
            ))}
          </ul>
        </nav>
      </header>
      <main id="main" tabIndex={-1} className="room-page">
        {closedSince && <ClosedBanner since={closedSince} mayOpen={role === 'owner'} />}
        <Outlet />
      </main>
    </div>
  );
}

/** The page is not for this role, does not exist, or failed. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <RoomTrouble status={isRouteErrorResponse(error) ? error.status : 500} />;
}

/** Reminds staff that the shop is closed to visitors. */
function ClosedBanner({ since, mayOpen }: { since: string; mayOpen: boolean }) {
  return (
    <output className="panel panel-sun mb-6 flex flex-wrap items-baseline gap-x-3 px-4 py-3">
      <b className="font-display">Maintenance mode is on.</b>
      <span>Visitors have seen the holding page since {since}.</span>
      {mayOpen && (
        <Link to="/admin/settings" className="font-bold underline underline-offset-4">
          Settings
        </Link>
      )}
    </output>
  );
}
