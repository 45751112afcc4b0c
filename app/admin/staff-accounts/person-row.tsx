import { ShieldCheck, ShieldOff } from 'lucide-react';
import { ROLE_NAMES, ROLES, type Role } from '../../account/staff-sessions/roles.ts';
import { Button, type ButtonKind } from '../../ui/parts/button.tsx';
import { Select } from '../../ui/parts/select.tsx';
import { useChange } from './use-change.ts';

interface ShownPerson {
  id: string;
  name: string;
  email: string;
  role: Role;
  hasSecondFactor: boolean;
  lastSeen: string | null;
  you: boolean;
  /** The last owner can neither leave nor take a smaller role. */
  lastOwner: boolean;
  linkSent: boolean;
}

export function PersonRow({ person }: { person: ShownPerson }) {
  const { name, email, role, hasSecondFactor, lastSeen, you, linkSent } = person;
  const Shield = hasSecondFactor ? ShieldCheck : ShieldOff;
  return (
    <li className="border-t-2 border-line-soft py-4 first:border-0">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h3 className="text-lg">
          {name}
          {you && <span className="ml-2 rounded-full bg-leaf-wash px-2.5 text-base font-normal">You</span>}
        </h3>
        <span className="rounded-full bg-sun-wash px-3 font-display font-bold">{ROLE_NAMES[role]}</span>
      </div>
      <p className="wrap-anywhere text-base">{email}</p>
      <p className="mt-1 flex flex-wrap items-center gap-x-5 gap-y-1 text-base text-ink-soft">
        <span className="inline-flex items-center gap-1.5">
          <Shield aria-hidden="true" className="size-4" strokeWidth={2.5} />
          {hasSecondFactor ? 'Second factor on' : 'No second factor'}
        </span>
        <span>{lastSeen ? `Last seen ${lastSeen}` : 'Never here yet'}</span>
        {linkSent && <span>A link for a new password was sent</span>}
      </p>
      <details className="mt-2">
        <summary className="text-link inline-block cursor-pointer py-1">
          Change<span className="sr-only"> {name}</span>
        </summary>
        <div className="mt-3 grid gap-4 rounded-lg bg-paper p-4">
          {person.lastOwner ? (
            <p>The only owner stays one. Make somebody else an owner first.</p>
          ) : (
            <RoleForm person={person} />
          )}
          <div className="flex flex-wrap gap-3">
            {!you && (
              <OneWish to="/admin/staff/send-password-link" field="personId" id={person.id}>
                Send a link for a new password
              </OneWish>
            )}
            {hasSecondFactor && !you && (
              <OneWish to="/admin/staff/reset-second-factor" field="personId" id={person.id}>
                Reset the second factor
              </OneWish>
            )}
            {!person.lastOwner && (
              <OneWish to="/admin/staff/remove" field="personId" id={person.id} kind="danger">
                {you ? 'Leave this shop for good' : `Remove ${name}`}
              </OneWish>
            )}
          </div>
        </div>
      </details>
    </li>
  );
}

function RoleForm({ person: { id, name, role } }: { person: ShownPerson }) {
  const change = useChange();
  return (
    <change.Form method="post" action="/admin/staff/role" className="flex flex-wrap items-end gap-3">
      <input type="hidden" name="personId" value={id} />
      <Select label="Role" name="role" defaultValue={role} className="min-w-[min(11rem,100%)]">
        {ROLES.map((each) => (
          <option key={each} value={each}>
            {ROLE_NAMES[each]}
          </option>
        ))}
      </Select>
      <Button type="submit" busy={change.state !== 'idle'} aria-label={`Save the role of ${name}`}>
        Save
      </Button>
    </change.Form>
  );
}

export function OneWish({
  to,
  field,
  id,
  kind = 'plain',
  children,
}: {
  to: string;
  field: 'personId' | 'invitationId';
  id: string;
  kind?: ButtonKind;
  children: React.ReactNode;
}) {
  const change = useChange();
  return (
    <change.Form method="post" action={to}>
      <input type="hidden" name={field} value={id} />
      <Button type="submit" kind={kind} busy={change.state !== 'idle'}>
        {children}
      </Button>
    </change.Form>
  );
}

interface ShownInvitation {
  id: string;
  name: string;
  email: string;
  role: Role;
  until: string;
  over: boolean;
}

export function InvitationRow({ invitation }: { invitation: ShownInvitation }) {
  const { id, name, email, role, until, over } = invitation;
  return (
    <li className="flex flex-wrap items-center justify-between gap-3 border-t-2 border-line-soft py-4 first:border-0">
      <div className="min-w-0">
        <h3 className="text-lg">
          {name}, {ROLE_NAMES[role]}
        </h3>
        <p className="wrap-anywhere text-base text-ink-soft">
          {email}, {over ? `the link ran out on ${until}` : `the link works until ${until}`}
        </p>
      </div>
      <div className="flex flex-wrap gap-3">
        <OneWish to="/admin/staff/invite-again" field="invitationId" id={id}>
          Send again<span className="sr-only"> to {name}</span>
        </OneWish>
        <OneWish to="/admin/staff/withdraw" field="invitationId" id={id} kind="danger">
          Withdraw<span className="sr-only"> the invitation of {name}</span>
        </OneWish>
      </div>
    </li>
  );
}
