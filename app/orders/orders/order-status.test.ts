import { describe, expect, it } from 'vitest';
import { expectedDelivery, orderDay } from './order-dates.ts';
import { shownStatus, statusColour, statusLabel, timeline, type TimelineStep } from './order-status.ts';

const placed = new Date('2026-11-20T18:00:00Z');
const order = { status: 'completed', createdAt: placed, progressAt: null };
const after = (days: number, milliseconds = 0) =>
  new Date(placed.getTime() + days * 86_400_000 + milliseconds);

const reached = (dates: Record<string, number>) =>
  new Map(Object.entries(dates).map(([status, days]) => [status, after(days)]));
const daysOf = (steps: readonly TimelineStep[]) =>
  steps.map(({ date }) => date && (date.getTime() - placed.getTime()) / 86_400_000);

describe('the status on the detail view', () => {
  it.each([
    [0, 0, 'pending'],
    [1, -1, 'pending'],
    [1, 0, 'preparing'],
    [2, -1, 'preparing'],
    [2, 0, 'shipped'],
    [3, 0, 'shipped'],
    [4, -1, 'shipped'],
    [4, 0, 'out_for_delivery'],
    [5, 0, 'out_for_delivery'],
    [6, -1, 'out_for_delivery'],
    [6, 0, 'delivered'],
    [7, 0, 'delivered'],
    [400, 0, 'delivered'],
    [0, -1, 'pending'],
  ])('after %i days and %i ms is %s', (days, milliseconds, status) => {
    expect(shownStatus(order, after(days, milliseconds))).toBe(status);
  });

  it('ignores what is stored until the shop records progress, and then believes it', () => {
    expect(shownStatus({ ...order, status: 'shipped' }, after(0))).toBe('pending');
    expect(shownStatus({ ...order, status: 'preparing', progressAt: after(3) }, after(9))).toBe('preparing');
  });
});

describe('the timeline', () => {
  it('projects five steps to 0, 2, 4, 6 and 7 days after placement', () => {
    expect(daysOf(timeline(order, placed))).toEqual([0, 2, 4, 6, 7]);
  });

  it.each([
    [0, [true, false, false, false, false]],
    [1, [true, true, false, false, false]],
    [2, [true, true, true, false, false]],
    [4, [true, true, true, true, false]],
    [6, [true, true, true, true, true]],
  ])('after %i days has done %j', (days, done) => {
    const steps = timeline(order, after(days));
    expect(steps.map((step) => step.done)).toEqual(done);
    expect(steps.filter((step) => step.current)).toHaveLength(1);
    expect(steps.findLastIndex((step) => step.done)).toBe(steps.findIndex((step) => step.current));
  });

  it('has no present step for a status that is none of the five', () => {
    const steps = timeline({ ...order, progressAt: placed }, after(1));
    expect(steps.some((step) => step.done || step.current)).toBe(false);
  });
});

describe('the timeline once the shop has recorded progress', () => {
  it.each<[string, string, number, Record<string, number>, (number | null)[]]>([
    ['preparing', 'counts on from the day it began', 3, { preparing: 3 }, [0, 3, 5, 7, 8]],
    ['shipped', 'has true dates behind it', 5, { preparing: 1, shipped: 5 }, [0, 1, 5, 7, 8]],
    ['shipped', 'promises no day that has passed', 9, { preparing: 1, shipped: 5 }, [0, 1, 5, null, null]],
    [
      'delivered',
      'skips what was skipped',
      9,
      { preparing: 1, shipped: 5, delivered: 9 },
      [0, 1, 5, null, 9],
    ],
    ['preparing', 'forgets an earlier delivery', 9, { preparing: 1, delivered: 2 }, [0, 1, null, null, null]],
  ])('%s: %s', (status, _, day, dates, expected) => {
    const steps = timeline({ ...order, status, progressAt: after(1) }, after(day), reached(dates));
    expect(daysOf(steps)).toEqual(expected);
    expect(steps.find((step) => step.current)?.label).toBe(statusLabel(status));
  });

  it.each<[string, Record<string, number>, [string, number | null][]]>([
    [
      'cancelled',
      { cancelled: 1 },
      [
        ['Order placed', 0],
        ['Cancelled', 1],
      ],
    ],
    [
      'refunded',
      { preparing: 1, shipped: 3, refunded: 8 },
      [
        ['Order placed', 0],
        ['Preparing', 1],
        ['Shipped', 3],
        ['Refunded', 8],
      ],
    ],
    [
      'refunded',
      { cancelled: 1, refunded: 2 },
      [
        ['Order placed', 0],
        ['Cancelled', 1],
        ['Refunded', 2],
      ],
    ],
  ])('%s is an end with what came before it', (status, dates, expected) => {
    const steps = timeline({ ...order, status, progressAt: after(1) }, after(9), reached(dates));
    expect(steps.map(({ label }, index) => [label, daysOf(steps)[index]])).toEqual(expected);
    expect(steps.filter((step) => step.current)).toEqual([steps.at(-1)]);
  });
});

describe('a status badge', () => {
  it.each([
    ['pending', 'yellow'],
    ['preparing', 'blue'],
    ['shipped', 'purple'],
    ['out_for_delivery', 'orange'],
    ['delivered', 'green'],
    ['completed', 'grey'],
    ['constructor', 'grey'],
  ])('for %s is %s', (status, colour) => {
    expect(statusColour(status)).toBe(colour);
  });

  it('reads as words', () => {
    expect(statusLabel('out_for_delivery')).toBe('Out for delivery');
    expect(statusLabel('completed')).toBe('Completed');
  });
});

describe('dates', () => {
  it('are days in India', () => {
    expect(orderDay(new Date('2026-11-20T18:29:00Z'))).toBe('20 November 2026');
    expect(orderDay(new Date('2026-11-20T18:31:00Z'))).toBe('21 November 2026');
    expect(orderDay(expectedDelivery(placed))).toBe('27 November 2026');
  });
});
