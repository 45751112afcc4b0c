import type { Colour } from './hero.ts';
import { labOf } from './drawing/lab.ts';

/**
 * Ten skin tones that look evenly spaced: about 8 L* apart (7.0 to 8.9), from the lightest to the deepest.
 * Chroma (13 to 28) and hue (50° to 62°) are those of lit skin in photos. A photo only proposes one of them;
 * the parent confirms it.
 */
export const SKIN_SCALE: readonly Colour[] = [
  '#fce3d2',
  '#f2ccb4',
  '#e2b597',
  '#d09f80',
  '#ba8a6c',
  '#a37459',
  '#8a5e47',
  '#714a36',
  '#593829',
  '#41281d',
];

/**
 * The tone nearest to a colour's lightness. Within the scale, it is at most half a step lighter or darker.
 */
export function proposeSkin(measured: Colour): Colour {
  const { l } = labOf(measured);
  return SKIN_SCALE.reduce((best, tone) => (off(tone) < off(best) ? tone : best));

  function off(tone: Colour): number {
    return Math.abs(labOf(tone).l - l);
  }
}
