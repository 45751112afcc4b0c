import { expect, it } from 'vitest';
import type { Box } from '../../drawing/tree.ts';
import { closeUp } from './close-up.ts';
import type { Place } from './place.ts';

/** The area that a close-up asks its place to fill. */
function asked(area: Box, zoom: number, at: readonly [number, number]): Box {
  let box: Box | undefined;
  const draw = (wanted: Box): Place => {
    box = wanted;
    return { back: [], front: [], light: { colour: '#ffffff', amount: 0 } };
  };
  closeUp(draw, area, { zoom, at });
  return box!;
}

it.each([
  { area: { x: 100, y: 1200, width: 900, height: 700 }, zoom: 2, at: [0.5, 0.5] as const },
  { area: { x: 100, y: 1200, width: 900, height: 700 }, zoom: 2, at: [0, 1] as const },
  { area: { x: -30, y: -30, width: 2160, height: 900 }, zoom: 2, at: [0.9, 0.1] as const },
  { area: { x: 1400, y: 1400, width: 600, height: 600 }, zoom: 1.6, at: [0, 0] as const },
])('covers the panel and stays on the paper where it can: $area.x, $zoom times', ({ area, zoom, at }) => {
  const box = asked(area, zoom, at);
  expect(box.width / area.width).toBeCloseTo(Math.min(zoom, 3000 / area.width));
  expect(box.height / area.height).toBeCloseTo(box.width / area.width);
  expect(box.x).toBeLessThanOrEqual(area.x);
  expect(box.y).toBeLessThanOrEqual(area.y);
  expect(box.x + box.width).toBeGreaterThanOrEqual(area.x + area.width);
  expect(box.y + box.height).toBeGreaterThanOrEqual(area.y + area.height);
  const beyond = Math.max(-30 - box.x, box.x + box.width - 2130);
  expect(beyond).toBeLessThanOrEqual(Math.max(0, box.width - 2160));
});

it('shows the wished part in the middle', () => {
  const box = asked({ x: 800, y: 800, width: 400, height: 400 }, 2, [0.6, 0.4]);
  expect([box.x, box.y]).toEqual([520, 680]);
});
