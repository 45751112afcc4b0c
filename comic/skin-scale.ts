import type { Colour } from './hero.ts';
import { labOf } from './drawing/lab.ts';

/**
 * Ten tones of skin, even to the eye: about 8 L* apart (7.0 to 8.9), from the lightest to the deepest. A photo only proposes one of them; the
 * parent confirms it.
 */
export const SKIN_SCALE: readonly Colour[] = [
  '#fbe3d2',
  '#f4ccaf',
  '#e6b48d',
  '#d59e72',
  '#c0885c',
  '#a8734a',
  '#8e5d3b',
  '#74492e',
  '#5b3724',
  '#43271a',
];

/** The tone that is nearest to a colour's lightness: lighter or darker than it by half a step at most, within the scale. */
export function proposeSkin(measured: Colour): Colour {
  const { l } = labOf(measured);
  return SKIN_SCALE.reduce((best, tone) => (off(tone) < off(best) ? tone : best));

  function off(tone: Colour): number {
    return Math.abs(labOf(tone).l - l);
  }
}
