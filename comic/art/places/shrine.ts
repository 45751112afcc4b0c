import { INK, mix, shade } from '../../drawing/colour.ts';
import { cornerFade, halftone } from '../../drawing/halftone.ts';
import { curve, ellipse, polygon, rect } from '../../drawing/path.ts';
import {
  group,
  linear,
  place,
  radial,
  shape,
  type Box,
  type LinearGradient,
  type Node,
} from '../../drawing/tree.ts';
import { guardian } from '../props/guardian.ts';
import type { DrawPlace } from './place.ts';
import { glow } from './sky.ts';

/** The temple's inmost hall with the carved guardian in his niche, by lamplight or without. */
const hall =
  (lit: boolean): DrawPlace =>
  (area, seed) => {
    const { x, y, width, height } = area;
    const tone = (colour: string): string => (lit ? colour : mix(colour, '#2b2a7c', 0.62));
    const cx = x + width * (seed % 2 ? 0.5 : 0.62);
    const floor = y + height * 0.74;
    const tall = height * 0.5;
    const half = tall * 0.44;
    const stone = linear([cx - half, 0], [cx + half, 0], tone('#ffdb9c'), tone('#d9945c'), tone('#9c5a48'));
    const niche = (grow: number): string =>
      `M${cx - half - grow} ${floor - tall * 0.06}L${cx - half - grow} ${floor - tall * 0.7}C${cx - half - grow} ${floor - tall * 1.1 - grow} ${cx - half * 0.3} ${floor - tall * 1.14 - grow} ${cx} ${floor - tall * 1.3 - grow}C${cx + half * 0.3} ${floor - tall * 1.14 - grow} ${cx + half + grow} ${floor - tall * 1.1 - grow} ${cx + half + grow} ${floor - tall * 0.7}L${cx + half + grow} ${floor - tall * 0.06}Z`;
    return {
      back: [
        shape(rect(x, y, width, height), {
          fill: radial(
            [cx, floor - tall * 0.6],
            Math.max(width, height) * 0.8,
            tone('#ffc36a'),
            tone('#c06a44'),
            tone('#5e2c44'),
          ),
        }),
        ...blocks(area, floor, tone('#7a3c40')),
        shape(niche(height * 0.05), { fill: stone, stroke: INK, width: 7 }),
        shape(niche(0), {
          fill: radial([cx, floor - tall * 0.6], tall, tone('#b8603e'), tone('#5a2438')),
          stroke: INK,
          width: 6,
        }),
        ...(lit ? [glow(cx, floor - tall * 0.55, tall * 0.9, '#ffe39a', 0.85)] : []),
        group(guardian((6 * 1000) / (tall * 0.92)).nodes, {
          matrix: place(cx, floor - tall * 0.53, 0, (tall * 0.92) / 1000),
        }),
        ...(lit ? [] : [shape(niche(0), { fill: '#1d1a66', opacity: 0.45 })]),
        shape(rect(cx - half * 1.7, floor - tall * 0.09, half * 3.4, tall * 0.12, 8), {
          fill: stone,
          stroke: INK,
          width: 6,
        }),
        shape(rect(x - 30, floor, width + 60, height * 0.3 + 30), {
          fill: linear([0, floor], [0, y + height], tone('#f0b878'), tone('#b0684c'), tone('#6a3546')),
        }),
        ...tiles(area, floor, cx, tone('#8a4a44')),
        ...pedestal(cx, y + height * 0.79, height, stone),
        ...[0.1, 0.9].flatMap((k) => pillar(area, x + width * k, floor, tone)),
        ...bells(area, tone('#ffc935')),
        ...halftone(
          area,
          26,
          tone('#5e2c44'),
          cornerFade([x + width, y], Math.min(width, height) * 0.7),
          0.5,
        ),
        ...halftone(
          area,
          26,
          tone('#5e2c44'),
          cornerFade([x, y + height], Math.min(width, height) * 0.5),
          0.4,
        ),
      ],
      front: [],
      light: lit ? { colour: '#ffb95a', amount: 0.1 } : { colour: '#5a62d8', amount: 0.18 },
    };
  };

