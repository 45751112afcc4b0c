import { curve, ellipse } from '../../drawing/path.ts';
import { group, linear, place, radial, shape, type Node } from '../../drawing/tree.ts';
import { bend, edge, tube } from '../../drawing/tube.ts';
import { guardianHead } from './guardian.ts';
import type { DrawProp } from './prop.ts';

const GOLD = '#d98a3c';

const TORSO = edge(tube(bend([-130, 190], [-40, 60], [120, -60], 0.5), [86, 112, 118]), 0.9, 0.9);
const TAIL = edge(
  tube(
    [
      [-150, 210],
      [-300, 250],
      [-420, 180],
      [-470, 60],
      [-420, -50],
      [-330, -60],
      [-300, 10],
    ],
    [40, 36, 32, 30, 28, 26, 24],
  ),
  0.5,
  1,
);
/** The arm that reaches ahead, and the one that holds the mace behind. */
const ARMS = [
  edge(tube(bend([150, -30], [330, -10], [560, -110], 0.5), [56, 48, 36]), 0.9, 0.9),
  edge(tube(bend([60, -90], [-70, -170], [-170, -110], 0.5), [54, 48, 40]), 0.9, 0.9),
];
const HANDS = [ellipse(584, -122, 40, 34), ellipse(-180, -104, 40, 38)];
const MACE = 'M-196 -96L-330 -330L-290 -352L-164 -120Z';
const MACE_HEAD = ellipse(-338, -388, 92, 92) + ellipse(-372, -470, 22, 30);
const LEGS = [
  edge(tube(bend([-60, 200], [110, 250], [70, 390], 0.5), [92, 84, 56]), 0.9, 0.9),
  edge(tube(bend([-150, 190], [-280, 330], [-460, 400], 0.5), [90, 76, 50]), 0.9, 0.9),
];
const FEET = [ellipse(108, 420, 74, 34), ellipse(-500, 418, 34, 70)];
const SASH =
  curve([
    [-190, 120],
    [-110, 170],
    [-20, 240],
  ]) +
  curve([
    [-210, 150],
    [-330, 120],
    [-420, 200],
  ]);

/** Hanuman in mid-leap, as the clouds show him to those who look up: one arm ahead, the mace behind, the tail a curl. */
export const guardianLeaping: DrawProp = (ink) => {
  const fill = linear([0, -500], [0, 500], '#ffffff', '#fff0c2', '#ffd79a');
  const drawn = (d: string): Node => shape(d, { fill, stroke: GOLD, width: ink * 1.4 });
  return {
    nodes: [
      shape(ellipse(0, -20, 720), {
        fill: radial(
          [0, -20],
          720,
          { at: 0, colour: '#fffbe0', opacity: 0.9 },
          { at: 1, colour: '#fff1b8', opacity: 0 },
        ),
      }),
      ...[TAIL, MACE, MACE_HEAD, ARMS[1]!, HANDS[1]!, LEGS[1]!, FEET[1]!, LEGS[0]!, FEET[0]!, TORSO].map(
        drawn,
      ),
      shape(SASH, { stroke: GOLD, width: ink }),
      group(guardianHead(fill, GOLD, ink), { matrix: place(176, -104, 14, 1, 1) }),
      ...[ARMS[0]!, HANDS[0]!].map(drawn),
    ],
  };
};
