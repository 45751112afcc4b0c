import { INK, light, mix, shade } from '../../drawing/colour.ts';
import { curve, ellipse, pathBox } from '../../drawing/path.ts';
import { group, radial, shape, type Node } from '../../drawing/tree.ts';
import type { HeadRequest } from './head.ts';

interface BareHead {
  /** The edge of the head. */
  skull: string;
  /** The ears' edges; none under cloth. */
  ears: readonly string[];
  skin: string;
  /** No hair shades the forehead. */
  bald?: boolean;
}

/** A head without hair or face, lit from the upper left. */
export function drawBareHead(
  { skull, ears, skin, bald }: BareHead,
  { weights, tint }: Pick<HeadRequest, 'weights' | 'tint'>,
): Node[] {
  return [
    ...ears.map((d) => shape(d, { fill: skin, stroke: INK, width: weights.inner * 1.3 })),
    ...ears.map((d) => innerEar(d, skin, weights.inner)),
    shape(skull, { fill: skin }),
    group(
      [
        shape('M60 20C150 -40 158 -140 120 -390L240 -390L240 30Z', {
          fill: shade(skin, 0.7),
          opacity: 0.26,
        }),
        ...(bald
          ? []
          : [
              shape('M-160 -240C-100 -300 100 -300 160 -240L160 -420L-160 -420Z', {
                fill: shade(skin, 0.8),
                opacity: 0.3,
              }),
            ]),
        shape(ellipse(-70, -200, 90, 110), {
          fill: radial(
            [-70, -200],
            110,
            { at: 0, colour: mix(light(skin, 0.35), '#ffb98a', 0.35), opacity: 0.5 },
            { at: 1, colour: mix(light(skin, 0.35), '#ffb98a', 0.35), opacity: 0 },
          ),
        }),
        ...(tint ? [shape(skull, { fill: tint.colour, opacity: tint.amount })] : []),
      ],
      { clip: skull },
    ),
    shape(skull, { stroke: INK, width: weights.inner * 1.3 }),
  ];
}

/**
 * The ears' edges.
 * @param half how far the head's edge is from its middle
 * @param steps how much larger than usual, −2 to 2
 */
export function earPaths(turn: number, half: number, steps = 0): string[] {
  return [-1, 1].map((side) =>
    ellipse(...earAt(side, turn, half + steps * 2), 26 + steps * 4, 36 + steps * 4),
  );
}

export function earAt(side: number, turn: number, half: number): [number, number] {
  const shift = side * turn > 0 ? -26 * Math.abs(turn) : 4 * Math.abs(turn);
  return [side * (half + shift), -138];
}

function innerEar(ear: string, skin: string, width: number): Node {
  const { x, y, width: w, height } = pathBox(ear);
  const middle = x + w / 2;
  const side = middle < 0 ? -1 : 1;
  return shape(
    curve([
      [middle + side * 6, y + height * 0.32],
      [middle + side * 10, y + height * 0.52],
      [middle, y + height * 0.7],
    ]),
    {
      stroke: shade(skin, 0.6),
      width,
    },
  );
}
