import { useEffect, useRef } from 'react';
import { useFetcher } from 'react-router';
import { PasswordField } from '../../account/account/account-page.tsx';
import { SHORTEST_STAFF_PASSWORD } from '../../account/staff-sessions/staff-password.ts';
import { Button } from '../../ui/parts/button.tsx';
import { Panel } from '../../ui/parts/panel.tsx';
import { showToast } from '../../ui/parts/toast.tsx';
import type { action } from './change-password.ts';

export function PasswordPanel({ choseOwnPassword }: { choseOwnPassword: boolean }) {
  const change = useFetcher<typeof action>();
  const form = useRef<HTMLFormElement>(null);
  const refused = change.data?.refused;
  useEffect(() => {
    if (!change.data || change.data.refused) return;
    form.current?.reset();
    showToast({
      kind: 'success',
      title: 'Password changed',
      description: 'Every other browser has to open the room again.',
    });
  }, [change.data]);
  return (
    <Panel as="section" aria-labelledby="password" className="p-5 md:p-7 print:hidden">
      <h2 id="password" className="text-2xl">
        Password
      </h2>
      <p className="mt-1 mb-5">
        {choseOwnPassword
          ? 'With a new one, your other browsers are shut out and you get a letter.'
          : 'This is still the password that the shop was set up with.'}
      </p>
      <change.Form ref={form} method="post" action="/admin/security/password" className="grid max-w-md gap-4">
        <PasswordField
          label="Current password"
          name="current"
          autoComplete="current-password"
          error={refused?.field === 'current' ? refused.problem : undefined}
        />
        <PasswordField
          label="New password"
          name="next"
          autoComplete="new-password"
          hint={`At least ${SHORTEST_STAFF_PASSWORD} characters`}
          error={refused?.field === 'next' ? refused.problem : undefined}
        />
        <div>
          <Button type="submit" busy={change.state !== 'idle'}>
            Change password
          </Button>
        </div>
      </change.Form>
    </Panel>
  );
}
