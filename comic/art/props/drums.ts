import { INK, light, shade } from '../../drawing/colour.ts';
import { curve, ellipse, polygon, sparkle } from '../../drawing/path.ts';
import { radial, shape } from '../../drawing/tree.ts';
import type { DrawProp } from './prop.ts';

/** A stroke of lightning round the origin, `height` high. */
export function bolt(height: number): string {
  const k = height / 100;
  return polygon(
    [
      [10, -50],
      [-26, 6],
      [-4, 6],
      [-14, 50],
      [28, -12],
      [4, -12],
      [20, -50],
    ].map(([x, y]) => [x! * k, y! * k] as const),
  );
}

/** A bent cane for the dhol, held near its end; its tip crackles. */
export const drumstick: DrawProp = (ink) => {
  const cane = curve([
    [-60, 230],
    [0, 0],
    [60, -230],
    [150, -390],
    [270, -420],
  ]);
  return {
    gripped: true,
    heldAt: [-30, 110],
    nodes: [
      shape(ellipse(250, -420, 420), {
        fill: radial(
          [250, -420],
          420,
          { at: 0, colour: '#fff7c0', opacity: 0.95 },
          { at: 0.4, colour: '#ffe14d', opacity: 0.45 },
          { at: 1, colour: '#ffe14d', opacity: 0 },
        ),
      }),
      shape(cane, { stroke: INK, width: 76 + ink * 2 }),
      shape(cane, { stroke: shade('#d99a4e', 0.15), width: 76 }),
      shape(cane, { stroke: light('#d99a4e', 0.35), width: 26 }),
      shape(ellipse(270, -420, 74), { fill: '#ffd21f', stroke: INK, width: ink }),
      shape(ellipse(248, -440, 24), { fill: '#ffffff' }),
      shape(sparkle(430, -560, 90) + sparkle(140, -640, 66) + sparkle(450, -300, 54), {
        fill: '#fffbe0',
        stroke: INK,
        width: ink * 0.5,
      }),
    ],
  };
};
