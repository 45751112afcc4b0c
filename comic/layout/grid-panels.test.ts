import { describe, expect, it } from 'vitest';
import type { Panel } from '../book.ts';
import { contains } from '../drawing/box.ts';
import { gridPanels } from './grid-panels.ts';
import { SAFE, SHEET } from './measures.ts';

const panel = (width: number, lean = 0): Panel => ({ width, lean, place: 'moon', items: [] });

describe('gridPanels', () => {
  it('keeps a 3 mm gutter between neighbours at every height', () => {
    const [left, right] = gridPanels([{ height: 1, panels: [panel(2, 60), panel(3)] }]);
    for (const [a, b] of [
      [left!.corners[1], right!.corners[0]],
      [left!.corners[2], right!.corners[3]],
    ] as const) {
      expect(b[0] - a[0]).toBeCloseTo(30);
    }
  });

  it('slants both sides of a gutter alike', () => {
    const [above, below] = gridPanels([
      { height: 1, slant: 80, panels: [panel(1)] },
      { height: 1, panels: [panel(1)] },
    ]);
    expect(below!.corners[0][1] - above!.corners[3][1]).toBeCloseTo(30);
    expect(below!.corners[1][1] - above!.corners[2][1]).toBeCloseTo(30);
    expect(above!.corners[2][1]).toBeGreaterThan(above!.corners[3][1]);
  });

  it('runs a bleeding row past the sheet on its outer sides only', () => {
    const [first, second] = gridPanels([
      { height: 1, bleed: true, panels: [panel(1)] },
      { height: 1, panels: [panel(1)] },
    ]);
    expect(first!.corners[0][0]).toBeLessThan(SHEET.x);
    expect(first!.corners[0][1]).toBeLessThan(SHEET.y);
    expect(first!.corners[3][1]).toBeLessThan(second!.corners[0][1]);
    expect(second!.corners[0][0]).toBeGreaterThan(0);
  });

  it('offers words only room inside the safe area', () => {
    const frames = gridPanels([
      { height: 2, bleed: true, slant: -70, panels: [panel(1)] },
      { height: 1, panels: [panel(1, 40), panel(1)] },
    ]);
    for (const { inner } of frames) expect(contains(SAFE, inner)).toBe(true);
  });
});
