import { announceAuthEvent } from '../../ui/layout/auth-events.ts';
import { showToast } from '../../ui/parts/toast.tsx';

/** The room is open: its greeting, and word for who listens that a second factor was passed. */
export function tellOpened({ byCode }: { byCode: boolean }): void {
  if (byCode) announceAuthEvent('multi-factor challenge verified', 'here');
  showToast({ title: 'Welcome to Admin Panel!', kind: 'success' });
}
