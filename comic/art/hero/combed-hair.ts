import { INK, mix } from '../../drawing/colour.ts';
import { at, curveTail, rect } from '../../drawing/path.ts';
import { linear, shape, type Box, type Node, type Paint, type Point } from '../../drawing/tree.ts';

const SHADOW = '#2a0f4a';

/** The colour of a photo's hair in a darker, a middle and a lighter tone. */
interface HairTones {
  dark: string;
  colour: string;
  pale: string;
}

/**
 * Hair that falls from the crown, seen from behind: locks over deep shadow, a lit band across, and shade at
 * the right as in front.
 */
export function combedHair(box: Box, { dark, colour, pale }: HairTones): Node[] {
  const { x, y, width, height } = box;
  const deep = mix(dark, INK, 0.5);
  const down = (...colours: string[]): Paint =>
    linear([x + width * 0.33, y], [x + width * 0.3, y + height], ...colours);
  const lit = down(
    mix(colour, pale, 0.3),
    pale,
    mix(colour, pale, 0.8),
    mix(colour, pale, 0.6),
    mix(dark, colour, 0.75),
  );
  const all = rect(x - 9, y - 9, width + 18, height + 70);
  const locks = (shapes: readonly Lock[], fill: Paint, opacity = 1): Node =>
    shape(shapes.map((lock) => outline(box, lock)).join(''), { fill, opacity });
  const layer = (shapes: readonly Lock[]): Node[] => {
    const beside = shapes.map(([u, wide, from, to]): Lock => [u + 0.04, wide, from + 0.16, to + 0.03]);
    const edge = shapes.map(([u, wide, from, to]): Lock => [u + wide * 0.5, wide * 0.36, from + 0.24, to]);
    const strand = shapes.map(([u, wide, from, to]): Lock => [u - wide * 0.2, 0.009, from + 0.06, to - 0.2]);
    return [locks(beside, deep, 0.7), locks(shapes, lit), locks(edge, dark, 0.5), locks(strand, deep, 0.7)];
  };
  return [
    shape(all, { fill: down(colour, mix(dark, colour, 0.4), deep) }),
    ...layer(UNDER),
    ...layer(OVER),
    locks(SHEEN, mix(pale, '#ffffff', 0.2), 0.85),
    shape(all, {
      fill: linear(
        [x + width * 0.62, y],
        [x + width, y],
        { at: 0, colour: SHADOW, opacity: 0 },
        { at: 1, colour: SHADOW, opacity: 0.34 },
      ),
    }),
  ];
}

/**
 * A lock: its position across, from −1 to 1; its width; and the stretch where it is seen, between the whorl
 * (0) and the tips (1).
 */
type Lock = readonly [u: number, wide: number, from: number, to: number];

/** How a lock swells on its way: pairs of position and width, both in shares. */
const BELLY = [
  [0, 0],
  [0.16, 0.8],
  [0.4, 1],
  [0.7, 0.7],
  [1, 0],
] as const;

function outline(box: Box, [u, wide, from, to]: Lock): string {
  const side = (bend: number): Point[] =>
    BELLY.map(([share, belly]) => onItsWay(box, u + bend * wide * belly, from + share * (to - from)));
  const left = side(-1);
  return `M${at(left[0]!)}${curveTail(left, false)}${curveTail(side(1).reverse(), false)}Z`;
}

/**
 * A point on the way of combed hair, which runs from the crown over the round of the head and in to the nape,
 * in slight waves.
 */
function onItsWay({ x, y, width, height }: Box, u: number, t: number): Point {
  const s = 1 - t;
  const out = Math.abs(u);
  const [a, b, c, d] = [s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t];
  const across = a * (0.08 + 0.3 * u) + b * (0.06 + 0.85 * u) + c * (1.14 * u - 0.04) + d * (0.74 * u + 0.04);
  const down = a * (0.12 * out - 0.05) + b * (0.16 - 0.14 * out) + c * (0.56 - 0.16 * out) + d;
  const wave = 0.035 * t * Math.sin(7 * t + 4 * u);
  return [x + ((1 + across + wave) * width) / 2, y + down * height];
}

const UNDER: readonly Lock[] = [
  [-1.4, 0.2, 0, 0.92],
  [1.4, 0.2, 0, 0.92],
  [-1, 0.2, 0, 1.02],
  [1.02, 0.2, 0, 1.02],
  [-0.62, 0.19, 0, 1.04],
  [0.66, 0.19, 0, 1.03],
  [-0.26, 0.18, 0, 1.02],
  [0.32, 0.17, 0, 1.04],
  [0.04, 0.16, 0, 1.03],
];

const OVER: readonly Lock[] = [
  [-1.14, 0.15, 0, 0.8],
  [1.16, 0.14, 0, 0.78],
  [-0.78, 0.17, 0, 0.86],
  [0.82, 0.14, 0, 0.84],
  [-0.42, 0.16, 0, 0.7],
  [0.48, 0.13, 0, 0.72],
  [-0.08, 0.15, 0, 0.86],
  [0.2, 0.09, 0, 0.66],
];

const SHEEN: readonly Lock[] = [
  [-1.14, 0.04, 0.2, 0.42],
  [-0.99, 0.05, 0.18, 0.46],
  [-0.87, 0.03, 0.24, 0.52],
  [-0.75, 0.05, 0.17, 0.46],
  [-0.63, 0.03, 0.2, 0.4],
  [-0.5, 0.05, 0.18, 0.52],
  [-0.39, 0.035, 0.16, 0.42],
  [-0.28, 0.03, 0.22, 0.47],
  [-0.15, 0.05, 0.18, 0.48],
  [-0.04, 0.03, 0.2, 0.4],
  [0.08, 0.035, 0.22, 0.48],
  [0.22, 0.03, 0.19, 0.42],
  [0.38, 0.035, 0.22, 0.44],
  [0.54, 0.025, 0.25, 0.42],
  [0.76, 0.025, 0.24, 0.38],
];
