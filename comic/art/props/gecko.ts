import { INK, light, shade } from '../../drawing/colour.ts';
import { blob, curve, ellipse } from '../../drawing/path.ts';
import { shape, type Node } from '../../drawing/tree.ts';
import { bend, edge, tube } from '../../drawing/tube.ts';
import type { DrawProp } from './prop.ts';

const SKIN = '#e9b98f';

/** A house gecko seen from above, head up, looking for its lamp. */
export const gecko: DrawProp = (ink) => {
  const trunk = blob([
    [0, -300],
    [110, -200],
    [120, -20],
    [70, 140],
    [0, 180],
    [-70, 140],
    [-120, -20],
    [-110, -200],
  ]);
  const head = blob([
    [0, -500],
    [110, -440],
    [140, -340],
    [80, -250],
    [0, -240],
    [-80, -250],
    [-140, -340],
    [-110, -440],
  ]);
  const tail = edge(tube(bend([0, 130], [40, 330], [-170, 480], 0.8), [66, 44, 10]), 0.6, 0.8);
  const legs = [
    [-80, -180, -250, -180, -290, -330],
    [80, -180, 250, -130, 320, -260],
    [-70, 90, -230, 90, -300, 220],
    [70, 90, 220, 130, 260, 270],
  ] as const;
  const limbs = legs.map(([x, y, ex, ey, tx, ty]) =>
    edge(tube(bend([x, y], [ex, ey], [tx, ty], 0.5), [38, 30, 24])),
  );
  const toes = legs.map(([, , , , tx, ty]) =>
    [-44, 0, 44]
      .map((dx) => ellipse(tx + dx, ty + (ty < 0 ? -24 : 24) + Math.abs(dx) * (ty < 0 ? 0.5 : -0.5), 26))
      .join(''),
  );
  const all = [tail, ...limbs, ...toes, trunk, head];
  const nodes: Node[] = [
    shape(all.join(''), { fill: INK, stroke: INK, width: ink * 1.8 }),
    ...[tail, ...limbs, ...toes].map((d) => shape(d, { fill: shade(SKIN, 0.12) })),
    shape(trunk, { fill: SKIN }),
    shape(head, { fill: light(SKIN, 0.2) }),
    shape(
      [-130, -50, 30]
        .map((y, i) => ellipse(i % 2 ? 34 : -34, y, 24) + ellipse(i % 2 ? -40 : 44, y + 44, 16))
        .join(''),
      {
        fill: '#b9744f',
      },
    ),
    ...[-1, 1].flatMap((side): Node[] => [
      shape(ellipse(side * 104, -400, 58, 62), { fill: '#fffdf0', stroke: INK, width: ink * 0.8 }),
      shape(ellipse(side * 104 + 6, -412, 28, 34), { fill: INK }),
      shape(ellipse(side * 104 - 6, -426, 11), { fill: '#ffffff' }),
    ]),
    shape(
      curve([
        [-60, -300],
        [0, -284],
        [60, -300],
      ]),
      { stroke: INK, width: 14 },
    ),
  ];
  return { nodes };
};
