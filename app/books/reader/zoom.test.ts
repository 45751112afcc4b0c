import { expect, it } from 'vitest';
import { atRest, LARGEST, movedBy, stepFrom, type View, WHOLE, within, zoomedAt } from './zoom.ts';

const PHONE = { width: 390, height: 390 };

it.each([
  [1, 1, 1.5],
  [1.5, 1, 2.5],
  [2, 1, 2.5],
  [2.5, -1, 1.5],
  [1.2, -1, 1],
  [4, 1, 4],
  [1, -1, 1],
] as const)('from %f a step of %i leads to %f', (scale, way, next) => {
  expect(stepFrom(scale, way)).toBe(next);
});

it('what lies under the finger stays there', () => {
  const at = { x: 100, y: -40 };
  const seen = ({ scale, x, y }: View) => [(at.x - x) / scale, (at.y - y) / scale];
  const first = zoomedAt(WHOLE, 2, at);
  const second = zoomedAt(first, 3.5, at);
  expect(seen(first)).toEqual(seen(WHOLE));
  expect(seen(second)[0]).toBeCloseTo(at.x);
  expect(seen(second)[1]).toBeCloseTo(at.y);
});

it('grows to no more than the largest and shrinks to no less than the whole', () => {
  expect(zoomedAt(WHOLE, 9, { x: 0, y: 0 }).scale).toBe(LARGEST);
  expect(zoomedAt({ scale: 2, x: 0, y: 0 }, 0.2, { x: 0, y: 0 }).scale).toBe(1);
});

it('no edge of the paper comes into a window that it fills', () => {
  const far = { scale: 2, x: 900, y: -900 };
  expect(within(far, PHONE, PHONE)).toEqual({ scale: 2, x: 195, y: -195 });
  expect(within({ scale: 2, x: 10, y: 20 }, PHONE, PHONE)).toEqual({ scale: 2, x: 10, y: 20 });
});

it('paper that is narrower than its window lies in the middle of it', () => {
  const tall = { width: 390, height: 700 };
  expect(within({ scale: 1.5, x: 50, y: 50 }, PHONE, tall)).toEqual({ scale: 1.5, x: 50, y: 0 });
});

it('what is hardly larger rests as the whole page', () => {
  expect(atRest({ scale: 1.05, x: 5, y: 5 })).toEqual(WHOLE);
  expect(atRest({ scale: 1.2, x: 5, y: 5 })).toEqual({ scale: 1.2, x: 5, y: 5 });
});

it('one finger moves, two fingers move and draw apart', () => {
  const view = { scale: 2, x: 0, y: 0 };
  expect(movedBy(view, [{ x: 0, y: 0 }], [{ x: 12, y: -7 }])).toEqual({ scale: 2, x: 12, y: -7 });
  const wider = movedBy(
    WHOLE,
    [
      { x: -50, y: 0 },
      { x: 50, y: 0 },
    ],
    [
      { x: -90, y: 10 },
      { x: 110, y: 10 },
    ],
  );
  expect(wider).toEqual({ scale: 2, x: 10, y: 10 });
});
