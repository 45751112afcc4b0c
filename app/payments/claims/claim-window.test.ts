import { describe, expect, it } from 'vitest';
import { type Arrived, claimWindow } from './claim-window.ts';

const day = (days: number) => new Date(Date.UTC(2026, 10, 1 + days));
const order = (changes: Partial<Arrived> = {}): Arrived => ({
  createdAt: day(0),
  progressAt: null,
  deliveredAt: null,
  stage: 'paid',
  digital: false,
  ...changes,
});

describe('a claim can be opened', () => {
  it.each<[string, Partial<Arrived>, number, string, number?]>([
    ['on the promised day, as long as nothing is recorded', {}, 7, 'open', 14],
    ['not before it', {}, 6.9, 'soon'],
    ['not 7 days after it', {}, 14, 'over'],
    [
      'from the recorded delivery',
      { progressAt: day(1), deliveredAt: day(9), stage: 'delivered' },
      10,
      'open',
      16,
    ],
    [
      '7 days from then, and no longer',
      { progressAt: day(1), deliveredAt: day(9), stage: 'delivered' },
      16,
      'over',
    ],
    ['not while it is on its way, however long', { progressAt: day(1), stage: 'shipped' }, 20, 'soon'],
    ['at once for a digital copy', { digital: true }, 0, 'open', 14],
    [
      'for a digital copy that is being worked on',
      { digital: true, progressAt: day(1), stage: 'drawing' },
      20,
      'open',
      27,
    ],
    ['not when it was cancelled', { stage: 'cancelled' }, 8, 'over'],
    ['not when all of it was refunded', { stage: 'refunded', deliveredAt: day(7) }, 8, 'over'],
  ])('%s', (_words, changes, at, state, until) => {
    expect(claimWindow(order(changes), day(at))).toEqual(
      state === 'open' ? { state, until: day(until ?? 0) } : { state },
    );
  });
});
