import { type FormEvent, useState } from 'react';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { Field } from '../ui/field.tsx';
import { showToast } from '../ui/toast.tsx';
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
    <form onSubmit={submit} noValidate className="grid gap-4">
      <Field
        label="Current password"
        name="current"
        type="password"
        autoComplete="current-password"
        error={problem.current}
      />
      <Field
        label="New password"
        name="next"
        type="password"
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
