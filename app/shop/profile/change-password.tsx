import { type FormEvent, useEffect, useRef, useState } from 'react';
import { PasswordField } from '../../account/account/account-page.tsx';
import { Button } from '../../ui/parts/button.tsx';
import { Dialog } from '../../ui/parts/dialog.tsx';
import { showToast } from '../../ui/parts/toast.tsx';
import { changeProfile } from './profile-request.ts';

const SHORTEST_PASSWORD = 6;

export function ChangePassword({ open, onClose }: { open: boolean; onClose: () => void }) {
  return (
    <Dialog open={open} onClose={onClose} title="Change Password">
      <PasswordForm onClose={onClose} />
    </Dialog>
  );
}

function PasswordForm({ onClose }: { onClose: () => void }) {
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<{ current?: string; next?: string }>({});
  const fields = useRef<HTMLFormElement>(null);
  useEffect(() => {
    const wrong = problem.current ? 'current' : problem.next ? 'next' : null;
    if (wrong) fields.current?.querySelector<HTMLInputElement>(`[name="${wrong}"]`)?.focus();
  }, [problem]);
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const current = String(form.get('current'));
    const next = String(form.get('next'));
    if (!current) return setProblem({ current: 'Please enter your current password.' });
    if (next.length < SHORTEST_PASSWORD) {
      return setProblem({ next: 'Password must be at least 6 characters long.' });
    }
    setProblem({});
    setBusy(true);
    const answer = await changeProfile({ kind: 'password', current, next });
    setBusy(false);
    if (!answer.ok) {
      setProblem({ current: answer.message ?? 'The password could not be changed. Please try again.' });
      return;
    }
    onClose();
    showToast({ kind: 'success', title: 'Got it! 🎉', description: 'Your password has been changed.' });
  };
  return (
    <form ref={fields} onSubmit={submit} noValidate className="grid gap-4">
      <PasswordField
        label="Current password"
        name="current"
        autoComplete="current-password"
        error={problem.current}
      />
      <PasswordField
        label="New password"
        name="next"
        autoComplete="new-password"
        hint="Password must be at least 6 characters long"
        error={problem.next}
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" kind="main" busy={busy}>
          Change Password
        </Button>
        <Button onClick={onClose}>Cancel</Button>
      </div>
    </form>
  );
}
