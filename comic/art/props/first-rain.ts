import { INK, shade } from '../../drawing/colour.ts';
import { ellipse, num, polygon } from '../../drawing/path.ts';
import { between, seeded } from '../../drawing/random.ts';
import { linear, shape } from '../../drawing/tree.ts';
import type { DrawProp } from './prop.ts';

const PAPER = '#fff4d8';
const TIN = '#c9d6e6';

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
    heldAt: [0, 400],
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

/** A steel bucket with nothing in it. It stands on y 500. */
export const emptyBucket: DrawProp = (ink) => {
  const side = polygon([
    [-360, -240],
    [360, -240],
    [270, 480],
    [-270, 480],
  ]);
  const bail = 'M-350 -230C-400 60 400 60 350 -230';
  return {
    nodes: [
      shape(ellipse(0, 490, 360, 44), { fill: '#1a0b45', opacity: 0.35 }),
      shape(side, {
        fill: linear([-340, 0], [340, 0], '#ffffff', TIN, shade(TIN, 0.45)),
        stroke: INK,
        width: ink,
      }),
      shape('M-300 320C-120 366 120 366 290 320', { stroke: shade(TIN, 0.4), width: 20 }),
      shape(ellipse(0, -240, 360, 90), {
        fill: linear([0, -330], [0, -150], '#2c2a5e', '#8d93b8'),
        stroke: INK,
        width: ink,
      }),
      shape(bail, { stroke: INK, width: 34 + ink * 2 }),
      shape(bail, { stroke: TIN, width: 34 }),
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