/** A low round stone with two steps. The lamp stands on it, at `top`. */
function pedestal(cx: number, top: number, height: number, stone: LinearGradient): Node[] {
  const step = (half: number, from: number, to: number): Node[] => {
    const [r, flat] = [height * half, height * half * 0.2];
    return [
      shape(
        `M${cx - r} ${from}L${cx - r} ${to}C${cx - r} ${to + flat * 1.3} ${cx + r} ${to + flat * 1.3} ${cx + r} ${to}L${cx + r} ${from}Z`,
        { fill: stone, stroke: INK, width: 6 },
      ),
      shape(ellipse(cx, from, r, flat), { fill: stone, stroke: INK, width: 6 }),
    ];
  };
  return [
    shape(ellipse(cx + height * 0.02, top + height * 0.085, height * 0.17, height * 0.034), {
      fill: '#2a0f4a',
      opacity: 0.4,
    }),
    ...step(0.14, top + height * 0.045, top + height * 0.075),
    ...step(0.1, top, top + height * 0.04),
  ];
}

function blocks({ x, width, y, height }: Box, floor: number, colour: string): Node[] {
  let d = '';
  const course = height * 0.09;
  for (let row = 0, by = floor; by > y; row++, by -= course) {
    d += `M${x} ${by}L${x + width} ${by}`;
    for (let bx = x + (row % 2 ? course : 0); bx < x + width; bx += course * 2)
      d += `M${bx} ${by}L${bx} ${by - course}`;
  }
  return [shape(d, { stroke: colour, width: 5, opacity: 0.4 })];
}

function tiles({ x, y, width, height }: Box, floor: number, cx: number, colour: string): Node[] {
  let d = '';
  for (let i = -7; i <= 7; i++)
    d += `M${cx + i * width * 0.07} ${floor}L${cx + i * width * 0.19} ${y + height + 30}`;
  for (const k of [0, 0.16, 0.42, 0.8])
    d += `M${x} ${floor + (y + height - floor) * k}L${x + width} ${floor + (y + height - floor) * k}`;
  return [shape(d, { stroke: colour, width: 5, opacity: 0.55 })];
}

function pillar({ y, height }: Box, cx: number, floor: number, tone: (colour: string) => string): Node[] {
  const w = height * 0.055;
  const foot = floor + height * 0.06;
  const bands = [0.16, 0.3, 0.66, 0.8].map((k) => y + (foot - y) * k);
  return [
    shape(rect(cx - w, y - 40, w * 2, foot - y + 40), {
      fill: linear([cx - w, 0], [cx + w, 0], tone('#ffe2a8'), tone('#d08a56'), tone('#8a4c44')),
      stroke: INK,
      width: 7,
    }),
    ...[y - 10, foot - w * 0.7].map((py) =>
      shape(rect(cx - w * 1.5, py, w * 3, w * 0.9, 8), { fill: tone('#e8ac70'), stroke: INK, width: 7 }),
    ),
    shape(bands.map((by) => `M${cx - w} ${by}L${cx + w} ${by}`).join(''), {
      stroke: shade(tone('#b8744c'), 0.3),
      width: 8,
    }),
    shape(
      polygon([
        [cx, y + (foot - y) * 0.36],
        [cx + w * 0.7, y + (foot - y) * 0.48],
        [cx, y + (foot - y) * 0.6],
        [cx - w * 0.7, y + (foot - y) * 0.48],
      ]),
      { fill: tone('#f7cf8c'), stroke: shade(tone('#b8744c'), 0.4), width: 6 },
    ),
  ];
}

function bells({ x, y, width, height }: Box, brass: string): Node[] {
  const r = Math.min(width, height) * 0.035;
  return [0.4, 0.6, 0.68].flatMap((k, i) => {
    const [bx, by] = [x + width * k, y + height * (0.1 + (i % 2) * 0.06)];
    return [
      shape(
        curve([
          [bx, y - 20],
          [bx, by],
        ]),
        { stroke: INK, width: 8 },
      ),
      shape(ellipse(bx, by + r * 2.1, r * 0.34), { fill: brass, stroke: INK, width: 5 }),
      shape(
        `M${bx - r * 1.2} ${by + r * 2}C${bx - r * 0.8} ${by + r * 1.4} ${bx - r} ${by} ${bx} ${by}C${bx + r} ${by} ${bx + r * 0.8} ${by + r * 1.4} ${bx + r * 1.2} ${by + r * 2}Z`,
        {
          fill: linear([bx - r, 0], [bx + r, 0], mix(brass, '#ffffff', 0.5), brass, shade(brass, 0.4)),
          stroke: INK,
          width: 6,
        },
      ),
    ];
  });
}

export const shrine = hall(true);
export const shrineDark = hall(false);
