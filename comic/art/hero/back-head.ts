import type { DrawnHero, Hero } from '../../hero.ts';
import { INK, brightness, light, shade } from '../../drawing/colour.ts';
import { boxAround, curve, ellipse, pathBox } from '../../drawing/path.ts';
import { corners } from '../../drawing/box.ts';
import { group, shape, type Node, type Point } from '../../drawing/tree.ts';
import { bodySkin } from './body-skin.ts';
import { hangingCloth, woundCloth } from './cloth-of-photo.ts';
import { earPaths, SKULL } from './drawn-head.ts';
import { hairFromBehind } from './hair-of-photo.ts';
import { hairStyles } from './hair.ts';
import type { Head } from './head.ts';
import { headwears } from './headwear.ts';
import type { Weights } from './limbs.ts';

/** The same head seen from behind: hair or cloth all round, and the nape. */
export function backOfHead(hero: Hero, front: Head, weights: Weights): Head {
  const back = dressOf(hero, front);
  const skin = bodySkin(hero);
  const { colour, cloth, ears, below } = back;
  const silhouette = cloth.join('');
  const [x] = front.middle;
  const { y: top } = pathBox(silhouette);
  const over: Node[] = [
    ...ears.map((d) => shape(d, { fill: skin, stroke: INK, width: weights.inner * 1.3 })),
    ...(below ? underTurban(below, x, hero.hair, skin, weights) : []),
    shape(silhouette, { fill: INK, stroke: INK, width: weights.inner * 1.5 }),
    shape(silhouette, { fill: colour }),
    group(
      [
        ...(back.combing ?? linedAndLit(back, x, top, weights)),
        ...(back.nape ? nape(x, skin, weights, back.combing ? 0.2 : 0.4) : []),
      ],
      { clip: silhouette },
    ),
  ];
  const edges = [...cloth, ...ears, ...(hero.kind === 'photo' && below ? [below] : [])];
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
  /** A photo's hair, instead of lines and shine. */
  combing?: readonly Node[];
  cloth: readonly string[];
  ears: readonly string[];
  lines: string;
  shine: string;
  /** Whether hair ends above the neck. */
  nape: boolean;
  /** The head that shows below cloth. */
  below?: string;
}

/** Shaded at the right, with a gleam at the left and lines. */
function linedAndLit({ colour, lines, shine }: Back, x: number, top: number, weights: Weights): Node[] {
  return [
    shape(`M${x + 30} ${top - 30}C150 -380 170 -200 110 60L330 60L330 ${top - 30}Z`, {
      fill: shade(colour, 0.55),
      opacity: 0.5,
    }),
    shape(shine, { stroke: light(colour, 0.45), width: 20, opacity: 0.5 }),
    shape(lines, {
      stroke: brightness(colour) < 0.3 ? light(colour, 0.25) : shade(colour, 0.5),
      width: weights.inner * 0.85,
      opacity: 0.75,
    }),
  ];
}

function dressOf(hero: Hero, front: Head): Back {
  const [x] = front.middle;
  if (hero.kind === 'photo') {
    const { box } = front;
    if (hero.cloth) {
      const { colour, hangs } = hero.cloth;
      if (hangs) return { ...hangingCloth(front), colour, nape: false };
      const lines = folds(front).join('');
      return { ...woundCloth(front), colour, lines, shine: gleam(x, box.y, box.height), nape: false };
    }
    const { hair, ears, hangs, bald, combing } = hairFromBehind(hero, front);
    const head = { cloth: [hair], ears, shine: shineOfHair(x, box.y, box.width / 2), lines: '' };
    if (bald) return { ...head, colour: bodySkin(hero), nape: false };
    return { ...head, combing, colour: hero.hair, nape: !hangs };
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
      shine: gleam(x, top, height),
      nape: false,
      ...(wound ? { below: SKULL } : {}),
    };
  }
  const { behind, over } = hairStyles[hero.hairStyle];
  const curled = hero.hairStyle === 'curly' || hero.hairStyle === 'coily';
  return {
    colour: hero.hair,
    cloth: [SKULL, ...behind, ...over],
    ears,
    shine: shineOfHair(x, top, HALF),
    lines: curled ? curls(x, top) : hero.hairStyle === 'braids' ? parted(x, top) : combed(x, top),
    nape: hero.hairStyle !== 'bob' && hero.hairStyle !== 'long',
  };
}

const isWound = (hero: DrawnHero): boolean => hero.headwear === 'turban' || hero.headwear === 'patka';

/** Half the width of a drawn head's hair. */
const HALF = 152;

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
function combed(x: number, top: number): string {
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
  return strands.map((points) => line(x, top, -top, HALF, points)).join('');
}

function shineOfHair(x: number, top: number, wide: number): string {
  return line(x, top, -top, wide, [
    [-0.8, 0.32],
    [-0.62, 0.16],
    [-0.26, 0.06],
  ]);
}

/** A parting down the middle, hair drawn to both sides. */
function parted(x: number, top: number): string {
  const sides = [-1, 1].flatMap((side) =>
    [0.2, 0.42, 0.62].map((down, i) =>
      line(x, top, -top, HALF, [
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
    const [cx, cy, r] = [x + across * HALF, top - top * down, 14 + (i % 3) * 3];
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
function nape(x: number, skin: string, weights: Weights, shadow = 0.4): Node[] {
  const hem =
    `M${x - 130} -74C${x - 112} -46 ${x - 96} -36 ${x - 78} -36Q${x - 66} -22 ${x - 50} -14Q${x - 48} -26 ${x - 40} -31` +
    `Q${x - 26} -18 ${x - 4} -6Q${x} -20 ${x + 8} -28Q${x + 26} -20 ${x + 46} -12Q${x + 50} -26 ${x + 60} -34` +
    `C${x + 92} -34 ${x + 112} -46 ${x + 130} -74`;
  const neck = `${hem}L${x + 130} 40L${x - 130} 40Z`;
  return [
    shape(neck, { fill: skin }),
    group([shape(hem, { stroke: shade(skin, shadow), width: 34, opacity: 0.6 })], { clip: neck }),
    shape(hem, { stroke: INK, width: weights.inner }),
  ];
}

/** The cloth comes lower at the back than over the brow. */
const BACK_OF_TURBAN = ellipse(6, -262, 168, 104);

/** Hair and nape below the cloth. */
function underTurban(skull: string, x: number, hair: string, skin: string, weights: Weights): Node[] {
  return [
    shape(skull, { fill: hair, stroke: INK, width: weights.inner * 1.5 }),
    group(nape(x, skin, weights), { clip: skull }),
  ];
}

/** The gleam on cloth. */
const gleam = (x: number, top: number, height: number): string =>
  line(x, top, height, 170, [
    [-1, 0.34],
    [-0.35, 0.42],
    [0.4, 0.42],
    [1, 0.33],
  ]);

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
