import { describe, expect, it, vi } from 'vitest';
import { announceAuthEvent, eventsBetween, onAuthEvent } from './auth-events.ts';
import type { Me } from './who-looks.ts';

const asha = { id: 'a', fullName: 'Asha', email: 'a@example.in', phone: '', address: '', picture: null };
const nobody: Me = { state: 'ready', user: null, cartCount: 0 };
const signedIn = (user = asha): Me => ({ state: 'ready', user, cartCount: 1 });
const loading: Me = { state: 'loading', user: null, cartCount: 0 };

describe('what happened between two answers', () => {
  it.each([
    ['the first answer', loading, signedIn(), false, ['initial session']],
    ['nobody came or went', nobody, nobody, false, []],
    ['somebody came', nobody, signedIn(), false, ['signed in']],
    ['somebody left', signedIn(), nobody, false, ['signed out']],
    ['somebody else came', signedIn(), signedIn({ ...asha, id: 'b' }), false, ['signed out', 'signed in']],
    ['a name changed', signedIn(), signedIn({ ...asha, fullName: 'Asha Rao' }), false, ['user updated']],
    ['the session was looked after', signedIn(), signedIn(), true, ['token refreshed']],
    ['only the cart changed', signedIn(), { ...signedIn(), cartCount: 4 }, false, []],
    ['it ended while it was looked after', signedIn(), nobody, true, ['signed out']],
  ])('%s', (_, before, after, refreshing, events) => {
    expect(eventsBetween(before, after, refreshing)).toEqual(events);
  });
});

it('tells who listens, until they stop', () => {
  const listener = vi.fn<(event: string, where: string) => void>();
  const stop = onAuthEvent(listener);
  announceAuthEvent('password recovery', 'here');
  stop();
  announceAuthEvent('signed out', 'elsewhere');
  expect(listener.mock.calls).toEqual([['password recovery', 'here']]);
});
