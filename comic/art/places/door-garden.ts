import { INK, light, shade } from '../../drawing/colour.ts';
import { cornerFade, halftone } from '../../drawing/halftone.ts';
import { ellipse, num, polygon, rect } from '../../drawing/path.ts';
import { between, seeded, type Random } from '../../drawing/random.ts';
import { linear, radial, shape, type Box, type Node, type Point } from '../../drawing/tree.ts';
import { cloudBank, glow, gradientSky, rays } from './sky.ts';
import type { DrawPlace, Place } from './place.ts';

const COLOURS = ['#e8578f', '#2fa3a0', '#f2913c', '#7a5cd0', '#3f7fe0', '#d8445a', '#8cbf3f'];

/** A lane between high hedges with doors in both of them, all shut. */
export const doorLane: DrawPlace = (area, seed) => lane(area, seed, false);
/** The same lane with light in every door. */
export const doorLaneOpen: DrawPlace = (area, seed) => lane(area, seed, true);
/** The old wall, seen from the front: doors over doors, with stairs and ladders. */
export const doorWall: DrawPlace = (area, seed) => wall(area, seed, false);
export const doorWallOpen: DrawPlace = (area, seed) => wall(area, seed, true);

function lane(area: Box, seed: number, open: boolean): Place {
  const random = seeded(`lane ${seed}`);
  const { x, y, width, height } = area;
  const [vx, vy] = [x + width * (seed % 2 ? 0.5 : 0.44), y + height * 0.5];
  const size = Math.min(width, height);
  const far = 0.12;
  /** A point on the left or right hedge: `t` 0 far .. 1 near, `up` 0 at its foot .. 1 at its top. */
  const on = (side: number, t: number, up: number): Point => {
    const k = far + (1.25 - far) * t;
    return [vx + side * width * 0.6 * k, vy + height * 0.42 * k - height * 0.82 * k * up];
  };
  const side = (k: number): Node[] => {
    const edge = polygon([on(k, 0, 0), on(k, 1, 0), on(k, 1, 1), on(k, 0, 1)]);
    let tuft = '';
    for (let i = 0; i <= 16; i++) {
      const [cx, cy] = on(k, (i / 16) ** 1.6, 1);
      tuft += ellipse(cx, cy, size * (0.02 + 0.055 * (i / 16) ** 1.6));
    }
    return [
      shape(tuft + edge, { fill: INK, stroke: INK, width: 14 }),
      shape(tuft, { fill: k < 0 ? '#5cbf62' : '#3c9f5c' }),
      shape(edge, {
        fill: linear([on(k, 0, 0)[0], 0], [on(k, 1, 0)[0], 0], '#8ad67a', k < 0 ? '#3aa35c' : '#24804e'),
      }),
      ...leaves(k, on, random),
      ...[0.08, 0.27, 0.54, 0.86].flatMap((t, i) =>
        hedgeDoor(k, t, on, COLOURS[(i * 2 + (k > 0 ? 3 : 0) + seed) % 7]!, open),
      ),
    ];
  };
  return {
    back: [
      gradientSky(area, '#6fc8ff', '#b5ecff', '#fff3cf', '#fff3cf'),
      shape(rays(vx, vy, Math.hypot(width, height), 24, `lane ${seed}`, 0.5), {
        fill: '#ffffff',
        opacity: 0.25,
      }),
      glow(vx, vy - height * 0.04, size * 0.4, '#fffbe0', 0.95),
      shape(
        cloudBank(x + width * between(random, 0, 0.2), y + height * 0.2, width * 0.4, height * 0.12, random),
        { fill: '#ffffff', opacity: 0.9 },
      ),
      shape(cloudBank(x + width * 0.62, y + height * 0.26, width * 0.4, height * 0.1, random), {
        fill: '#ffffff',
        opacity: 0.7,
      }),
      shape(rect(x - 20, vy + height * 0.04, width + 40, height), { fill: '#6fc86a' }),
      shape(
        polygon([
          on(-1, 0, 0),
          on(1, 0, 0),
          on(1, 1, 0),
          on(-1, 1, 0),
          [x - 60, y + height + 40],
          [x + width + 60, y + height + 40],
          on(1, 1, 0),
        ]),
        { fill: '#f2dcae' },
      ),
      shape(
        polygon([
          on(-0.96, 0, 0),
          on(0.96, 0, 0),
          [x + width * 1.4, y + height + 60],
          [x - width * 0.4, y + height + 60],
        ]),
        {
          fill: linear([0, vy], [0, y + height], '#ffe9bc', '#e8b878'),
        },
      ),
      ...slabs(area, vx, vy),
      ...side(-1),
      ...side(1),
      ...halftone(
        { x, y: y + height * 0.85, width, height: height * 0.15 },
        26,
        '#8a5a2a',
        (_, dy) => ((dy - y - height * 0.85) / (height * 0.15)) * 0.45,
        0.3,
      ),
      ...halftone(area, 28, '#0d5a48', cornerFade([x + width, y], size * 0.6), 0.4),
    ],
    front: [],
    light: { colour: '#fff0b0', amount: 0.06 },
  };
}

