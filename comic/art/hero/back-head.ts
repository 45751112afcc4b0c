import type { Hero } from '../../hero.ts';
import { INK, brightness, light, shade } from '../../drawing/colour.ts';
import { boxAround, curve, ellipse, movePath, pathBox } from '../../drawing/path.ts';
import { corners } from '../../drawing/box.ts';
import { group, place, shape, type Node, type Point } from '../../drawing/tree.ts';
import { bodySkin } from './body-skin.ts';
import { earPaths, SKULL } from './drawn-head.ts';
import { hairStyles } from './hair.ts';
import type { Head } from './head.ts';
import { headwears } from './headwear.ts';
import type { Weights } from './limbs.ts';
import { HEAD_HEIGHT } from './skeleton.ts';

/** The same head seen from behind: hair or cloth all round, and the nape. */
export function backOfHead(hero: Hero, front: Head, weights: Weights): Head {
  const back = dressOf(hero, front);
  const skin = bodySkin(hero);
  const { colour, cloth, ears } = back;
  const silhouette = cloth.join('');
  const [x] = front.middle;
  const { y: top } = front.box;
  const over: Node[] = [
    ...ears.map((d) => shape(d, { fill: skin, stroke: INK, width: weights.inner * 1.3 })),
    ...(isWound(hero) ? underTurban(hero, weights) : []),
    shape(silhouette, { fill: INK, stroke: INK, width: weights.inner * 1.5 }),
    shape(silhouette, { fill: colour }),
    group(
      [
        shape(`M${x + 30} ${top - 30}C150 -380 170 -200 110 60L330 60L330 ${top - 30}Z`, {
          fill: shade(colour, 0.55),
          opacity: 0.5,
        }),
        shape(back.shine, { stroke: light(colour, 0.45), width: 20, opacity: 0.5 }),
        shape(back.lines, {
          stroke: brightness(colour) < 0.3 ? light(colour, 0.25) : shade(colour, 0.5),
          width: weights.inner * 0.85,
          opacity: 0.75,
        }),
        ...(back.nape ? nape(x, skin, weights) : []),
      ],
      { clip: silhouette },
    ),
  ];
  const edges = [...cloth, ...ears];
  return {
    ...front,
    behind: [],
    over,
    edges,
    box: boxAround(edges.flatMap((edge) => corners(pathBox(edge)))),
  };
}

interface Back {
  colour: string;
  cloth: readonly string[];
  ears: readonly string[];
  lines: string;
  shine: string;
  /** Whether hair ends above the neck. */
  nape: boolean;
}

function dressOf(hero: Hero, front: Head): Back {
  const [x] = front.middle;
  if (hero.kind === 'photo') {
    const { box } = front;
    const top = Math.max(box.y, -HEAD_HEIGHT);
    const wide = Math.min(WIDEST, Math.max(160, (box.width / 2) * 0.98));
    const hangs = box.y + box.height > LONG;
    const standsOff = box.y < -HEAD_HEIGHT * 1.1 || box.width > WIDEST * 2.2;
    return {
      ...combed(x, top, wide),
      colour: hero.hair,
      cloth: [
        movePath(SKULL, place(x, 0)),
        hairOfPhoto(x, top, wide),
        ...(hangs ? [curtain(front, wide)] : []),
        ...(standsOff ? front.edges.map((edge) => movePath(edge, [-1, 0, 0, 1, 2 * x, 0])) : []),
      ],
      ears: hangs ? [] : [-1, 1].map((side) => ellipse(x + side * wide * 0.94, -124, 24, 34)),
      nape: !hangs,
    };
  }
  const { y: top, height } = front.box;
  const ears = earPaths(0);
  if (hero.headwear !== 'none') {
    const wear = headwears[hero.headwear];
    const wound = isWound(hero);
    return {
      colour: wear.colour,
      cloth: wound ? [...wear.behind, ...wear.over, BACK_OF_TURBAN] : [SKULL, ...wear.behind, ...wear.over],
      ears: hero.headwear === 'patka' ? ears : [],
      lines: (wound ? folds(front) : falls(x, top, height)).join(''),
      shine: line(x, top, height, 170, [
        [-1, 0.34],
        [-0.35, 0.42],
        [0.4, 0.42],
        [1, 0.33],
      ]),
      nape: false,
    };
  }
  const { behind, over } = hairStyles[hero.hairStyle];
  const curled = hero.hairStyle === 'curly' || hero.hairStyle === 'coily';
  const hair = combed(x, top, 152);
  return {
    colour: hero.hair,
    cloth: [SKULL, ...behind, ...over],
    ears,
    shine: hair.shine,
    lines: curled ? curls(x, top) : hero.hairStyle === 'braids' ? parted(x, top) : hair.lines,
    nape: hero.hairStyle !== 'bob' && hero.hairStyle !== 'long',
  };
}

