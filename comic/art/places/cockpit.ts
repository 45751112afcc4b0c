import { INK, light, shade } from '../../drawing/colour.ts';
import { cornerFade, halftone } from '../../drawing/halftone.ts';
import { curve, ellipse, rect } from '../../drawing/path.ts';
import { between, seeded } from '../../drawing/random.ts';
import { group, linear, shape, type Node } from '../../drawing/tree.ts';
import { glow, gradientSky, nebula, stars } from './sky.ts';
import type { DrawPlace } from './place.ts';

/** Inside the rocket: a round window full of stars, ribs and lamps, the console in front. */
export const cockpit: DrawPlace = (area, seed) => {
  const random = seeded(`cockpit ${seed}`);
  const { x, y, width, height } = area;
  const [cx, cy] = [x + width * 0.5, y + height * 0.54];
  const r = Math.min(width, height) * 0.44;
  const glass = ellipse(cx, cy, r);
  const ribs = [-1, 1].flatMap((side): Node[] => [
    shape(
      curve([
        [cx + side * r * 0.9, y - 40],
        [cx + side * r * 1.42, cy - r * 0.3],
        [cx + side * r * 1.3, y + height + 40],
      ]),
      { stroke: INK, width: 46 },
    ),
    shape(
      curve([
        [cx + side * r * 0.9, y - 40],
        [cx + side * r * 1.42, cy - r * 0.3],
        [cx + side * r * 1.3, y + height + 40],
      ]),
      { stroke: '#f2a65a', width: 34 },
    ),
  ]);
  const bolts = Array.from({ length: 16 }, (_, i) => {
    const a = (i / 16) * Math.PI * 2;
    return ellipse(cx + Math.cos(a) * r * 1.07, cy + Math.sin(a) * r * 1.07, 9);
  }).join('');
  return {
    back: [
      shape(rect(x, y, width, height), {
        fill: linear([x, y], [x + width, y + height], '#ff9d5c', '#d9486a', '#7a2a86'),
      }),
      ...halftone(
        area,
        24,
        '#6b1f6a',
        cornerFade([x + width, y + height], Math.max(width, height) * 0.7),
        0.5,
      ),
      ...ribs,
      shape(ellipse(cx, cy, r * 1.15), { fill: '#ffd9a0', stroke: INK, width: 11 }),
      shape(bolts, { fill: '#b9664a', stroke: INK, width: 4 }),
      shape(glass, { fill: '#120a3f', stroke: INK, width: 9 }),
      group(
        [
          gradientSky(area, '#140b46', '#3c23a6', '#b45be0'),
          ...nebula(area, random, ['#ff5fb0', '#3d8bff']),
          ...stars(area, random, 1.4),
          glow(cx, cy, r * 0.9, '#e3ceff', 0.6),
          shape(
            curve([
              [cx - r * 0.84, cy - r * 0.1],
              [cx - r * 0.66, cy - r * 0.56],
              [cx - r * 0.22, cy - r * 0.84],
            ]),
            { stroke: '#ffffff', width: 26, opacity: 0.5 },
          ),
        ],
        { clip: glass },
      ),
    ],
    front: console(area, random),
    light: { colour: '#ff9d7a', amount: 0.08 },
  };
};

function console(
  { x, y, width, height }: { x: number; y: number; width: number; height: number },
  random: () => number,
): Node[] {
  const top = y + height * 0.86;
  const d = `M${x - 20} ${top + 30}C${x + width * 0.25} ${top - 26} ${x + width * 0.75} ${top - 26} ${x + width + 20} ${top + 30}L${x + width + 20} ${y + height + 20}L${x - 20} ${y + height + 20}Z`;
  const lamps = ['#ffd23f', '#54e08a', '#ff5a6e', '#6fd8ff', '#ffffff'];
  const row = Array.from({ length: 9 }, (_, i): Node[] => {
    const lx = x + width * (0.08 + 0.105 * i);
    const ly = top + height * 0.075 - Math.sin((i / 8) * Math.PI) * 22;
    const colour = lamps[Math.floor(random() * lamps.length)]!;
    return i % 3 === 1
      ? [
          shape(rect(lx - 26, ly - 16, 52, 34, 8), { fill: '#173a5c', stroke: INK, width: 6 }),
          shape(
            curve([
              [lx - 18, ly + 4],
              [lx - 6, ly - 8],
              [lx + 6, ly + 8],
              [lx + 18, ly - 4],
            ]),
            { stroke: '#7dffd0', width: 4 },
          ),
        ]
      : [
          shape(ellipse(lx, ly, between(random, 13, 17)), { fill: colour, stroke: INK, width: 6 }),
          shape(ellipse(lx - 4, ly - 5, 4), { fill: '#ffffff' }),
        ];
  });
  return [
    shape(d, {
      fill: linear([0, top], [0, y + height], light('#5b53c9', 0.15), shade('#3a2f8f', 0.3)),
      stroke: INK,
      width: 9,
    }),
    shape(
      `M${x - 20} ${top + 46}C${x + width * 0.25} ${top - 8} ${x + width * 0.75} ${top - 8} ${x + width + 20} ${top + 46}`,
      { stroke: '#b9b4ff', width: 6, opacity: 0.8 },
    ),
    ...row.flat(),
  ];
}
