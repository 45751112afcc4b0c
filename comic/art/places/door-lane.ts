import { INK, light, shade } from '../../drawing/colour.ts';
import { cornerFade, halftone } from '../../drawing/halftone.ts';
import { ellipse, num, polygon, rect } from '../../drawing/path.ts';
import { between, seeded, type Random } from '../../drawing/random.ts';
import { linear, radial, shape, type Box, type Node, type Point } from '../../drawing/tree.ts';
import { cloudBank, glow, gradientSky, rays } from './sky.ts';
import type { DrawPlace, Place } from './place.ts';

/** Colours of the garden's doors. */
export const PAINTS = ['#e8578f', '#2fa3a0', '#f2913c', '#7a5cd0', '#3f7fe0', '#d8445a', '#8cbf3f'];

/** A lane between high hedges with doors in both of them, all shut. */
export const doorLane: DrawPlace = (area, seed) => lane(area, seed, false);
/** The same lane with light in every door. */
export const doorLaneOpen: DrawPlace = (area, seed) => lane(area, seed, true);

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
        hedgeDoor(k, t, on, PAINTS[(i * 2 + (k > 0 ? 3 : 0) + seed) % 7]!, open),
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
      ...halftone(area, 28, '#0d5a48', cornerFade([x + width - 90, y + 90], size * 0.6), 0.4),
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
