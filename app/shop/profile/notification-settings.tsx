import { type FormEvent, useState } from 'react';
import { refreshMe } from '../../ui/layout/me.ts';
import type { MyUser } from '../../ui/layout/who-looks.ts';
import { Button } from '../../ui/parts/button.tsx';
import { Dialog } from '../../ui/parts/dialog.tsx';
import { Choice } from '../../ui/parts/field.tsx';
import { changeProfile } from './profile-request.ts';
import { sayProfileChanged, sayProfileFailed } from './profile-toasts.ts';

interface Props {
  user: MyUser;
  open: boolean;
  onClose: () => void;
}

export function NotificationSettings({ user, open, onClose }: Props) {
  return (
    <Dialog open={open} onClose={onClose} title="Notification Settings">
      <SettingsForm user={user} onClose={onClose} />
    </Dialog>
  );
}

function SettingsForm({ user, onClose }: Omit<Props, 'open'>) {
  const [busy, setBusy] = useState(false);
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    setBusy(true);
    const answer = await changeProfile({
      kind: 'notifications',
      orderUpdates: form.has('orderUpdates'),
      offers: form.has('offers'),
    });
    if (answer.ok) await refreshMe();
    setBusy(false);
    if (!answer.ok) return sayProfileFailed(answer.message);
    onClose();
    sayProfileChanged();
  };
  return (
    <form onSubmit={submit} className="grid gap-4">
      <Choice
        type="checkbox"
        name="orderUpdates"
        label="Order updates"
        defaultChecked={user.notifications?.orderUpdates ?? true}
      >
        <span className="text-base">
          A letter when there is news of your book, such as a digital copy that is ready.
        </span>
      </Choice>
      <Choice
        type="checkbox"
        name="offers"
        label="Offers and new stories"
        defaultChecked={user.notifications?.offers ?? false}
      >
        <span className="text-base">Now and then, never more than once a month.</span>
      </Choice>
      <p className="text-base text-ink-soft">
        Letters about your account and receipts for what you paid always come.
      </p>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" kind="main" busy={busy}>
          Save
        </Button>
        <Button onClick={onClose}>Cancel</Button>
      </div>
    </form>
  );
}
