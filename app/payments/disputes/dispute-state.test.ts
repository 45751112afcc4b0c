import { describe, expect, it } from 'vitest';
import { type DisputeState, isNews, outOfReach, stateOf } from './dispute-state.ts';

const at = (day: number | null) => (day === null ? null : new Date(Date.UTC(2026, 0, day)));

describe('a word about a dispute', () => {
  it.each([
    ['payment.dispute.created', 'lost', 'open'],
    ['payment.dispute.lost', 'open', 'lost'],
    ['payment.dispute.action_required', undefined, 'action_required'],
    ['payment.dispute.funds_moved', 'under_review', 'under_review'],
    ['payment.dispute.funds_moved', 7, 'open'],
  ])('%s of one that is %s says %s', (kind, status, state) => {
    expect(stateOf(kind, status)).toBe(state);
  });

  it.each<[DisputeState, number | null, DisputeState, number | null, boolean]>([
    ['open', 1, 'open', 2, false],
    ['open', 1, 'under_review', 2, true],
    ['under_review', null, 'open', null, false],
    ['under_review', 2, 'action_required', 1, false],
    ['action_required', 1, 'under_review', 2, true],
    ['open', 2, 'won', 1, true],
    ['lost', 1, 'open', 2, false],
    ['lost', null, 'action_required', null, false],
    ['closed', 2, 'lost', 1, true],
    ['lost', 1, 'closed', 2, false],
    ['won', null, 'lost', null, true],
    ['lost', null, 'won', null, false],
    ['lost', 1, 'won', 2, true],
    ['won', 2, 'lost', 1, false],
  ])('after %s (day %s), %s (day %s) changes it: %s', (known, knownDay, told, toldDay, news) => {
    expect(isNews({ state: known, saidAt: at(knownDay) }, { state: told, saidAt: at(toldDay) })).toBe(news);
  });
});

describe('money that is out of reach', () => {
  it.each<[string, Parameters<typeof outOfReach>[1], number]>([
    ['nothing is disputed', [], 0],
    ['a part is', [{ state: 'open', amountPaise: 300, lostPaise: null }], 300],
    ['nobody says how much', [{ state: 'open', amountPaise: null, lostPaise: null }], 1_000],
    ['the shop won', [{ state: 'won', amountPaise: 300, lostPaise: null }], 0],
    ['it was closed', [{ state: 'closed', amountPaise: 300, lostPaise: null }], 0],
    ['less was taken than disputed', [{ state: 'lost', amountPaise: 300, lostPaise: 200 }], 200],
    ['a loss without a sum', [{ state: 'lost', amountPaise: 300, lostPaise: null }], 300],
    [
      'two of them are more than all',
      [
        { state: 'lost', amountPaise: 800, lostPaise: null },
        { state: 'open', amountPaise: 800, lostPaise: null },
      ],
      1_000,
    ],
  ])('when %s', (_, disputes, paise) => {
    expect(outOfReach(1_000, disputes)).toBe(paise);
  });
});
