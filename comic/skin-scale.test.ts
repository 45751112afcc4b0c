import { expect, it } from 'vitest';
import { colourOf, labOf } from './drawing/lab.ts';
import { proposeSkin, SKIN_SCALE } from './skin-scale.ts';

const measured = SKIN_SCALE.map(labOf);

it('goes from light to deep in even steps', () => {
  const steps = measured.slice(1).map(({ l }, i) => measured[i]!.l - l);
  for (const step of steps) expect(Math.abs(step - 8)).toBeLessThan(1);
});

it('is no more colourful and no yellower than lit skin in photos', () => {
  for (const { a, b } of measured) {
    expect(Math.hypot(a, b)).toBeLessThan(28);
    const hue = (Math.atan2(b, a) * 180) / Math.PI;
    expect(hue).toBeGreaterThan(48);
    expect(hue).toBeLessThan(63);
  }
});

it('proposes a tone that is as light as what was measured, whatever the lamp’s colour', () => {
  for (let l = 20; l < 91; l += 0.5)
    for (const [a, b] of [
      [8, 12],
      [24, 18],
      [-6, 10],
    ] as const) {
      const lit = colourOf({ l, a, b });
      expect(Math.abs(labOf(proposeSkin(lit)).l - labOf(lit).l)).toBeLessThan(4.5);
    }
});