type OnHedge = (side: number, t: number, up: number) => Point;

function hedgeDoor(side: number, t: number, on: OnHedge, colour: string, open: boolean): Node[] {
  const wide = 0.05 + t * 0.075;
  const outline = (grow: number, tall: number): string => {
    const [a, b] = [t - wide * grow, t + wide * grow];
    return polygon([
      on(side, a, 0),
      on(side, a, 0.5 * tall),
      on(side, a + wide * 0.3, 0.6 * tall),
      on(side, t, 0.72 * tall),
      on(side, b - wide * 0.3, 0.6 * tall),
      on(side, b, 0.5 * tall),
      on(side, b, 0),
    ]);
  };
  const [kx, ky] = on(side, t + wide * 0.5, 0.3);
  const line = 4 + t * 4;
  const [x0] = on(side, t - wide, 0);
  const [x1] = on(side, t + wide, 0);
  return [
    shape(outline(1.28, 1.12), { fill: '#ffe3c2', stroke: INK, width: line }),
    shape(outline(1, 1), {
      fill: open
        ? radial(on(side, t, 0.3), Math.abs(x1 - x0) * 1.4, '#fffef0', '#ffe27a', '#ffab3c')
        : linear([x0, 0], [x1, 0], light(colour, 0.25), shade(colour, 0.15)),
      stroke: INK,
      width: line,
    }),
    ...(open ? [] : [shape(ellipse(kx, ky, 5 + t * 9), { fill: '#ffd23f', stroke: INK, width: line * 0.7 })]),
  ];
}

function leaves(side: number, on: OnHedge, random: Random): Node[] {
  const tones = ['', ''];
  for (let i = 0; i < 60; i++) {
    const t = random() ** 0.7;
    const [cx, cy] = on(side, t, 0.04 + random() * 0.92);
    const r = 6 + t * 17;
    tones[i % 2] += ellipse(cx, cy, r, r * 0.6);
  }
  return [
    shape(tones[0]!, { fill: '#1f7a4a', opacity: 0.45 }),
    shape(tones[1]!, { fill: '#b5ec8a', opacity: 0.5 }),
  ];
}

function slabs({ x, y, width, height }: Box, vx: number, vy: number): Node[] {
  let d = '';
  for (const k of [0.1, 0.2, 0.34, 0.54, 0.82]) {
    const cy = vy + height * 0.05 + (y + height - vy) * k;
    d += `M${num(x - 20)} ${num(cy)}L${num(x + width + 20)} ${num(cy)}`;
  }
  for (let i = -4; i <= 4; i++)
    d += `M${num(vx + i * width * 0.02)} ${num(vy + height * 0.05)}L${num(vx + i * width * 0.26)} ${num(y + height + 20)}`;
  return [shape(d, { stroke: '#c48f52', width: 6, opacity: 0.55 })];
}

function wall(area: Box, seed: number, open: boolean): Place {
  const random = seeded(`doors ${seed}`);
  const { x, y, width, height } = area;
  const size = Math.min(width, height);
  const ground = y + height * 0.86;
  const rows = [
    { foot: ground, tall: 0.2 },
    { foot: y + height * 0.6, tall: 0.17 },
    { foot: y + height * 0.38, tall: 0.15 },
    { foot: y + height * 0.19, tall: 0.14 },
  ];
  return {
    back: [
      shape(rect(x, y, width, height), {
        fill: linear([x, y], [x + width * 0.3, ground], '#ffd9b0', '#ffb9a0', '#f28fa0'),
      }),
      ...bricks(area, random),
      ...rows.flatMap(({ foot, tall }, row) => doorRow(area, foot, height * tall, row, seed, open, random)),
      ...ivy(area, random),
      shape(rect(x - 20, ground, width + 40, y + height - ground + 40), {
        fill: linear([0, ground], [0, y + height], '#a9dc6a', '#3aa565'),
        stroke: INK,
        width: 6,
      }),
      ...halftone(area, 28, '#a3185e', cornerFade([x + width, y + height], size * 0.6), 0.35),
      ...halftone(area, 28, '#a3185e', cornerFade([x, y], size * 0.5), 0.3),
    ],
    front: [],
    light: { colour: '#ffd9a0', amount: 0.07 },
  };
}

