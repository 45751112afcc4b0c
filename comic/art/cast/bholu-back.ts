import { INK, light, shade } from '../../drawing/colour.ts';
import { ellipse, polygon } from '../../drawing/path.ts';
import { bend, edge, tube } from '../../drawing/tube.ts';
import { group, radial, shape, type Node, type Paint } from '../../drawing/tree.ts';
import { drawSoftArm, type SoftArm } from './limbs.ts';

const SKIN = '#57c84d';
const WING = '#ff8a4c';

interface Parts {
  body: string;
  head: string;
  feet: readonly string[];
  horns: readonly string[];
  ears: readonly string[];
  wings: readonly string[];
  arms: readonly SoftArm[];
}

/** Bholu seen from behind: plates down the back, wings over the body, and a tail toward the reader. */
export function bholuFromBehind(
  { body, head, feet, horns, ears, wings, arms }: Parts,
  all: string,
  ink: number,
): Node[] {
  const inner = ink * 0.62;
  const tail = edge(tube(bend([0, -130], [40, 30], [330, -16], 0.7), [96, 70, 26]), 0.5, 0.4);
  const tip = polygon([
    [300, -20],
    [420, -110],
    [440, 30],
    [330, 20],
  ]);
  const skin = (d: string, fill: Paint): Node => shape(d, { fill, stroke: INK, width: inner });
  return [
    shape(ellipse(30, -6, 380, 50), { fill: '#1a0b45', opacity: 0.35 }),
    shape(all + tail + tip, { fill: INK, stroke: INK, width: ink * 1.9 }),
    ...arms.flatMap((limb) => drawSoftArm(limb, SKIN, light(SKIN, 0.22), inner)),
    ...feet.map((d) => skin(d, shade(SKIN, 0.22))),
    skin(body, radial([-110, -420], 480, light(SKIN, 0.3), SKIN, shade(SKIN, 0.38))),
    ...wings.map((d) => skin(d, WING)),
    ...horns.map((d) => skin(d, '#fff0c9')),
    ...ears.map((d) => skin(d, shade(SKIN, 0.1))),
    skin(head, radial([-90, -880], 460, light(SKIN, 0.36), SKIN, shade(SKIN, 0.34))),
    group(
      [
        shape('M150 -1010C250 -860 230 -660 60 -540L400 -540L400 -1010Z', {
          fill: shade(SKIN, 0.8),
          opacity: 0.26,
        }),
      ],
      {
        clip: head,
      },
    ),
    shape(
      ellipse(-120, -860, 24) +
        ellipse(-170, -780, 16) +
        ellipse(120, -900, 18) +
        ellipse(-150, -330, 22) +
        ellipse(150, -260, 18),
      {
        fill: shade(SKIN, 0.3),
        opacity: 0.7,
      },
    ),
    ...(
      [
        [-960, 58],
        [-830, 66],
        [-690, 68],
        [-540, 66],
        [-400, 60],
        [-270, 52],
      ] as const
    ).map(([y, half]) => skin(plate(y, half), WING)),
    skin(tail, SKIN),
    skin(tip, WING),
  ];
}

function plate(y: number, half: number): string {
  return polygon([
    [-half, y],
    [0, y - half * 1.7],
    [half, y],
    [0, y + half * 0.6],
  ]);
}
