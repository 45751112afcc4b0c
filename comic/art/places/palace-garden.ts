import { INK, shade } from '../../drawing/colour.ts';
import { cornerFade, halftone } from '../../drawing/halftone.ts';
import { ellipse, num, polygon, rect } from '../../drawing/path.ts';
import { between, seeded, type Random } from '../../drawing/random.ts';
import { group, linear, place, shape, type Box, type Node } from '../../drawing/tree.ts';
import { cloudBank, glow, gradientSky, rays } from './sky.ts';
import type { DrawPlace } from './place.ts';

/** A palace garden in the morning: domes and arches, a long pool, hedges with doors, marigold strings. */
export const palaceGarden: DrawPlace = (area, seed) => {
  const random = seeded(`garden ${seed}`);
  const { x, y, width, height } = area;
  const size = Math.min(width, height);
  const level = y + height * 0.7;
  return {
    back: [
      gradientSky(area, '#f0569a', '#ff9f8f', '#ffdf9e', '#fff3cf'),
      shape(rays(x + width * 0.5, y + height * 0.55, Math.hypot(width, height), 28, `garden ${seed}`, 0.5), {
        fill: '#ffffff',
        opacity: 0.2,
      }),
      glow(x + width * 0.5, y + height * 0.52, size * 0.62, '#fffbe0', 0.95),
      shape(cloudBank(x - width * 0.1, y + height * 0.42, width * 0.4, height * 0.13, random), {
        fill: '#ffffff',
        opacity: 0.6,
      }),
      shape(cloudBank(x + width * 0.7, y + height * 0.4, width * 0.42, height * 0.13, random), {
        fill: '#ffe9f0',
        opacity: 0.7,
      }),
      group(palace(), {
        matrix: place(x + width * 0.5, level, 0, (width * 0.98) / 2000, (height * 0.98) / 2000),
      }),
      ...hedges(area, level, random),
      shape(rect(x - 20, level - 4, width + 40, y + height - level + 40), {
        fill: linear([0, level], [0, y + height], '#a9dc6a', '#3aa565'),
      }),
      shape(
        polygon([
          [x + width * 0.4, level],
          [x + width * 0.6, level],
          [x + width * 0.86, y + height + 20],
          [x + width * 0.14, y + height + 20],
        ]),
        { fill: '#fff0d6', stroke: INK, width: 6 },
      ),
      shape(
        polygon([
          [x + width * 0.44, level + 8],
          [x + width * 0.56, level + 8],
          [x + width * 0.72, y + height + 20],
          [x + width * 0.28, y + height + 20],
        ]),
        { fill: linear([0, level], [0, y + height], '#bdf3ff', '#2fb7d8'), stroke: INK, width: 6 },
      ),
      ...ripples(area, level),
      ...flowers(area, level, random),
      ...halftone(
        { x, y: y + height * 0.84, width, height: height * 0.16 },
        26,
        '#12805a',
        (_, dy) => ((dy - y - height * 0.84) / (height * 0.16)) * 0.55,
        0.35,
      ),
      ...halftone(area, 28, '#b3196e', cornerFade([x, y], size * 0.65), 0.3),
      ...halftone(area, 28, '#b3196e', cornerFade([x + width, y], size * 0.65), 0.3),
    ],
    front: garlands(area),
    light: { colour: '#ffc48a', amount: 0.08 },
  };
};

/** The palace, 2000 wide, standing on the origin. */
function palace(): Node[] {
  const wall = '#ffe3c2';
  const trim = '#e8607a';
  const block = (left: number, wide: number, top: number): Node[] => [
    shape(rect(left, top, wide, -top + 20), { fill: wall, stroke: INK, width: 9 }),
    shape(rect(left + wide * 0.8, top, wide * 0.2, -top + 20), { fill: '#d9929a', opacity: 0.5 }),
    shape(rect(left - 12, top - 8, wide + 24, 26, 5), { fill: trim, stroke: INK, width: 7 }),
  ];
  const pavilion = (cx: number, top: number): Node[] => [
    shape(rect(cx - 66, top - 110, 20, 120) + rect(cx + 46, top - 110, 20, 120), {
      fill: wall,
      stroke: INK,
      width: 7,
    }),
    shape(rect(cx - 90, top - 124, 180, 22, 6), { fill: trim, stroke: INK, width: 7 }),
    ...dome(cx, top - 122, 66, '#37b8b0'),
  ];
  return [
    ...block(-900, 420, -260),
    ...block(480, 420, -260),
    ...pavilion(-830, -260),
    ...pavilion(-560, -260),
    ...pavilion(830, -260),
    ...pavilion(560, -260),
    ...[-800, -690, -580, 580, 690, 800].flatMap((cx) => arch(cx, 10, 84, 170)),
    ...dome(-330, -380, 120, '#ff8fae'),
    ...dome(330, -380, 120, '#ff8fae'),
    ...block(-480, 960, -380),
    ...dome(0, -440, 230, '#ffb03c'),
    ...block(-260, 520, -440),
    ...[-400, 400].flatMap((cx) => arch(cx, 10, 110, 250)),
    ...arch(0, 10, 250, 380),
    ...[-180, 180].flatMap((cx) => arch(cx, -210, 70, 130)),
  ];
}