const isWound = (hero: Hero): boolean =>
  hero.kind === 'drawn' && (hero.headwear === 'turban' || hero.headwear === 'patka');

/** Half the width of the roundest head; bunches, buns and great curls stand off it, and are seen as they are in front. */
const WIDEST = 212;

/** A photo whose outline reaches lower than this under the chin shows long hair. */
const LONG = 60;

/** Hair as wide as the photo's, round where a face would be narrow. */
function hairOfPhoto(x: number, top: number, wide: number): string {
  const at = (across: number, y: number): string => `${x + across * wide} ${y}`;
  return (
    `M${at(-0.6, -30)}C${at(-0.84, -62)} ${at(-0.92, -104)} ${at(-0.97, -160)}` +
    `C${at(-1.08, -272)} ${at(-0.76, top)} ${at(-0.1, top)}` +
    `Q${at(0.02, top - 6)} ${at(0.1, top - 16)}Q${at(0.14, top - 4)} ${at(0.24, top + 6)}` +
    `C${at(0.8, top + 14)} ${at(1.08, -272)} ${at(0.97, -160)}` +
    `C${at(0.92, -104)} ${at(0.84, -62)} ${at(0.6, -30)}Z`
  );
}

/** Long hair over the back, in three locks; drawn the same way round as the hair, or there would be holes where both lie. */
function curtain({ middle: [x], box }: Head, wide: number): string {
  const foot = Math.min(170, box.y + box.height);
  const at = (across: number, y: number): string => `${x - across * wide} ${y}`;
  return (
    `M${at(-0.97, -170)}C${at(-1.02, -60)} ${at(-0.94, foot - 60)} ${at(-0.72, foot - 14)}` +
    `Q${at(-0.5, foot - 40)} ${at(-0.32, foot - 26)}Q${at(-0.1, foot + 12)} ${at(0.1, foot)}` +
    `Q${at(0.26, foot - 30)} ${at(0.42, foot - 34)}Q${at(0.6, foot - 10)} ${at(0.76, foot - 24)}` +
    `C${at(0.94, foot - 70)} ${at(1.02, -60)} ${at(0.97, -170)}Z`
  );
}

/** A line through points given as shares of half the width and of the height from the top. */
function line(
  x: number,
  top: number,
  height: number,
  wide: number,
  points: readonly (readonly [number, number])[],
): string {
  return curve(points.map(([across, down]): Point => [x + across * wide, top + down * height]));
}

/** Hair that turns round a whorl and falls to the neck, in strands of uneven length. */
function combed(x: number, top: number, wide: number): { lines: string; shine: string } {
  const drawn = (points: readonly (readonly [number, number])[]): string => line(x, top, -top, wide, points);
  const strands = [
    [
      [0.05, 0.2],
      [0.09, 0.18],
      [0.12, 0.21],
      [0.06, 0.24],
      [-0.01, 0.21],
      [0.01, 0.14],
      [0.12, 0.12],
      [0.22, 0.17],
    ],
    [
      [-0.1, 0.18],
      [-0.52, 0.26],
      [-0.76, 0.5],
    ],
    [
      [-0.06, 0.26],
      [-0.38, 0.38],
      [-0.5, 0.6],
    ],
    [
      [0.24, 0.2],
      [0.58, 0.28],
      [0.78, 0.5],
    ],
    [
      [0.18, 0.27],
      [0.42, 0.42],
      [0.5, 0.66],
    ],
    [
      [0.02, 0.3],
      [-0.12, 0.46],
      [-0.16, 0.66],
    ],
    [
      [0.12, 0.3],
      [0.17, 0.46],
      [0.18, 0.58],
    ],
    [
      [-0.3, 0.62],
      [-0.34, 0.72],
      [-0.3, 0.82],
    ],
    [
      [-0.68, 0.58],
      [-0.66, 0.68],
      [-0.58, 0.77],
    ],
    [
      [0.34, 0.68],
      [0.36, 0.76],
      [0.32, 0.84],
    ],
    [
      [0.7, 0.6],
      [0.68, 0.7],
      [0.6, 0.79],
    ],
    [
      [0.02, 0.7],
      [0.01, 0.77],
      [0.03, 0.85],
    ],
  ] as const;
  const gleam = drawn([
    [-0.8, 0.32],
    [-0.62, 0.16],
    [-0.26, 0.06],
  ]);
  return { lines: strands.map(drawn).join(''), shine: gleam };
}

