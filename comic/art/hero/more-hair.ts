import { blob, curve, ellipse } from '../../drawing/path.ts';
import type { Point } from '../../drawing/tree.ts';
import { type FirstStyle, hairStyles, isFirstStyle, type Hair } from './hair.ts';
import type { DrawnHero } from '../../hero.ts';
import { cropped, scallop, spiral, tick } from './short-hair.ts';
import { braids, long } from './long-hair.ts';

/** Hair of small children, of school mornings and of festivals, in head units. */

const SIDES = [-1, 1] as const;

/** Shaved to a shadow. */
const shaved: Hair = {
  ...cropped,
  strands: [-96, -48, 0, 48, 96].map((x, i) => tick(x, -340 + Math.abs(x) * 0.3 + (i % 2) * 22)),
  dense: 0.3,
};

/** A toddler's down: fine, thin at the sides, with a curl that stands up. */
const toddlersDown: Hair = {
  behind: [],
  over: [
    'M-134 -262C-128 -346 -66 -394 2 -394C70 -394 130 -344 134 -262C112 -300 78 -322 46 -322C52 -312 52 -302 46 -292C30 -316 6 -326 -22 -322C-70 -318 -112 -300 -134 -262Z',
    'M-22 -378C-40 -412 -12 -446 22 -438C42 -432 42 -408 24 -408C14 -408 14 -420 22 -422C4 -426 0 -400 24 -380Z',
  ],
  strands: [
    curve([
      [-60, -368],
      [-52, -346],
      [-56, -328],
    ]),
    curve([
      [72, -366],
      [70, -346],
      [78, -326],
    ]),
  ],
  shine: curve([
    [-96, -328],
    [-66, -354],
    [-24, -368],
  ]),
  dense: 0.78,
  reach: 214,
};

/** Oiled, parted with a comb, lying flat. */
const oiled: Hair = {
  behind: [],
  over: [
    'M-152 -150C-166 -302 -106 -386 0 -388C106 -386 166 -302 152 -150C148 -188 140 -222 126 -250C112 -284 92 -306 62 -326C22 -286 -52 -258 -122 -252C-138 -220 -148 -186 -152 -150Z',
  ],
  strands: [
    curve([
      [62, -326],
      [60, -356],
      [50, -384],
    ]),
    curve([
      [48, -334],
      [-20, -292],
      [-118, -276],
    ]),
    curve([
      [40, -354],
      [-40, -318],
      [-128, -298],
    ]),
    curve([
      [28, -372],
      [-50, -346],
      [-116, -326],
    ]),
    curve([
      [84, -348],
      [116, -310],
      [134, -252],
    ]),
  ],
  shine: curve([
    [-124, -296],
    [-78, -330],
    [10, -362],
  ]),
  reach: 210,
};

/** Two bunches, tied high at the sides. */
const bunches: Hair = {
  ...braids,
  behind: [braids.behind[0]!, ...SIDES.map((side) => scallop(side * 184, -262, 62, 78, 9, 14))],
  strandsBehind: SIDES.flatMap((side) => [
    curve([
      [side * 158, -292],
      [side * 190, -282],
      [side * 212, -238],
    ]),
    curve([
      [side * 156, -262],
      [side * 178, -246],
      [side * 188, -206],
    ]),
  ]),
  tiesBehind: [],
  ties: SIDES.map((side) => ellipse(side * 147, -290, 13, 24)),
  reach: 246,
};

/** Long and loose, with a band over the crown and a straight fringe. */
const hairband: Hair = {
  ...long,
  over: [
    'M-154 -86C-180 -296 -112 -400 2 -402C116 -400 182 -296 156 -86C150 -150 144 -196 132 -230C100 -220 70 -230 52 -226C30 -222 14 -232 -6 -228C-30 -222 -52 -232 -72 -226C-94 -222 -114 -222 -130 -230C-142 -196 -150 -146 -154 -86Z',
  ],
  strands: [
    ...[-84, -36, 10, 58, 100].map((x) =>
      curve([
        [x * 0.92, -304],
        [x, -272],
        [x * 1.02, -240],
      ]),
    ),
    ...long.strands.slice(2),
  ],
  ties: [
    'M-160 -252C-150 -336 -84 -372 2 -374C88 -372 152 -336 162 -252C156 -244 146 -242 138 -246C126 -312 74 -340 2 -342C-70 -340 -124 -312 -136 -246C-144 -242 -154 -244 -160 -252Z',
  ],
};

