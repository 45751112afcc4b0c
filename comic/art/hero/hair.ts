import type { DrawnHero } from '../../hero.ts';
import { INK, brightness, light, shade } from '../../drawing/colour.ts';
import { blob, curve, ellipse } from '../../drawing/path.ts';
import { group, shape, type Node, type Point } from '../../drawing/tree.ts';
import type { Weights } from './limbs.ts';

/** Hair in head units: what hangs behind the head, and what lies over it. */
export interface Hair {
  behind: readonly string[];
  over: readonly string[];
  strands: readonly string[];
  /** Lines on what hangs behind. */
  strandsBehind?: readonly string[];
  shine: string;
  ties?: readonly string[];
  /** Ties on what hangs behind. */
  tiesBehind?: readonly string[];
  /** How far the hair reaches from (0, −190): what a helmet has to enclose. */
  reach: number;
}

const CAP = 'M-158 -150C-176 -300 -112 -398 4 -400C122 -398 178 -300 158 -150';

export const hairStyles: Record<DrawnHero['hairStyle'], Hair> = {
  short: {
    behind: [],
    over: [
      'M-152 -140C-180 -230 -170 -330 -104 -372C-96 -392 -66 -404 -44 -396C-14 -422 42 -420 60 -402C104 -404 134 -376 138 -352C172 -318 176 -220 152 -140C146 -168 140 -196 132 -214C124 -236 116 -248 110 -262C96 -240 82 -232 66 -226C70 -242 68 -252 66 -262C40 -236 4 -228 -28 -230C-20 -240 -16 -250 -16 -262C-48 -238 -92 -232 -112 -236C-128 -212 -142 -180 -152 -140Z',
    ],
    strands: [
      curve([
        [-60, -380],
        [-30, -340],
        [-16, -300],
      ]),
      curve([
        [50, -392],
        [66, -340],
        [70, -296],
      ]),
      curve([
        [-122, -330],
        [-118, -296],
        [-112, -264],
      ]),
    ],
    shine: curve([
      [-112, -318],
      [-70, -354],
      [-14, -364],
    ]),
    reach: 214,
  },
  curly: {
    behind: [scallop(0, -262, 178, 150, 15, 28)],
    over: [
      blob(
        [
          [-160, -170],
          [-186, -214],
          [-172, -262],
          [-184, -306],
          [-140, -336],
          [-130, -380],
          [-76, -384],
          [-44, -416],
          [4, -400],
          [50, -418],
          [84, -384],
          [132, -380],
          [142, -334],
          [184, -306],
          [172, -262],
          [186, -214],
          [160, -170],
          [136, -214],
          [110, -228],
          [92, -262],
          [56, -244],
          [26, -262],
          [-6, -240],
          [-40, -260],
          [-70, -238],
          [-104, -246],
          [-130, -212],
        ],
        1.35,
      ),
    ],
    strands: [
      spiral(-112, -300),
      spiral(-30, -348),
      spiral(64, -340),
      spiral(126, -284),
      spiral(-64, -282),
      spiral(20, -296),
    ],
    shine: curve([
      [-130, -322],
      [-84, -362],
      [-30, -384],
    ]),
    reach: 228,
  },
  bob: {
    behind: [
      'M-168 -190C-186 -320 -112 -406 2 -406C116 -406 190 -320 170 -190C180 -120 184 -60 164 -26C120 -10 60 -30 0 -30C-60 -30 -120 -10 -164 -26C-184 -60 -178 -120 -168 -190Z',
    ],
    over: [
      'M-156 -120C-178 -300 -112 -400 2 -402C118 -400 178 -300 158 -120C172 -70 166 -40 160 -24C142 -28 128 -40 124 -58C140 -110 138 -168 124 -226C84 -222 40 -226 24 -236C-20 -222 -84 -220 -124 -226C-138 -168 -140 -110 -124 -58C-128 -40 -142 -28 -158 -24C-168 -50 -170 -80 -156 -120Z',
    ],
    strands: [
      curve([
        [24, -396],
        [30, -320],
        [24, -240],
      ]),
      curve([
        [-64, -380],
        [-70, -310],
        [-62, -232],
      ]),
      curve([
        [98, -360],
        [108, -300],
        [100, -232],
      ]),
      curve([
        [-144, -160],
        [-152, -110],
        [-146, -50],
      ]),
    ],
    shine: curve([
      [-122, -306],
      [-78, -342],
      [-20, -352],
    ]),
    reach: 222,
  },
  braids: {
    behind: [
      'M-160 -170C-180 -310 -112 -402 0 -404C112 -402 180 -310 160 -170C150 -120 120 -110 0 -110C-120 -110 -150 -120 -160 -170Z',
      braid(-1),
      braid(1),
    ],
    over: [
      'M-152 -130C-178 -296 -112 -398 0 -400C112 -398 178 -296 152 -130C146 -196 118 -262 0 -318C-118 -262 -146 -196 -152 -130Z',
    ],
    strands: [
      curve([
        [0, -398],
        [2, -360],
        [0, -322],
      ]),
      curve([
        [-40, -384],
        [-104, -318],
        [-140, -220],
      ]),
      curve([
        [40, -384],
        [104, -318],
        [140, -220],
      ]),
    ],
    strandsBehind: [...braidLines(-1), ...braidLines(1)],
    shine: curve([
      [-126, -296],
      [-92, -340],
      [-44, -366],
    ]),
    tiesBehind: [ellipse(-176, 28, 23, 15), ellipse(176, 28, 23, 15)],
    reach: 218,
  },
  bun: {
    behind: [ellipse(76, -386, 62, 54), `${CAP}C150 -110 120 -96 0 -96C-120 -96 -150 -110 -158 -150Z`],
    over: [
      'M-152 -128C-180 -296 -112 -398 2 -400C116 -398 180 -296 152 -128C144 -190 132 -226 108 -252C62 -244 -28 -262 -64 -318C-84 -270 -130 -220 -152 -128Z',
    ],
    strands: [
      curve([
        [-60, -322],
        [-30, -360],
        [0, -396],
      ]),
      curve([
        [-40, -300],
        [30, -330],
        [60, -386],
      ]),
      curve([
        [52, -412],
        [88, -422],
        [116, -398],
      ]),
      curve([
        [60, -392],
        [90, -400],
        [110, -380],
      ]),
    ],
    shine: curve([
      [-124, -300],
      [-96, -336],
      [-64, -360],
    ]),
    ties: [
      'M28 -396C56 -390 92 -368 112 -344C104 -332 96 -330 88 -336C70 -356 46 -372 24 -378C20 -386 22 -394 28 -396Z',
    ],
    reach: 240,
  },
  long: {
    behind: [
      'M-166 -190C-184 -320 -112 -408 2 -408C116 -408 186 -320 168 -190C186 -100 204 -20 190 56C150 84 110 40 60 46C20 50 -20 50 -60 46C-110 40 -150 84 -190 56C-204 -20 -184 -100 -166 -190Z',
    ],
    over: [
      'M-154 -96C-180 -296 -112 -400 2 -402C116 -400 182 -296 156 -96C146 -176 132 -218 104 -256C40 -252 -30 -286 -56 -334C-80 -270 -132 -206 -154 -96Z',
    ],
    strands: [
      curve([
        [-52, -336],
        [-30, -370],
        [6, -396],
      ]),
      curve([
        [-26, -312],
        [52, -320],
        [96, -350],
      ]),
      curve([
        [-170, -80],
        [-184, -20],
        [-172, 40],
      ]),
      curve([
        [172, -80],
        [184, -20],
        [174, 40],
      ]),
    ],
    shine: curve([
      [-128, -286],
      [-98, -330],
      [-62, -356],
    ]),
    reach: 220,
  },
};

