import { blob, curve } from '../../drawing/path.ts';
import type { Point } from '../../drawing/tree.ts';
import type { Hair } from './hair.ts';

/** Hair that ends above the shoulders, in head units. */

export const short: Hair = {
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
};

export const curly: Hair = {
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
};

/** Combed over from a straight parting at the viewer's right. */
export const sideParting: Hair = {
  behind: [],
  over: [
    'M-151 -146C-180 -250 -162 -352 -84 -384C-30 -412 66 -416 112 -378C164 -338 174 -240 151 -146C147 -178 143 -208 134 -236C124 -268 108 -292 92 -312C70 -276 10 -246 -74 -238C-96 -236 -112 -238 -124 -242C-136 -214 -146 -182 -151 -146Z',
  ],
  strands: [
    curve([
      [92, -312],
      [84, -350],
      [64, -394],
    ]),
    curve([
      [78, -330],
      [10, -286],
      [-90, -276],
    ]),
    curve([
      [62, -356],
      [-20, -320],
      [-128, -308],
    ]),
    curve([
      [118, -352],
      [142, -300],
      [144, -232],
    ]),
  ],
  shine: curve([
    [-118, -326],
    [-70, -360],
    [-4, -380],
  ]),
  reach: 214,
};

/** A few millimetres all round. */
export const cropped: Hair = {
  behind: [],
  over: [
    'M-153 -164C-168 -306 -98 -386 0 -386C98 -386 168 -306 153 -164C148 -190 144 -206 138 -218C134 -252 124 -272 108 -284C72 -302 36 -306 0 -306C-36 -306 -72 -302 -108 -284C-124 -272 -134 -252 -138 -218C-144 -206 -148 -190 -153 -164Z',
  ],
  strands: [-112, -74, -36, 2, 40, 78, 114].flatMap((x, i) => {
    const y = -352 + Math.abs(x) * 0.28;
    return [tick(x, y), tick(x + (i % 2 ? 14 : -12), y + 26)];
  }),
  shine: curve([
    [-116, -318],
    [-84, -346],
    [-40, -362],
  ]),
  dense: 0.82,
  reach: 208,
};

/** A round crown of tight coils. */
export const coily: Hair = {
  behind: [scallop(0, -250, 206, 178, 26, 15)],
  over: [coilyFringe()],
  strands: [
    [-128, -276],
    [-150, -330],
    [-98, -326],
    [-112, -378],
    [-58, -360],
    [-66, -306],
    [-20, -392],
    [-22, -334],
    [20, -298],
    [34, -370],
    [62, -326],
    [88, -382],
    [104, -300],
    [120, -346],
    [150, -286],
  ].map(([x = 0, y = 0]) => coil(x, y)),
  shine: curve([
    [-138, -334],
    [-92, -386],
    [-30, -408],
  ]),
  reach: 240,
};

export function tick(x: number, y: number): string {
  return curve([
    [x, y],
    [x * 1.03, y + 5],
    [x * 1.06, y + 12],
  ]);
}

function coil(x: number, y: number): string {
  const points: Point[] = Array.from({ length: 7 }, (_, i) => {
    const angle = Math.PI * (0.9 + i * 0.27);
    const reach = 14 - i * 1.1;
    return [x + Math.cos(angle) * reach, y + Math.sin(angle) * reach];
  });
  return curve(points);
}

/** Bumps over the crown and, smaller, along the brow. */
function coilyFringe(): string {
  const crown: Point[] = Array.from({ length: 33 }, (_, i) => {
    const angle = Math.PI * (0.9 + (i / 32) * 1.2);
    const reach = i % 2 ? 1.045 : 0.975;
    return [Math.cos(angle) * 196 * reach, -250 + Math.sin(angle) * 166 * reach];
  });
  const brow: Point[] = Array.from({ length: 17 }, (_, i) => {
    const angle = -Math.PI * (0.06 + (i / 16) * 0.88);
    const reach = i % 2 ? 0.94 : 1.03;
    return [Math.cos(angle) * 136 * reach, -206 + Math.sin(angle) * 66 * reach];
  });
  return blob([...crown, ...brow], 1.2);
}

export function scallop(cx: number, cy: number, rx: number, ry: number, count: number, bump: number): string {
  const points: Point[] = Array.from({ length: count * 2 }, (_, i) => {
    const a = (i / (count * 2)) * Math.PI * 2;
    const grow = i % 2 ? bump : 0;
    return [cx + Math.cos(a) * (rx + grow - 14), cy + Math.sin(a) * (ry + grow - 14)];
  });
  return blob(points, 1.3);
}

export function spiral(x: number, y: number): string {
  const points: Point[] = Array.from({ length: 9 }, (_, i) => {
    const a = Math.PI * (0.9 + i * 0.19);
    const reach = 21 - i * 1.6;
    return [x + Math.cos(a) * reach, y + Math.sin(a) * reach];
  });
  return curve(points);
}
