import { polygon, sparkle } from '../../drawing/path.ts';
import { shape, type Point } from '../../drawing/tree.ts';
import type { DrawProp } from './prop.ts';

/** A constellation that only this story knows: the sheep. */
export const starSheep: DrawProp = () => {
  const wool: readonly Point[] = [
    [-330, -60],
    [-250, -240],
    [-60, -200],
    [70, -310],
    [230, -230],
    [330, -80],
    [250, 90],
    [60, 60],
    [-110, 130],
    [-270, 90],
  ];
  const head: readonly Point[] = [
    [330, -80],
    [460, -190],
    [570, -110],
    [520, 30],
    [380, 20],
  ];
  const hooves: readonly Point[] = [
    [-230, 340],
    [-90, 350],
    [110, 340],
    [240, 330],
  ];
  const legs = hooves.map((hoof, i) => [wool[9 - i]!, hoof] as const);
  const lines = legs.map(([[ax, ay], [bx, by]]) => `M${ax} ${ay}L${bx} ${by}`).join('');
  return {
    nodes: [
      shape(polygon(wool) + polygon(head) + lines, { stroke: '#cfe4ff', width: 9, opacity: 0.55 }),
      shape([...wool, ...head, ...hooves].map(([x, y], i) => sparkle(x, y, i % 3 ? 44 : 64)).join(''), {
        fill: '#fffbe0',
      }),
    ],
  };
};