export function drawHairBehind(hair: Hair, colour: string, weights: Weights): Node[] {
  return [
    ...hair.behind.map((d) =>
      shape(d, { fill: shade(colour, 0.4), stroke: INK, width: weights.inner * 1.3 }),
    ),
    ...(hair.strandsBehind ?? []).map((d) =>
      shape(d, { stroke: light(colour, 0.3), width: weights.inner * 0.8, opacity: 0.7 }),
    ),
    ...ties(hair.tiesBehind, weights),
  ];
}

export function drawHairOver(hair: Hair, colour: string, weights: Weights): Node[] {
  return [
    ...hair.over.flatMap((d): Node[] => [
      shape(d, { fill: colour }),
      group(
        [
          shape('M40 -420C120 -380 150 -280 130 -120L220 -120L220 -420Z', {
            fill: shade(colour, 0.5),
            opacity: 0.5,
          }),
          shape(hair.shine, { stroke: light(colour, 0.45), width: 20, opacity: 0.6 }),
        ],
        { clip: d },
      ),
      shape(d, { stroke: INK, width: weights.inner * 1.3 }),
    ]),
    ...hair.strands.map((d) =>
      shape(d, {
        stroke: brightness(colour) < 0.3 ? light(colour, 0.3) : INK,
        width: weights.inner * 0.75,
        opacity: 0.7,
      }),
    ),
    ...ties(hair.ties, weights),
  ];
}

function ties(paths: readonly string[] | undefined, weights: Weights): Node[] {
  return (paths ?? []).map((d) => shape(d, { fill: '#ff5a4e', stroke: INK, width: weights.inner }));
}

function scallop(cx: number, cy: number, rx: number, ry: number, count: number, bump: number): string {
  const points: Point[] = Array.from({ length: count * 2 }, (_, i) => {
    const a = (i / (count * 2)) * Math.PI * 2;
    const grow = i % 2 ? bump : 0;
    return [cx + Math.cos(a) * (rx + grow - 14), cy + Math.sin(a) * (ry + grow - 14)];
  });
  return blob(points, 1.3);
}

function spiral(x: number, y: number): string {
  const points: Point[] = Array.from({ length: 9 }, (_, i) => {
    const a = Math.PI * (0.9 + i * 0.19);
    const reach = 21 - i * 1.6;
    return [x + Math.cos(a) * reach, y + Math.sin(a) * reach];
  });
  return curve(points);
}

function braid(side: number): string {
  const points: Point[] = [
    [132, -120],
    [172, -112],
    [190, -84],
    [180, -62],
    [196, -38],
    [184, -14],
    [192, 8],
    [188, 42],
    [196, 84],
    [176, 96],
    [160, 82],
    [162, 40],
    [150, 8],
    [158, -14],
    [146, -38],
    [154, -62],
    [138, -86],
  ];
  return blob(
    points.map(([x, y]) => [x * side, y] as const),
    0.9,
  );
}

function braidLines(side: number): string[] {
  return [-62, -14].map((y) =>
    curve([
      [side * 156, y - 2],
      [side * 170, y + 8],
      [side * 182, y - 2],
    ]),
  );
}
