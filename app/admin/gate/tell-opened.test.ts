import { expect, it, vi } from 'vitest';
import { onAuthEvent } from '../../ui/layout/auth-events.ts';
import { tellOpened } from './tell-opened.ts';

it('announces the second factor after a right code, and nothing after the password alone', () => {
  const listener = vi.fn<(event: string, where: string) => void>();
  const stop = onAuthEvent(listener);
  tellOpened({ byCode: false });
  expect(listener).not.toHaveBeenCalled();
  tellOpened({ byCode: true });
  stop();
  expect(listener.mock.calls).toEqual([['multi-factor challenge verified', 'here']]);
});
