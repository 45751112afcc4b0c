import { INK, light, shade } from '../drawing/colour.ts';
import { blob, ellipse, polygon } from '../drawing/path.ts';
import { group, place, shape, type Node, type Point } from '../drawing/tree.ts';

/** Half width of the window's glass. */
export const GLASS = 540;
/** How far a frame reaches from the middle. */
export const PORTRAIT_RADIUS = GLASS + 76;

/** What surrounds the hero's portrait at the end: each story has its own. */
export const PORTRAIT_FRAMES = [
  'porthole',
  'lotus',
  'kites',
  'gear',
  'wreath',
  'foils',
  'burst',
  'drum',
] as const;
export type PortraitFrame = (typeof PORTRAIT_FRAMES)[number];

interface Frame {
  /** Drawn before the portrait, which covers its middle. */
  under: Node[];
  over: Node[];
}

/** The frame of a window with its middle at the origin, in the colour of the story's world. */
export function drawPortraitFrame(frame: PortraitFrame, accent: string): Frame {
  const { under, over } = FRAMES[frame](accent);
  const shadow = group([shape(ellipse(0, 0, GLASS + 34), { stroke: INK, width: 84, opacity: 0.4 })], {
    matrix: place(14, 18),
  });
  return { under: [shadow, ...under], over };
}

const KITES = ['#e5477a', '#2fa7d8', '#f6b02c', '#54b86a'];

const FRAMES: Record<PortraitFrame, (accent: string) => Frame> = {
  porthole: (accent) => ({
    under: [],
    over: [
      ...ring(accent, 34, 66),
      shape(ellipse(0, 0, GLASS + 50), { stroke: light(accent, 0.5), width: 12 }),
      shape(
        around(20, (at) => ellipse(...at(GLASS + 34), 15)),
        {
          fill: shade(accent, 0.3),
          stroke: INK,
          width: 6,
        },
      ),
    ],
  }),
  lotus: (accent) => ({
    under: [
      shape(around(24, petal(96), 0.5), { fill: shade(accent, 0.3), stroke: INK, width: 8 }),
      shape(around(24, petal(82)), { fill: accent, stroke: INK, width: 8 }),
      shape(around(24, petal(44)), { fill: light(accent, 0.45) }),
    ],
    over: ring(light(accent, 0.5), 8, 26),
  }),
  kites: (accent) => ({
    under: KITES.map((fill, nth) =>
      shape(
        around(24, (at, i) => (i % KITES.length === nth ? kite(at) : '')),
        { fill, stroke: INK, width: 8 },
      ),
    ),
    over: ring(accent, 10, 36),
  }),
  gear: (accent) => ({
    under: [
      shape(
        polygon(
          Array.from({ length: 72 }, (_, i) => polar(GLASS + (i % 4 < 2 ? 96 : 58), ((i - 0.5) / 72) * FULL)),
        ),
        { fill: accent, stroke: INK, width: 9 },
      ),
    ],
    over: [
      ...ring(light(accent, 0.4), 10, 24),
      shape(
        around(18, (at) => ellipse(...at(GLASS + 44), 12), 0.5),
        {
          fill: shade(accent, 0.4),
          stroke: INK,
          width: 5,
        },
      ),
    ],
  }),
  wreath: (accent) => ({
    under: [
      shape(around(30, leaf(0.11), 0.3), { fill: '#2f8f4e', stroke: INK, width: 7 }),
      shape(around(30, leaf(-0.09)), { fill: '#63bb5b', stroke: INK, width: 7 }),
      shape(
        around(10, (at) => ellipse(...at(GLASS + 52), 22)),
        { fill: accent, stroke: INK, width: 7 },
      ),
    ],
    over: ring('#8a5a34', 8, 22),
  }),
  foils: (accent) => ({
    under: [
      shape(
        around(24, (at) => ellipse(...at(GLASS + 40), 66)),
        { fill: accent, stroke: INK, width: 9 },
      ),
      shape(
        around(24, (at) => ellipse(...at(GLASS + 52), 34)),
        { fill: light(accent, 0.4) },
      ),
    ],
    over: [
      ...ring(shade(accent, 0.25), 12, 34),
      shape(
        around(24, (at) => ellipse(...at(GLASS + 12), 9), 0.5),
        { fill: '#fff6d8' },
      ),
    ],
  }),
  burst: (accent) => ({
    under: [
      shape(spikes(32, 118, 46), { fill: accent, stroke: INK, width: 10 }),
      shape(spikes(32, 78, 34), { fill: light(accent, 0.45) }),
    ],
    over: ring(accent, 12, 34),
  }),
  drum: (accent) => ({
    under: [],
    over: [
      ...ring(accent, 46, 84),
      shape(spikes(28, 14, 78), { stroke: '#fff1cf', width: 12 }),
      shape(ellipse(0, 0, GLASS + 8), { stroke: shade(accent, 0.4), width: 16 }),
      shape(
        around(28, (at) => ellipse(...at(GLASS + 80), 12), 0.5),
        {
          fill: '#ffd35c',
          stroke: INK,
          width: 5,
        },
      ),
    ],
  }),
};

const FULL = Math.PI * 2;

function polar(radius: number, angle: number): Point {
  return [Math.sin(angle) * radius, -Math.cos(angle) * radius];
}

/** A place on the frame: so far from the middle, turned so far from where the part stands. */
type At = (radius: number, turn?: number) => Point;

/** The same part so many times round the window. @param start a share of the step */
function around(count: number, part: (at: At, nth: number) => string, start = 0): string {
  return Array.from({ length: count }, (_, i) => {
    const angle = ((i + start) / count) * FULL;
    return part((radius, turn = 0) => polar(radius, angle + turn), i);
  }).join('');
}

function ring(colour: string, middle: number, width: number): Node[] {
  return [
    shape(ellipse(0, 0, GLASS + middle), { stroke: INK, width: width + 18 }),
    shape(ellipse(0, 0, GLASS + middle), { stroke: colour, width }),
  ];
}

const petal =
  (reach: number) =>
  (at: At): string =>
    blob([
      at(GLASS - 8, -0.11),
      at(GLASS + reach * 0.6, -0.09),
      at(GLASS + reach),
      at(GLASS + reach * 0.6, 0.09),
      at(GLASS - 8, 0.11),
    ]);

const leaf =
  (lean: number) =>
  (at: At): string =>
    blob([
      at(GLASS - 6, -lean),
      at(GLASS + 40, -lean * 0.2),
      at(GLASS + 88, lean),
      at(GLASS + 24, lean * 0.9),
    ]);

const kite = (at: At): string =>
  polygon([at(GLASS + 112), at(GLASS + 54, 0.085), at(GLASS + 2), at(GLASS + 54, -0.085)]);

/** A closed zigzag around the window. */
function spikes(count: number, outer: number, inner: number): string {
  return polygon(
    Array.from({ length: count * 2 }, (_, i): Point =>
      polar(GLASS + (i % 2 ? inner : outer), (i / (count * 2)) * FULL),
    ),
  );
}
