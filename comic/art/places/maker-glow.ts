import { INK, shade } from '../../drawing/colour.ts';
import { cornerFade, halftone } from '../../drawing/halftone.ts';
import { ellipse, num, rect } from '../../drawing/path.ts';
import { seeded } from '../../drawing/random.ts';
import { group, linear, radial, shape, type Box, type Node } from '../../drawing/tree.ts';
import { gearEdge } from '../props/gears.ts';
import { blueprintSky } from './blueprint.ts';
import { glow, rays } from './sky.ts';
import type { DrawPlace } from './place.ts';

/**
 * The moment when something works: a sky of plans, one huge brass wheel alight behind whoever made it, a
 * floor of planks.
 */
export const makerGlow: DrawPlace = (area, seed) => {
  const random = seeded(`maker ${seed}`);
  const { x, y, width, height } = area;
  const unit = Math.min(width, height);
  const floor = y + height * 0.84;
  const [cx, cy] = [x + width * 0.52, y + height * 0.62];
  return {
    back: [
      ...blueprintSky({ x, y, width, height }, random),
      group(
        [
          shape(rays(cx, cy, Math.max(width, height) * 0.8, 24, `maker ${seed}`, 0.55), {
            fill: '#7fd0ff',
            opacity: 0.3,
          }),
        ],
        { clip: rect(x - 60, y - 60, width + 120, height + 120) },
      ),
      glow(cx, cy, unit * 0.78, '#fff0b0', 0.95),
      ...wheel(cx, cy, unit * 0.43),
      ...planks(area, floor),
      glow(cx, floor + unit * 0.06, unit * 0.5, '#ffe29a', 0.6),
      ...halftone(area, 26, '#0a1c6a', cornerFade([x, y], unit * 0.5), 0.45),
      ...halftone(area, 26, '#3a1546', cornerFade([x + width, y + height], unit * 0.5), 0.4),
    ],
    front: [],
    light: { colour: '#ffd98a', amount: 0.09 },
  };
};

function wheel(cx: number, cy: number, radius: number): Node[] {
  const holes = Array.from({ length: 6 }, (_, i) => {
    const a = (i / 6) * Math.PI * 2 + 0.26;
    return ellipse(cx + Math.cos(a) * radius * 0.6, cy + Math.sin(a) * radius * 0.6, radius * 0.16);
  }).join('');
  return [
    shape(gearEdge(cx, cy, radius, 18, 0.14), {
      fill: radial([cx, cy], radius, '#fffbe6', '#ffe9a0', '#ffc24a'),
      stroke: '#d98a2a',
      width: 7,
    }),
    shape(ellipse(cx, cy, radius * 0.8), { stroke: '#f0a83a', width: 9, opacity: 0.7 }),
    shape(holes, { fill: '#ffd06a', stroke: '#e09a34', width: 6, opacity: 0.75 }),
  ];
}

function planks({ x, y, width, height }: Box, floor: number): Node[] {
  const seams = Array.from({ length: 15 }, (_, i) => {
    const k = i - 7;
    return `M${num(x + width / 2 + k * width * 0.08)} ${num(floor)}L${num(x + width / 2 + k * width * 0.17)} ${num(y + height + 40)}`;
  }).join('');
  return [
    shape(rect(x - 30, floor, width + 60, y + height - floor + 40), {
      fill: linear([0, floor], [0, y + height], '#c9764e', '#6b3346'),
    }),
    shape(seams, { stroke: '#55283e', width: 5, opacity: 0.7 }),
    shape(rect(x - 30, floor - 8, width + 60, 18), { fill: shade('#8a4a4a', 0.3), stroke: INK, width: 5 }),
  ];
}
