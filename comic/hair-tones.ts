import { colourOf, labOf } from './drawing/lab.ts';
import type { Colour } from './hero.ts';

/** The tones of the hair in shadow and in light. */
export function tonesOf(hair: Colour): { dark: Colour; light: Colour } {
  const { l, a, b } = labOf(hair);
  return {
    dark: colourOf({ l: l * 0.55, a: a * 0.8 + 3, b: b * 0.7 - 5 }),
    light: colourOf({ l: Math.min(96, l + 22 + l * 0.12), a: a * 1.05, b: b * 1.05 }),
  };
}
