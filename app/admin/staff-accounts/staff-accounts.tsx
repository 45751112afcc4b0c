import { orderMoment } from '../../orders/orders/order-dates.ts';
import { db, now } from '../../platform/runtime/runtime.server.ts';
import { readSettings } from '../../platform/settings/shop-settings.server.ts';
import { pageMeta } from '../../ui/layout/page-meta.ts';
import { forOwner, staffContext } from '../../account/staff-sessions/audience.server.ts';
import { openInvitations } from '../../account/staff-sessions/invitations.server.ts';
import { peopleAtWork } from '../../account/staff-sessions/staff-accounts.server.ts';
import { ButtonLink } from '../../ui/parts/button.tsx';
import { Panel } from '../../ui/parts/panel.tsx';
import type { Route } from './+types/staff-accounts.ts';
import { EverybodysSecondFactor } from './everybodys-second-factor.tsx';
import { InviteForm } from './invite-form.tsx';
import { InvitationRow, PersonRow } from './person-row.tsx';

export const middleware = [forOwner];

export function meta() {
  return pageMeta('Staff', 'Who works behind the counter.');
}

export async function loader({ context }: Route.LoaderArgs) {
  const { id, hasSecondFactor } = context.get(staffContext);
  const [people, invitations, settings] = [
    await peopleAtWork(),
    await openInvitations(),
    await readSettings(db()),
  ];
  const here = new Set(people.map(({ email }) => email));
  return {
    required: settings.secondFactorRequired,
    ownerHasOne: hasSecondFactor,
    people: people.map((person) => ({
      ...person,
      lastSeen: person.lastSeenAt ? orderMoment(person.lastSeenAt) : null,
      you: person.id === id,
      lastOwner: person.role === 'owner' && people.filter(({ role }) => role === 'owner').length === 1,
      /** A link for a new password is on its way to them. */
      linkSent: invitations.some(({ email, expiresAt }) => email === person.email && expiresAt > now()),
    })),
    invitations: invitations
      .filter(({ email }) => !here.has(email))
      .map(({ id: invitationId, name, email, role, expiresAt }) => ({
        id: invitationId,
        name,
        email,
        role,
        until: orderMoment(expiresAt),
        over: expiresAt <= now(),
      })),
  };
}

/** The staff page: invite people, give roles, remove access. */
export default function People({
  loaderData: { people, invitations, required, ownerHasOne },
}: Route.ComponentProps) {
  return (
    <>
      <div className="mb-6 flex max-w-4xl flex-wrap items-end justify-between gap-3">
        <h1 className="text-4xl">Staff</h1>
        <ButtonLink to="/admin/log">What everybody did</ButtonLink>
      </div>
      <div className="grid max-w-4xl grid-cols-[minmax(0,1fr)] gap-7">
        <Panel as="section" aria-labelledby="people" className="p-5 md:p-7">
          <h2 id="people" className="mb-2 text-2xl">
            People
          </h2>
          <ul>
            {people.map((person) => (
              <PersonRow key={person.id} person={person} />
            ))}
          </ul>
          {people.length === 1 && (
            <p className="mt-3 text-ink-soft">
              You work alone so far. Ask in who draws and packs, and who answers letters: each sees only their
              part.
            </p>
          )}
        </Panel>
        {invitations.length > 0 && (
          <Panel as="section" aria-labelledby="invited" className="p-5 md:p-7">
            <h2 id="invited" className="mb-2 text-2xl">
              Invited
            </h2>
            <ul>
              {invitations.map((invitation) => (
                <InvitationRow key={invitation.id} invitation={invitation} />
              ))}
            </ul>
          </Panel>
        )}
        <InviteForm />
        <EverybodysSecondFactor required={required} ownerHasOne={ownerHasOne} />
      </div>
    </>
  );
}
