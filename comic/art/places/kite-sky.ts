import { cornerFade, halftone } from '../../drawing/halftone.ts';
import { ellipse, num, rect } from '../../drawing/path.ts';
import { between, seeded, type Random } from '../../drawing/random.ts';
import { linear, shape, type Box, type Node } from '../../drawing/tree.ts';
import { cloudBank, glow, rays } from './sky.ts';
import { skyKites } from './sky-kites.ts';
import type { DrawPlace } from './place.ts';

/** High up among the kites: their lines lean past on every side, and the roofs are toys far below. */
export const skyHigh: DrawPlace = (area, seed) => {
  const random = seeded(`sky high ${seed}`);
  const { x, y, width, height } = area;
  const unit = Math.min(width, height);
  const [sunX, sunY] = [x + width * 0.6, y + height * 0.36];
  return {
    back: [
      shape(rect(x, y, width, height), {
        fill: linear([x, y], [x + width * 0.2, y + height], '#1668bb', '#4cb4e6', '#c4ecec', '#ffe6b0'),
      }),
      glow(sunX, sunY, unit * 0.62, '#fffbe4', 1),
      shape(rays(sunX, sunY, Math.max(width, height) * 0.6, 26, `high ${seed}`, 0.6), {
        fill: '#fffdf0',
        opacity: 0.2,
      }),
      ...strings(area, random),
      ...skyKites({ ...area, height: height * 0.9 }, random),
      shape(cloudBank(x - width * 0.15, y + height * 0.78, width * 0.7, unit * 0.2, random), {
        fill: '#ffffff',
        opacity: 0.6,
      }),
      shape(cloudBank(x + width * 0.5, y + height * 0.72, width * 0.66, unit * 0.18, random), {
        fill: '#ffffff',
        opacity: 0.6,
      }),
      ...toyRoofs(area, y + height * 0.9, random, ['#f3bfae', '#ffd9bd', '#d99aa0']),
      ...toyRoofs(area, y + height * 0.955, random, ['#d6938f', '#f3bfa0', '#a96880']),
      ...halftone(area, 26, '#0d4c98', cornerFade([x, y], unit * 0.6), 0.4),
    ],
    front: [],
    light: { colour: '#fff0c4', amount: 0.08 },
  };
};

function strings({ x, y, width, height }: Box, random: Random): Node[] {
  let d = '';
  for (let i = 0; i < 26; i++) {
    const foot = x + width * between(random, -0.05, 1.05);
    const top = foot + width * between(random, -0.3, 0.3);
    d += `M${num(foot)} ${num(y + height)}Q${num(foot + (top - foot) * 0.25)} ${num(y + height * 0.5)} ${num(top)} ${num(y - 20)}`;
  }
  return [shape(d, { stroke: '#ffffff', width: 3.5, opacity: 0.7 })];
}

/** A row of roofs so far down that their windows are gone: walls, sunlit tops, shadowed sides. */
function toyRoofs(
  { x, y, width, height }: Box,
  base: number,
  random: Random,
  [wall, top, side]: readonly [string, string, string],
): Node[] {
  const unit = Math.min(width, height);
  let [walls, tops, sides] = ['', '', ''];
  for (let left = x - 40; left < x + width + 40;) {
    const wide = unit * between(random, 0.035, 0.06);
    const roof = base - unit * between(random, 0, 0.045);
    walls += rect(left, roof, wide, y + height + 40 - roof);
    sides += rect(left + wide * 0.66, roof, wide * 0.34, y + height + 40 - roof);
    tops += rect(left - 3, roof - 5, wide + 6, 9);
    if (random() < 0.3) walls += ellipse(left + wide / 2, roof - 4, wide * 0.36, wide * 0.46);
    left += wide + between(random, 0, 8);
  }
  return [shape(walls, { fill: wall }), shape(sides, { fill: side }), shape(tops, { fill: top })];
}
