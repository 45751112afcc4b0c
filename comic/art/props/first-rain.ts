import { INK, shade } from '../../drawing/colour.ts';
import { num, polygon } from '../../drawing/path.ts';
import { between, seeded } from '../../drawing/random.ts';
import { shape } from '../../drawing/tree.ts';
import type { DrawProp } from './prop.ts';

const PAPER = '#fff4d8';

/** A boat folded from a page of sums; its hull ends at y 420. */
export const paperBoat: DrawProp = (ink) => {
  const sail = polygon([
    [0, -420],
    [330, 60],
    [-330, 60],
  ]);
  const hull = polygon([
    [-680, -40],
    [-330, 60],
    [330, 60],
    [680, -40],
    [420, 420],
    [-420, 420],
  ]);
  return {
    nodes: [
      shape(sail + hull, { fill: INK, stroke: INK, width: ink * 1.8 }),
      shape(sail, { fill: PAPER }),
      shape(
        polygon([
          [0, -420],
          [330, 60],
          [0, 60],
        ]),
        { fill: shade(PAPER, 0.22) },
      ),
      shape(hull, { fill: '#ff9d8a', stroke: INK, width: ink * 0.6 }),
      shape(
        polygon([
          [0, 60],
          [330, 60],
          [680, -40],
          [420, 420],
          [120, 420],
        ]),
        { fill: shade('#ff9d8a', 0.24) },
      ),
      shape('M-560 60L-440 90M-500 170L-250 220M-440 290L-200 310M-60 -200L-150 -70M-30 -60L-110 20', {
        stroke: '#4f7fd8',
        width: 22,
      }),
    ],
  };
};

/** Rain over whatever stands behind it: 2000 wide, 1000 high. */
export const rainfall: DrawProp = () => {
  const random = seeded('first rain');
  const streaks = (count: number, long: number): string =>
    Array.from({ length: count }, () => {
      const [x, y] = [between(random, -980, 980), between(random, -500, 480 - long)];
      return `M${num(x)} ${num(y)}L${num(x - long * 0.28)} ${num(y + long)}`;
    }).join('');
  return {
    nodes: [
      shape(streaks(120, 62), { stroke: '#e8f4ff', width: 4, opacity: 0.6 }),
      shape(streaks(60, 96), { stroke: '#ffffff', width: 7, opacity: 0.7 }),
    ],
  };
};
