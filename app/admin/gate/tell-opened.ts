import { announceAuthEvent } from '../../ui/layout/auth-events.ts';
import { showToast } from '../../ui/parts/toast.tsx';

/** Greets staff after sign-in and announces to screen readers that the second factor was accepted. */
export function tellOpened({ byCode }: { byCode: boolean }): void {
  if (byCode) announceAuthEvent('multi-factor challenge verified', 'here');
  showToast({ title: 'Welcome to Admin Panel!', kind: 'success' });
}
