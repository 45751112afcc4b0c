import { INK, light, shade } from '../../drawing/colour.ts';
import { ellipse, rect } from '../../drawing/path.ts';
import { linear, shape, type Node } from '../../drawing/tree.ts';
import type { DrawProp } from './prop.ts';

const WOOD = '#2f8f9c';
const LEAF = '#45b86a';

/** A front door with a brass knocker under a string of mango leaves and marigolds. */
export const door: DrawProp = (ink) => {
  const leaves: Node[] = Array.from({ length: 7 }, (_, i) => {
    const x = -300 + i * 100;
    const y = -420 + Math.abs(i - 3) * -8;
    return i % 2
      ? shape(ellipse(x, y + 34, 40), { fill: '#ff9d1f', stroke: INK, width: ink * 0.6 })
      : shape(
          `M${x} ${y}C${x + 46} ${y + 40} ${x + 34} ${y + 110} ${x} ${y + 150}C${x - 34} ${y + 110} ${x - 46} ${y + 40} ${x} ${y}Z`,
          {
            fill: LEAF,
            stroke: INK,
            width: ink * 0.6,
          },
        );
  });
  return {
    nodes: [
      shape(rect(-370, -500, 740, 1000, 20), { fill: '#ffd9b0', stroke: INK, width: ink }),
      shape(rect(-290, -430, 580, 930, 10), {
        fill: linear([-290, 0], [290, 0], light(WOOD, 0.3), WOOD, shade(WOOD, 0.35)),
        stroke: INK,
        width: ink,
      }),
      ...[-1, 1].flatMap((side) =>
        [-210, 150].map((y) =>
          shape(rect(side * 140 - 100, y, 200, 270, 12), {
            fill: shade(WOOD, 0.18),
            stroke: INK,
            width: ink * 0.6,
          }),
        ),
      ),
      shape('M0 -430L0 500', { stroke: INK, width: ink * 0.7 }),
      ...[-1, 1].map((side) => shape(ellipse(side * 50, 90, 40), { stroke: INK, width: 20 + ink })),
      ...[-1, 1].map((side) => shape(ellipse(side * 50, 90, 40), { stroke: '#ffcf2e', width: 20 })),
      ...leaves,
      shape(rect(-420, 470, 840, 50, 10), { fill: '#c9a07a', stroke: INK, width: ink }),
    ],
  };
};
