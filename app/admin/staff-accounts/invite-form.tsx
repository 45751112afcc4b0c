import { useEffect, useId, useRef } from 'react';
import { useFetcher } from 'react-router';
import { PasswordField } from '../../account/account/account-page.tsx';
import { ROLE_NAMES, ROLES, type Role } from '../../account/staff-sessions/roles.ts';
import { Button } from '../../ui/parts/button.tsx';
import { Choice, Field } from '../../ui/parts/field.tsx';
import { Panel } from '../../ui/parts/panel.tsx';
import { showToast } from '../../ui/parts/toast.tsx';
import type { action } from './invite.ts';

const DOES: Readonly<Record<Role, string>> = {
  owner: 'Everything: prices, settings, people',
  production: 'Photos, drawing, printing, shipping',
  support: 'Messages, claims, refunds',
};

export function InviteForm() {
  const inviting = useFetcher<typeof action>();
  const form = useRef<HTMLFormElement>(null);
  const invited = inviting.data?.invited;
  const errors = inviting.data?.errors ?? {};
  const roleError = useId();
  useEffect(() => {
    if (!inviting.data?.invited) return;
    form.current?.reset();
    showToast({
      kind: 'success',
      title: 'Invited',
      description: `A letter is on its way to ${inviting.data.invited}.`,
    });
  }, [inviting.data]);
  return (
    <Panel as="section" aria-labelledby="invite" className="p-5 md:p-7">
      <h2 id="invite" className="text-2xl">
        Ask somebody in
      </h2>
      <p className="mt-1 mb-5 max-w-[35.5em]">
        They get a letter with a link that works once, within seven days, and choose a password of their own.
      </p>
      <inviting.Form ref={form} method="post" action="/admin/staff/invite" noValidate className="grid gap-5">
        <div className="grid gap-5 sm:grid-cols-2">
          <Field label="Name" name="name" autoComplete="off" maxLength={80} error={errors.name} />
          <Field
            label="E-mail"
            name="email"
            type="email"
            autoComplete="off"
            maxLength={254}
            error={errors.email}
          />
        </div>
        <fieldset aria-describedby={errors.role ? roleError : undefined}>
          <legend className="mb-2 font-display font-bold">Role</legend>
          <div className="grid gap-3 sm:grid-cols-3">
            {ROLES.toReversed().map((role) => (
              <Choice key={role} label={ROLE_NAMES[role]} name="role" value={role}>
                <span className="block text-base/snug text-ink-soft">{DOES[role]}</span>
              </Choice>
            ))}
          </div>
          {errors.role && (
            <p id={roleError} className="mt-1 text-base font-bold text-crimson">
              {errors.role}
            </p>
          )}
        </fieldset>
        <div className="max-w-md">
          <PasswordField
            label="Your password"
            name="password"
            autoComplete="current-password"
            error={errors.password}
          />
        </div>
        <div>
          <Button type="submit" kind="main" busy={inviting.state !== 'idle'}>
            Send the invitation
          </Button>
          <output className="sr-only">{invited ? `Invited ${invited}` : ''}</output>
        </div>
      </inviting.Form>
    </Panel>
  );
}
