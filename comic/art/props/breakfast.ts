import { INK, light, shade } from '../../drawing/colour.ts';
import { ellipse, rect } from '../../drawing/path.ts';
import { linear, radial, shape, type Node } from '../../drawing/tree.ts';
import type { DrawProp } from './prop.ts';

const GOLD = '#f2b04a';

/** A steel plate under a tower of parathas, with butter about to slide off. It stands on y 500. */
export const breakfast: DrawProp = (ink) => ({
  nodes: [
    shape(ellipse(0, 480, 640, 70), { fill: '#3a0f3a', opacity: 0.35 }),
    shape(ellipse(0, 420, 600, 96), {
      fill: linear([-600, 0], [600, 0], '#ffffff', '#c9d4df', shade('#c9d4df', 0.4)),
      stroke: INK,
      width: ink,
    }),
    ...Array.from({ length: 9 }, (_, i): Node[] => {
      const [x, y] = [((i * 53) % 90) - 45, 390 - i * 88];
      return [
        shape(ellipse(x, y, 450 - (i % 3) * 18, 84), {
          fill: radial([x - 120, y - 40], 620, light(GOLD, 0.45), GOLD, shade(GOLD, 0.35)),
          stroke: INK,
          width: ink,
        }),
        shape(
          ellipse(x - 190, y + 30, 60, 18) +
            ellipse(x + 150, y + 40, 74, 18) +
            ellipse(x + 20, y - 20, 50, 14),
          {
            fill: '#8a4520',
            opacity: 0.5,
          },
        ),
      ];
    }).flat(),
    shape('M-150 -370C-150 -320 -190 -240 -160 -230C-120 -230 -130 -300 -90 -310C0 -300 150 -290 170 -360Z', {
      fill: '#ffe27a',
    }),
    shape(rect(-110, -440, 220, 110, 22), { fill: '#fff3a8', stroke: INK, width: ink }),
  ],
});