/** Ropes of hair that hang to the shoulders. */
const locs: Hair = {
  behind: [
    'M-166 -200C-184 -330 -112 -408 2 -408C116 -408 186 -330 168 -200C180 -140 120 -110 0 -110C-120 -110 -180 -140 -166 -200Z',
    ...SIDES.flatMap((side) =>
      [112, 152, 184].map((x, nth) => rope(side * x, -210 + nth * 14, 26 + nth * 10)),
    ),
  ],
  over: [
    blob(
      [
        [-154, -150],
        [-172, -240],
        [-142, -336],
        [-84, -388],
        [0, -406],
        [84, -388],
        [142, -336],
        [172, -240],
        [154, -150],
        [136, -164],
        [132, -222],
        [112, -236],
        [104, -268],
        [78, -262],
        [58, -286],
        [30, -276],
        [6, -298],
        [-20, -278],
        [-48, -288],
        [-68, -262],
        [-98, -268],
        [-110, -236],
        [-132, -222],
        [-136, -164],
      ],
      1.05,
    ),
    ...SIDES.flatMap((side) => [rope(side * 129, -268, -128), rope(side * 150, -244, -34)]),
  ],
  strands: [-118, -82, -44, -6, 34, 74, 112].flatMap((x) =>
    [-344, -312].map((y) =>
      curve([
        [x * 0.92 - 9, y + Math.abs(x) * 0.34 - 4],
        [x * 0.98, y + Math.abs(x) * 0.34 + 5],
        [x * 1.02 + 9, y + Math.abs(x) * 0.34],
      ]),
    ),
  ),
  strandsBehind: SIDES.flatMap((side) =>
    [152, 184].flatMap((x, nth) =>
      [-96, -52, -8].map((y) =>
        curve([
          [side * x - 14, y + nth * 10],
          [side * x, y + 8 + nth * 10],
          [side * x + 14, y + nth * 10],
        ]),
      ),
    ),
  ),
  shine: curve([
    [-126, -310],
    [-88, -350],
    [-36, -372],
  ]),
  reach: 222,
};

function rope(x: number, top: number, foot: number): string {
  const right: Point[] = [
    [x + 17, top],
    [x + 21, top + 50],
    [x + 17, top + 100],
    [x + 21, top + 150],
    [x + 15, foot],
  ];
  const left = right.map(([at, y]): Point => [2 * x - at, y]).reverse();
  return blob([...right, [x, foot + 17], ...left], 0.9);
}

/** Curls that fall over the shoulders. */
const longCurls: Hair = {
  behind: [
    blob(
      [
        [0, -410],
        [150, -330],
        [196, -250],
        [186, -200],
        [218, -150],
        [196, -100],
        [226, -50],
        [198, 0],
        [206, 46],
        [160, 62],
        [128, 40],
        [96, 64],
        [60, 30],
        [0, 44],
        [-60, 30],
        [-96, 64],
        [-128, 40],
        [-160, 62],
        [-206, 46],
        [-198, 0],
        [-226, -50],
        [-196, -100],
        [-218, -150],
        [-186, -200],
        [-196, -250],
        [-150, -330],
      ],
      1.2,
    ),
  ],
  over: [
    blob(
      [
        [-152, -110],
        [-176, -160],
        [-164, -214],
        [-182, -266],
        [-148, -316],
        [-138, -364],
        [-84, -380],
        [-44, -412],
        [6, -398],
        [54, -414],
        [92, -380],
        [142, -362],
        [150, -314],
        [184, -266],
        [166, -214],
        [178, -160],
        [154, -110],
        [140, -160],
        [146, -206],
        [118, -240],
        [92, -290],
        [40, -318],
        [-10, -300],
        [-56, -256],
        [-112, -236],
        [-142, -206],
        [-136, -160],
      ],
      1.3,
    ),
  ],
  strands: [spiral(-118, -290), spiral(-48, -336), spiral(38, -356), spiral(122, -292)],
  strandsBehind: SIDES.flatMap((side) => [
    spiral(side * 182, -40),
    spiral(side * 168, 26),
    spiral(side * 186, -120),
  ]),
  shine: curve([
    [-134, -310],
    [-92, -352],
    [-36, -382],
  ]),
  reach: 232,
};

const MORE: Record<Exclude<DrawnHero['hairStyle'], FirstStyle>, Hair> = {
  shaved,
  down: toddlersDown,
  oiled,
  bunches,
  hairband,
  locs,
  'long-curls': longCurls,
};

/** The hair of any style, first or newer. */
export const anyStyle = (style: DrawnHero['hairStyle']): Hair =>
  isFirstStyle(style) ? hairStyles[style] : MORE[style];
