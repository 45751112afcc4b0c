import { describe, expect, it } from 'vitest';
import { replyClock } from './reply-clock.ts';

const RECEIVED = new Date('2026-11-20T10:00:00Z');
const MESSAGE = { receivedAt: RECEIVED, readAt: null, email: 'meera@example.in', sample: false };
const after = (hours: number) => new Date(RECEIVED.getTime() + hours * 3_600_000);

describe('the clock for answers', () => {
  it.each([
    [0, 'due in 48 h', false],
    [0.02, 'due in 47 h', false],
    [43, 'due in 5 h', false],
    [47.25, 'due in 45 min', false],
    [48, 'due in 1 min', false],
    [48.01, 'late by 1 min', true],
    [50, 'late by 2 h', true],
    [48 + 71, 'late by 71 h', true],
    [48 + 72, 'late by 3 days', true],
  ])('%s hours later says: %s', (hours, words, late) => {
    expect(replyClock(MESSAGE, after(hours))).toEqual({ words, late });
  });

  it.each([
    ['was dealt with', { readAt: RECEIVED }],
    ['came without an address', { email: null }],
    ['is a sample', { sample: true }],
  ])('stands still for a message that %s', (_, change) => {
    expect(replyClock({ ...MESSAGE, ...change }, after(100))).toBeNull();
  });
});
