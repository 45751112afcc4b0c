import { describe, expect, it } from 'vitest';
import { changeOf, periodOf, stretchesOf } from './periods.ts';

/** Still the day before, in UTC. */
const AT = new Date('2026-11-20T02:00:00+05:30');
const india = (text: string) => new Date(`${text}+05:30`);

const length = ({ from, to }: { from: Date; to: Date }) => to.getTime() - from.getTime();

describe('a period', () => {
  it.each([
    ['today', '2026-11-20T00:00', '2026-11-19T00:00', '2026-11-19T02:00'],
    ['7', '2026-11-14T00:00', '2026-11-07T00:00', '2026-11-13T02:00'],
    ['30', '2026-10-22T00:00', '2026-09-22T00:00', '2026-10-21T02:00'],
    ['90', '2026-08-23T00:00', '2026-05-25T00:00', '2026-08-22T02:00'],
  ] as const)('of %s begins with a day in India and compares as much time', (id, from, before, beforeTo) => {
    const period = periodOf(id, AT);
    expect(period.now).toEqual({ from: india(from), to: AT });
    expect(period.before).toEqual({ from: india(before), to: india(beforeTo) });
    expect(length(period.before)).toBe(length(period.now));
  });

  it('has its days, or the hours of one', () => {
    expect(stretchesOf(periodOf('7', AT))).toEqual(
      [14, 15, 16, 17, 18, 19, 20].map((day) => `2026-11-${day}`),
    );
    expect(stretchesOf(periodOf('today', AT)).at(-1)).toBe('23');
  });
});

it.each([
  [112, 100, '+12%'],
  [88, 100, '−12%'],
  [100, 100, '±0%'],
  [0, 4, '−100%'],
  [5, 0, null],
  [0, 0, null],
])('%i after %i is %s', (now, before, change) => {
  expect(changeOf(now, before)).toBe(change);
});