/** A parting down the middle, hair drawn to both sides. */
function parted(x: number, top: number): string {
  const sides = [-1, 1].flatMap((side) =>
    [0.2, 0.42, 0.62].map((down, i) =>
      line(x, top, -top, 152, [
        [side * (0.22 + 0.08 * i), down + side * 0.02],
        [side * 0.56, down + 0.1],
        [side * 0.84, down + 0.26],
      ]),
    ),
  );
  return [`M${x} ${top + 16}Q${x + 5} ${top / 2} ${x} -40`, ...sides].join('');
}

/** Curls here and there, in shares of half the width and of the height. */
const CURLS: readonly Point[] = [
  [-0.2, 0.12],
  [0.34, 0.15],
  [-0.62, 0.27],
  [0.06, 0.28],
  [0.7, 0.33],
  [-0.3, 0.42],
  [0.36, 0.44],
  [-0.78, 0.52],
  [0.02, 0.57],
  [0.74, 0.6],
  [-0.44, 0.66],
  [0.38, 0.7],
  [-0.06, 0.78],
];

function curls(x: number, top: number): string {
  return CURLS.map(([across, down], i) => {
    const [cx, cy, r] = [x + across * 152, top - top * down, 14 + (i % 3) * 3];
    return curve([
      [cx - r, cy + r * 0.6],
      [cx - r * 0.8, cy - r * 0.8],
      [cx + r * 0.6, cy - r],
      [cx + r, cy + r * 0.2],
      [cx + r * 0.2, cy + r * 0.9],
      [cx - r * 0.2, cy + r * 0.2],
    ]);
  }).join('');
}

/** Skin under the hair's uneven edge, in its shadow above. */
function nape(x: number, skin: string, weights: Weights): Node[] {
  const hem =
    `M${x - 130} -74C${x - 112} -46 ${x - 96} -36 ${x - 78} -36Q${x - 66} -22 ${x - 50} -14Q${x - 48} -26 ${x - 40} -31` +
    `Q${x - 26} -18 ${x - 4} -6Q${x} -20 ${x + 8} -28Q${x + 26} -20 ${x + 46} -12Q${x + 50} -26 ${x + 60} -34` +
    `C${x + 92} -34 ${x + 112} -46 ${x + 130} -74`;
  const neck = `${hem}L${x + 130} 40L${x - 130} 40Z`;
  return [
    shape(neck, { fill: skin }),
    group([shape(hem, { stroke: shade(skin, 0.4), width: 34, opacity: 0.6 })], { clip: neck }),
    shape(hem, { stroke: INK, width: weights.inner }),
  ];
}

/** The cloth comes lower at the back than over the brow. */
const BACK_OF_TURBAN = ellipse(6, -262, 168, 104);

/** Hair and nape below the cloth. */
function underTurban(hero: Hero, weights: Weights): Node[] {
  return [
    shape(SKULL, { fill: hero.hair, stroke: INK, width: weights.inner * 1.5 }),
    group(nape(0, hero.skin, weights), { clip: SKULL }),
  ];
}

/** A turban is wound: its folds rise from both sides and cross at the back. */
function folds({ middle: [x], box: { y: top, height } }: Head): string[] {
  return [0.02, 0.12, 0.22, 0.32, 0.42].map((share, i) => {
    const side = i % 2 ? 1 : -1;
    return curve([
      [x - side * 230, top + height * (share + 0.2)],
      [x - side * 60, top + height * (share + 0.06)],
      [x + side * 120, top + height * (share - 0.06)],
    ]);
  });
}

/** The folds of a hijab, from the crown. */
function falls(x: number, top: number, height: number): string[] {
  return [-138, -100, -64, -30, 4, 40, 74, 110, 142].map((foot, i) =>
    curve([
      [x + foot * 0.2, top + height * (0.05 + (i % 3) * 0.02)],
      [x + foot * 0.96, top + height * 0.36],
      [x + foot * 0.94, top + height * (0.56 + (i % 3) * 0.12)],
    ]),
  );
}