function hedges({ x, width, height }: Box, level: number, random: Random): Node[] {
  return [-1, 1].flatMap((side) => {
    let bush = '';
    for (let i = 0; i < 8; i++) {
      const cx = x + width * (0.5 + side * (0.19 + i * 0.05));
      bush += ellipse(cx, level - height * 0.012, width * 0.04, height * between(random, 0.035, 0.055));
    }
    return [shape(bush, { fill: '#2c8f5c', stroke: INK, width: 6 }), shape(bush, { fill: '#2c8f5c' })];
  });
}

function ripples({ x, y, width, height }: Box, level: number): Node[] {
  let d = '';
  for (let i = 0; i < 9; i++) {
    const k = (i + 0.6) / 9;
    const cy = level + (y + height - level) * k;
    const half = width * (0.05 + 0.14 * k);
    const cx = x + width * 0.5 + Math.sin(i * 2.3) * half * 0.5;
    d += `M${num(cx - half * 0.4)} ${num(cy)}L${num(cx + half * 0.4)} ${num(cy)}`;
  }
  return [shape(d, { stroke: '#ffffff', width: 7, opacity: 0.7 })];
}

function flowers({ x, y, width, height }: Box, level: number, random: Random): Node[] {
  const colours = ['#ff4f8b', '#ffb02e', '#ffffff', '#9b5de5'];
  return Array.from({ length: 30 }, (_, i): Node => {
    const side = i % 2 ? 1 : -1;
    const k = random();
    const reach = 0.16 + 0.3 * k + random() * (0.32 - 0.24 * k);
    const cy = level + (y + height - level) * (0.12 + 0.85 * k);
    const cx = x + width * (0.5 + side * reach);
    const r = (9 + 13 * k) * (Math.min(width, height) / 1500 + 0.35);
    const petals = [0, 72, 144, 216, 288].map((turn) => {
      const a = (turn * Math.PI) / 180;
      return ellipse(cx + Math.cos(a) * r, cy + Math.sin(a) * r, r * 0.72);
    });
    return group([
      shape(petals.join(''), { fill: INK, stroke: INK, width: 6 }),
      shape(petals.join(''), { fill: colours[i % 4]! }),
      shape(ellipse(cx, cy, r * 0.6), { fill: '#ffe27a' }),
    ]);
  });
}

/** Marigold strings hang into the picture from its upper corners. */
function garlands({ x, y, width, height }: Box): Node[] {
  const size = Math.min(width, height);
  return [0.02, 0.075, 0.925, 0.98].flatMap((k, i) => {
    const beads = Array.from({ length: i === 0 || i === 3 ? 9 : 6 }, (_, bead) =>
      ellipse(x + width * k + Math.sin(bead * 0.9 + i) * 4, y + 20 + bead * size * 0.024, size * 0.015),
    );
    const odd = beads.filter((_, bead) => bead % 2);
    return [
      shape(beads.join(''), { fill: INK, stroke: INK, width: 6 }),
      shape(beads.join(''), { fill: '#ff9a1f' }),
      shape(odd.join(''), { fill: '#ffd23f' }),
    ];
  });
}

function dome(cx: number, base: number, r: number, colour: string): Node[] {
  const d = `M${cx - r} ${base}C${cx - r * 1.36} ${base - r * 0.9} ${cx - r * 0.36} ${base - r * 1.2} ${cx} ${base - r * 1.9}C${cx + r * 0.36} ${base - r * 1.2} ${cx + r * 1.36} ${base - r * 0.9} ${cx + r} ${base}Z`;
  return [
    shape(d, { fill: colour, stroke: INK, width: 9 }),
    shape(
      `M${cx + r * 0.2} ${base - 4}C${cx + r * 0.7} ${base - r * 0.8} ${cx + r * 0.2} ${base - r * 1.2} ${cx} ${base - r * 1.9}C${cx + r * 0.36} ${base - r * 1.2} ${cx + r * 1.36} ${base - r * 0.9} ${cx + r} ${base - 4}Z`,
      { fill: shade(colour, 0.6), opacity: 0.4 },
    ),
    shape(`M${cx} ${base - r * 1.9}L${cx} ${base - r * 2.4}`, { stroke: INK, width: 8 }),
    shape(ellipse(cx, base - r * 2.1, r * 0.12) + ellipse(cx, base - r * 2.32, r * 0.08), {
      fill: '#ffc93c',
      stroke: INK,
      width: 5,
    }),
  ];
}

function arch(cx: number, foot: number, wide: number, high: number): Node[] {
  const d = `M${cx - wide / 2} ${foot}L${cx - wide / 2} ${foot - high * 0.6}C${cx - wide * 0.46} ${foot - high * 0.86} ${cx - wide * 0.12} ${foot - high * 0.84} ${cx} ${foot - high}C${cx + wide * 0.12} ${foot - high * 0.84} ${cx + wide * 0.46} ${foot - high * 0.86} ${cx + wide / 2} ${foot - high * 0.6}L${cx + wide / 2} ${foot}Z`;
  return [
    shape(d, { fill: linear([0, foot - high], [0, foot], '#8a3d86', '#d96a8f'), stroke: INK, width: 8 }),
  ];
}
