import { useState } from 'react';
import { Link } from 'react-router';
import { Bell, KeyRound, LogOut, Moon, Package, Sun } from 'lucide-react';
import type { ProfileProps } from '../../ui/layout/header.tsx';
import { refreshMe } from '../../ui/layout/me.ts';
import { useSignOut } from '../../ui/layout/sign-out.ts';
import { setTheme, useTheme } from '../../ui/layout/theme.ts';
import { SideSheet } from '../../ui/parts/dialog.tsx';
import { KeptHeroList } from '../../books/kept-heroes/kept-hero-list.tsx';
import { ChangePassword } from './change-password.tsx';
import { NotificationSettings } from './notification-settings.tsx';
import { PictureField } from './picture-field.tsx';
import { ProfileField } from './profile-field.tsx';
import { changeProfile } from './profile-request.ts';
import { sayProfileChanged, sayProfileFailed } from './profile-toasts.ts';

const FIELDS = [
  { name: 'fullName', label: 'Full Name', autoComplete: 'name', type: 'text' },
  { name: 'phone', label: 'Phone', autoComplete: 'tel', type: 'tel' },
  { name: 'address', label: 'Address', autoComplete: 'street-address', type: 'text' },
] as const;
type FieldName = (typeof FIELDS)[number]['name'];

/** The customer's own sheet, from the right edge. One field at a time is open for writing. */
export default function ProfilePanel({ user, open, onClose, changesPassword }: ProfileProps) {
  const [editing, setEditing] = useState<FieldName | null>(null);
  const [asking, setAsking] = useState<'password' | 'notifications' | null>(
    changesPassword ? 'password' : null,
  );
  const { signOut, busy } = useSignOut(onClose);
  const close = () => {
    setEditing(null);
    onClose();
  };
  const save = async (name: FieldName, value: string) => {
    const answer = await changeProfile({ kind: 'field', name, value });
    if (!answer.ok) {
      sayProfileFailed(answer.message);
      return answer.message ?? null;
    }
    await refreshMe();
    setEditing(null);
    sayProfileChanged();
    return null;
  };
  return (
    <>
      <SideSheet open={open} onClose={close} title="Your profile" side="right">
        <PictureField user={user} />
        <div className="mt-6 grid gap-4">
          <div>
            <p className="font-display font-bold">Email</p>
            <p className="wrap-anywhere text-ink-soft">{user.email}</p>
          </div>
          {FIELDS.map((field) => (
            <ProfileField
              key={field.name}
              {...field}
              saved={user[field.name]}
              editing={editing === field.name}
              onEdit={() => setEditing(field.name)}
              onCancel={() => setEditing(null)}
              onSave={(value) => save(field.name, value)}
            />
          ))}
        </div>
        <KeptHeroList userId={user.id} />
        <div className="mt-6 grid gap-3 border-t-2 border-line-soft pt-6">
          <Link to="/orders" onClick={close} className="button button-plain w-full">
            <Package aria-hidden="true" strokeWidth={2.5} className="size-5" /> My Orders
          </Link>
          <ThemeToggle />
          <button type="button" className="button button-plain w-full" onClick={() => setAsking('password')}>
            <KeyRound aria-hidden="true" strokeWidth={2.5} className="size-5" /> Change Password
          </button>
          <button
            type="button"
            className="button button-plain w-full"
            onClick={() => setAsking('notifications')}
          >
            <Bell aria-hidden="true" strokeWidth={2.5} className="size-5" /> Notification Settings
          </button>
          <button type="button" className="button button-danger w-full" aria-busy={busy} onClick={signOut}>
            <LogOut aria-hidden="true" strokeWidth={2.5} className="size-5" /> Sign Out
          </button>
        </div>
        <p className="mt-6 flex flex-wrap gap-x-6">
          <a href="/api/profile/data" download className="text-link inline-flex min-h-11 items-center">
            Download my data
          </a>
          <Link to="/delete-account" onClick={close} className="text-link inline-flex min-h-11 items-center">
            Delete my account
          </Link>
        </p>
      </SideSheet>
      <ChangePassword open={asking === 'password'} onClose={() => setAsking(null)} />
      <NotificationSettings user={user} open={asking === 'notifications'} onClose={() => setAsking(null)} />
    </>
  );
}

function ThemeToggle() {
  const dark = useTheme() === 'dark';
  const Icon = dark ? Sun : Moon;
  return (
    <button
      type="button"
      className="button button-plain w-full"
      onClick={() => setTheme(dark ? 'light' : 'dark')}
    >
      <Icon aria-hidden="true" strokeWidth={2.5} className="size-5" />
      {dark ? 'Light theme' : 'Night theme'}
    </button>
  );
}
