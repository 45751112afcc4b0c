import type { DrawnHero } from '../../hero.ts';
import { INK, light, shade } from '../../drawing/colour.ts';
import { curve, ellipse } from '../../drawing/path.ts';
import { group, shape, type Node } from '../../drawing/tree.ts';
import type { Weights } from './limbs.ts';

export interface Headwear {
  colour: string;
  behind: readonly string[];
  over: readonly string[];
  folds: readonly string[];
  reach: number;
}

export const headwears: Record<Exclude<DrawnHero['headwear'], 'none'>, Headwear> = {
  hijab: {
    colour: '#17a398',
    behind: [
      'M-176 -190C-190 -330 -112 -416 0 -416C112 -416 190 -330 176 -190C186 -110 204 -30 182 46C120 84 -120 84 -182 46C-204 -30 -186 -110 -176 -190Z',
    ],
    over: [
      'M-172 -170C-190 -330 -112 -414 0 -414C112 -414 190 -330 172 -170C176 -110 188 -50 196 20C140 72 60 66 10 52C-50 70 -140 66 -192 24C-186 -50 -176 -110 -172 -170ZM0 -6C70 -8 128 -60 132 -160C134 -240 92 -296 0 -298C-92 -296 -134 -240 -132 -160C-128 -60 -70 -8 0 -6Z',
    ],
    folds: [
      curve([
        [-120, -330],
        [-60, -366],
        [20, -372],
      ]),
      curve([
        [-152, -120],
        [-146, -40],
        [-84, 20],
        [20, 44],
      ]),
      curve([
        [-164, -60],
        [-158, 0],
        [-110, 44],
      ]),
      curve([
        [156, -110],
        [140, -20],
        [70, 36],
      ]),
    ],
    reach: 232,
  },
  turban: {
    colour: '#ff8a1f',
    behind: [],
    over: [
      'M-166 -214C-196 -300 -160 -420 -20 -424C110 -432 196 -364 182 -276C180 -246 172 -226 164 -212C120 -256 60 -282 -4 -300C-60 -276 -120 -246 -166 -214Z',
    ],
    folds: [
      curve([
        [-4, -300],
        [-60, -340],
        [-160, -330],
      ]),
      curve([
        [-4, -300],
        [60, -350],
        [178, -318],
      ]),
      curve([
        [-60, -278],
        [-110, -300],
        [-172, -270],
      ]),
      curve([
        [60, -276],
        [120, -300],
        [182, -272],
      ]),
      curve([
        [-100, -416],
        [-10, -372],
        [110, -420],
      ]),
      curve([
        [-142, -384],
        [-40, -336],
        [-4, -300],
      ]),
    ],
    reach: 240,
  },
  patka: {
    colour: '#3d5afe',
    behind: [ellipse(4, -396, 50, 42)],
    over: [
      'M-158 -190C-180 -300 -112 -398 2 -400C116 -398 180 -300 158 -190C140 -232 70 -268 0 -270C-70 -268 -140 -232 -158 -190Z',
    ],
    folds: [
      curve([
        [-44, -392],
        [4, -378],
        [52, -392],
      ]),
      curve([
        [-140, -240],
        [-60, -320],
        [0, -384],
      ]),
      curve([
        [140, -240],
        [70, -320],
        [10, -384],
      ]),
      curve([
        [-150, -212],
        [0, -292],
        [150, -212],
      ]),
    ],
    reach: 240,
  },
};

/** What a child wears on the head, in the chosen colour if there is one. */
export const wearOf = ({ headwear, cloth }: Pick<DrawnHero, 'headwear' | 'cloth'>): Headwear | undefined =>
  headwear === 'none' ? undefined : { ...headwears[headwear], ...(cloth && { colour: cloth }) };

export function drawHeadwearBehind(wear: Headwear, weights: Weights): Node[] {
  return wear.behind.map((d) =>
    shape(d, { fill: shade(wear.colour, 0.3), stroke: INK, width: weights.inner * 1.3 }),
  );
}

export function drawHeadwearOver(wear: Headwear, weights: Weights): Node[] {
  return wear.over.flatMap((d): Node[] => [
    shape(d, { fill: wear.colour }),
    group(
      [
        shape('M60 -460C150 -380 160 -200 120 80L260 80L260 -460Z', {
          fill: shade(wear.colour, 0.6),
          opacity: 0.4,
        }),
        shape(
          curve([
            [-140, -250],
            [-112, -340],
            [-40, -384],
          ]),
          { stroke: light(wear.colour, 0.6), width: 18, opacity: 0.6 },
        ),
        ...wear.folds.map((fold) => shape(fold, { stroke: INK, width: weights.inner * 0.85, opacity: 0.85 })),
      ],
      { clip: d },
    ),
    shape(d, { stroke: INK, width: weights.inner * 1.3 }),
  ]);
}