function bricks({ x, y, width, height }: Box, random: Random): Node[] {
  let d = '';
  for (let i = 0; i < 60; i++)
    d += rect(x + width * random(), y + height * random() * 0.84, width * 0.035, height * 0.016, 6);
  return [shape(d, { fill: '#d8708a', opacity: 0.35 })];
}

function doorRow(
  { x, width }: Box,
  foot: number,
  tall: number,
  row: number,
  seed: number,
  open: boolean,
  random: Random,
): Node[] {
  const nodes: Node[] = [
    shape(rect(x - 20, foot - 3, width + 40, tall * 0.09), { fill: '#ffe9cf', stroke: INK, width: 5 }),
  ];
  let left = x - tall * 0.2 * (row + 1);
  for (let i = 0; left < x + width; i++) {
    const high = tall * between(random, 0.5, 0.98);
    const wide = high * between(random, 0.42, 0.72);
    nodes.push(...smallDoor(left + wide / 2, foot, wide, high, COLOURS[(i * 3 + row * 2 + seed) % 7]!, open));
    left += wide + tall * between(random, 0.18, 0.32);
  }
  return nodes;
}

function smallDoor(
  cx: number,
  foot: number,
  wide: number,
  high: number,
  colour: string,
  open: boolean,
): Node[] {
  const d = (grow: number): string => {
    const [w, h] = [(wide / 2) * grow, high * (0.94 + 0.06 * grow)];
    return `M${num(cx - w)} ${num(foot)}L${num(cx - w)} ${num(foot - h * 0.6)}C${num(cx - w * 0.9)} ${num(foot - h * 0.86)} ${num(cx - w * 0.2)} ${num(foot - h * 0.84)} ${num(cx)} ${num(foot - h)}C${num(cx + w * 0.2)} ${num(foot - h * 0.84)} ${num(cx + w * 0.9)} ${num(foot - h * 0.86)} ${num(cx + w)} ${num(foot - h * 0.6)}L${num(cx + w)} ${num(foot)}Z`;
  };
  return [
    shape(d(1.24), { fill: '#fff0d8', stroke: INK, width: 5 }),
    shape(d(1), {
      fill: open
        ? radial([cx, foot - high * 0.3], high * 0.8, '#fffef0', '#ffe27a', '#ffab3c')
        : linear([cx - wide / 2, 0], [cx + wide / 2, 0], light(colour, 0.25), shade(colour, 0.12)),
      stroke: INK,
      width: 5,
    }),
    ...(open
      ? []
      : [
          shape(`M${num(cx)} ${num(foot)}L${num(cx)} ${num(foot - high * 0.9)}`, {
            stroke: shade(colour, 0.45),
            width: 4,
          }),
          shape(ellipse(cx + wide * 0.16, foot - high * 0.36, wide * 0.07), {
            fill: '#ffd23f',
            stroke: INK,
            width: 3,
          }),
        ]),
  ];
}

function ivy({ x, y, width, height }: Box, random: Random): Node[] {
  const tones = ['', '', ''];
  for (const k of [0.015, 0.985])
    for (let i = 0; i < 60; i++) {
      const t = i / 60;
      const r = Math.min(width, height) * between(random, 0.012, 0.024);
      tones[i % 3] += ellipse(
        x + width * k + (random() - 0.5) * width * 0.1 * (1 - t * 0.3),
        y + height * t * 0.9,
        r,
        r * 0.7,
      );
    }
  return [
    shape(tones.join(''), { fill: INK, stroke: INK, width: 9 }),
    shape(tones[0]!, { fill: '#2a8f56' }),
    shape(tones[1]!, { fill: '#4fb863' }),
    shape(tones[2]!, { fill: '#8ad67a' }),
  ];
}
