import { INK } from '../../drawing/colour.ts';
import { shape } from '../../drawing/tree.ts';
import { armEdge, drawSoftArm, softArm, type SoftArm } from '../cast/limbs.ts';
import type { Prop, DrawProp } from './prop.ts';

/** Tiko's two left arms round a friend. Place them where Tiko is, at the same size, after the friend. */
export const tikoHugs: DrawProp = (ink) =>
  arms(
    [
      softArm(-1, [-215, -400], [-600, -330], { outward: 0, elbow: 40 }),
      softArm(-1, [-245, -250], [-560, -180], { outward: 0, elbow: 40 }),
    ],
    ink,
    '#20c7b5',
    '#6a3fd0',
  );

/** Ghup's right arm round a friend. Place it where Ghup is, at the same size, after the friend. */
export const ghupHugs: DrawProp = (ink) =>
  arms([softArm(1, [380, -400], [720, -300], { outward: 0, elbow: 50 })], ink, '#2b2a8f', '#6f6be0');

function arms(limbs: readonly SoftArm[], ink: number, colour: string, palm: string): Prop {
  return {
    nodes: [
      shape(limbs.map(armEdge).join(''), { fill: INK, stroke: INK, width: ink * 1.8 }),
      ...limbs.flatMap((limb) => drawSoftArm(limb, colour, palm, ink * 0.6)),
    ],
  };
}
