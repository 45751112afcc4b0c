import { INK, mix, shade } from '../../drawing/colour.ts';
import { cornerFade, halftone } from '../../drawing/halftone.ts';
import { ellipse, num, sparkle } from '../../drawing/path.ts';
import { between, seeded, type Random } from '../../drawing/random.ts';
import { group, linear, shape, type Box, type Node } from '../../drawing/tree.ts';
import { lawn } from './forest-path.ts';
import { fireflies, hills, hours, skyAt, type Hour } from './hours.ts';
import type { DrawPlace, PlacePart } from './place.ts';
import { cloudBank, glow, rays } from './sky.ts';
import { temple } from './temple.ts';

/** The mountain: its face, its herbs, and the gap that has to be crossed. */

/** A river of clouds between two cliffs, the temple small on the far side. */
export const chasm: DrawPlace = (area, seed) => {
  const random = seeded(`chasm ${seed}`);
  const { x, y, width, height } = area;
  const hour = hours.dusk;
  const top = y + height * 0.74;
  const far = y + height * 0.62;
  return {
    back: [
      ...skyAt(area, hour, [0.6, 0.36], random),
      hills(area, y + height * 0.66, height * 0.3, hour.hills[0], random),
      temple(x + width * 0.86, far + 4, Math.min(width, height) * 0.24),
      ...clouds(area, hour, 0.74, random),
      ...cliff(area, 0.74, 1.1, far, hour, random),
      ...clouds(area, hour, 0.92, random),
      ...cliff(area, -0.1, 0.5, top, hour, random),
      ...ropeEnd(x + width * 0.455, top, Math.min(width, height) * 0.08),
      ...halftone(area, 26, '#5b2f8c', cornerFade([x, y], Math.min(width, height) * 0.6), 0.4),
    ],
    front: [],
    light: hour.light,
  };
};

/** The near end of a rope bridge that is gone: two posts and a rope over the edge. */
function ropeEnd(cx: number, top: number, unit: number): Node[] {
  const rope = `M${cx - unit} ${top - unit * 0.9}C${cx - unit * 0.2} ${top - unit * 0.5} ${cx + unit * 0.5} ${top - unit * 0.7} ${cx + unit * 0.5} ${top + unit * 0.1}C${cx + unit * 0.5} ${top + unit * 0.9} ${cx + unit * 0.9} ${top + unit * 1.2} ${cx + unit * 0.7} ${top + unit * 1.9}`;
  const frayed = [-0.25, 0, 0.25]
    .map((k) => `M${cx + unit * 0.7} ${top + unit * 1.85}L${cx + unit * (0.7 + k)} ${top + unit * 2.3}`)
    .join('');
  const posts = [-1, -0.55]
    .map(
      (k) =>
        `M${cx + unit * (k - 0.1)} ${top + unit * 0.1}L${cx + unit * (k - 0.07)} ${top - unit * 1.2}L${cx + unit * (k + 0.11)} ${top - unit * 1.2}L${cx + unit * (k + 0.12)} ${top + unit * 0.1}Z`,
    )
    .join('');
  return [
    shape(posts, { fill: '#9a6a48', stroke: INK, width: 6 }),
    shape(rope + frayed, { stroke: INK, width: unit * 0.16 + 10 }),
    shape(rope, { stroke: '#e8b46a', width: unit * 0.16 }),
    shape(frayed, { stroke: '#e8b46a', width: unit * 0.08 }),
  ];
}

/** The chasm from far down inside it: two walls, and the sky between them. */
export const gorge: DrawPlace = (area, seed) => {
  const random = seeded(`gorge ${seed}`);
  const { x, y, width, height } = area;
  const hour = hours.dusk;
  const unit = Math.min(width, height);
  return {
    back: [
      ...skyAt(area, hour, [0.5, 0.3], random),
      shape(rays(x + width * 0.5, y + height * 0.3, Math.hypot(width, height) * 0.62, 26, `gorge ${seed}`), {
        fill: '#fff6cf',
        opacity: 0.34,
      }),
      temple(x + width * 0.9, y + height * 0.585, unit * 0.16),
      ...cliff(area, 0.74, 1.2, y + height * 0.58, hour, random),
      ...cliff(area, -0.2, 0.27, y + height * 0.66, hour, random),
      ...clouds(area, hour, 0.93, random),
      ...halftone(area, 26, '#5b2f8c', cornerFade([x, y], unit * 0.5), 0.4),
    ],
    front: [],
    light: hour.light,
  };
};

/** Evening over the clouds, seen from the edge of the rock. A person stands on it at 0.93 of the height. */
export const brink: DrawPlace = (area, seed) => {
  const { y, height } = area;
  const { back, light } = cloudSea(area, seed);
  const rock = cliff(area, -0.1, 1.1, y + height * 0.925, hours.dusk, seeded(`brink ${seed}`));
  return { back: [...back, ...rock], front: [], light };
};

/** Nothing but evening and clouds below. */
export const cloudSea: DrawPlace = (area, seed) => {
  const random = seeded(`cloud sea ${seed}`);
  const { x, y, width, height } = area;
  const hour = hours.dusk;
  const reach = Math.hypot(width, height);
  return {
    back: [
      ...skyAt(area, hour, [0.5, 0.4], random),
      shape(rays(x + width * 0.5, y + height * 0.4, reach * 0.7, 30, `sea ${seed}`), {
        fill: '#fff6cf',
        opacity: 0.28,
      }),
      glow(x + width * 0.5, y + height * 0.4, reach * 0.4, '#fff6d0', 0.9),
      ...clouds(area, hour, 0.8, random),
      ...clouds(area, hour, 0.95, random),
      ...halftone(area, 26, '#5b2f8c', cornerFade([x + width, y + height], reach * 0.4), 0.35),
    ],
    front: clouds(area, { ...hour, cloud: '#fff7ea' }, 0.98, random),
    light: hour.light,
  };
};

/** A wall of rock with handholds, the forest far below. */
export const cliffFace: DrawPlace = (area, seed) => {
  const random = seeded(`cliff face ${seed}`);
  const { y, height } = area;
  const hour = hours.dusk;
  return {
    back: [
      ...skyAt(area, hour, [0.2, 0.4], random),
      hills(area, y + height * 0.92, height * 0.16, hour.hills[0], random),
      hills(area, y + height * 0.98, height * 0.14, hour.hills[2], random),
      ...cliff(area, 0.36, 1.2, y - 60, hour, random),
    ],
    front: [],
    light: hour.light,
  };
};

/** The Mountain of Herbs: every leaf on it glows a little. */
const herbs =
  (hour: Hour): DrawPlace =>
  (area, seed) => {
    const random = seeded(`herbs ${seed}`);
    const { y, height } = area;
    const ground = y + height * 0.66;
    const growing = glowing(area, ground, random);
    return {
      back: [
        ...skyAt(area, hour, [0.4, 0.36], random),
        ...peaks(area, ground, hour, random),
        ...clouds({ ...area, height: height * 0.8 }, hour, 0.82, random),
        ...lawn(area, ground, hour, seed),
        ...(hour.dark ? fireflies(area, random) : []),
      ],
      growing,
      front: [],
      light: hour.light,
    };
  };

export const herbDawn = herbs(hours.dawn);
export const herbNight = herbs(hours.night);

function peaks({ x, width, height }: Box, ground: number, hour: Hour, random: Random): Node[] {
  return hour.hills.slice(0, 2).map((colour, layer) => {
    let d = `M${x - 30} ${ground + 30}`;
    for (let i = 0; i <= 7; i++) {
      const peak = i % 2 ? between(random, 0.24, 0.44) - layer * 0.12 : between(random, 0.04, 0.12);
      d += `L${num(x + width * (i / 6 - layer * 0.09))} ${num(ground - height * peak)}`;
    }
    return shape(`${d}L${x + width + 30} ${ground + 30}Z`, { fill: colour });
  });
}

function glowing({ x, y, width, height }: Box, ground: number, random: Random): PlacePart[] {
  const herbs: PlacePart[] = [];
  for (let i = 0; i < 15; i++) {
    const k = i / 14;
    const [hx, hy] = [x + width * ((i * 0.381) % 1), ground + (y + height - ground) * (0.06 + k * 0.86)];
    const r = Math.min(width, height) * (0.02 + k * 0.03);
    const colour = ['#c9fff0', '#fff3a8', '#ffd0ec'][i % 3]!;
    const blades = [-0.9, -0.35, 0.2, 0.75].map((lean) => {
      const [tx, ty] = [hx + lean * r, hy - r * (1.5 - Math.abs(lean) * 0.5)];
      return `M${num(hx)} ${num(hy)}Q${num(hx + lean * r * 0.1)} ${num(hy - r)} ${num(tx)} ${num(ty)}Q${num(hx + lean * r * 0.9)} ${num(hy - r * 0.4)} ${num(hx)} ${num(hy)}Z`;
    });
    const nodes = [
      glow(hx, hy - r * 0.8, r * 2.2, colour, 0.75),
      shape(blades.join(''), { fill: mix('#2f9a78', colour, 0.35), stroke: INK, width: 3.5 }),
      shape(sparkle(hx + r * (random() - 0.5), hy - r * 1.7, r * 0.5), { fill: '#ffffff' }),
    ];
    herbs.push({
      node: group(nodes),
      box: { x: hx - r * 0.9, y: hy - r * 1.6, width: r * 1.8, height: r * 1.6 },
    });
  }
  return herbs;
}

function clouds({ x, y, width, height }: Box, hour: Hour, k: number, random: Random): Node[] {
  const base = y + height * k;
  const lift = Math.min(width, height) * 0.16;
  const bank = [0, 1, 2]
    .map((i) => cloudBank(x + width * (i * 0.36 - 0.14), base + lift, width * 0.56, lift * 1.5, random))
    .join('');
  return [
    shape(
      `${bank}M${x - 40} ${base + lift * 0.6}L${x + width + 40} ${base + lift * 0.6}L${x + width + 40} ${y + height + 60}L${x - 40} ${y + height + 60}Z`,
      { fill: linear([0, base - lift], [0, y + height], hour.cloud, mix(hour.cloud, hour.hills[0], 0.8)) },
    ),
  ];
}

/** A block of rock from `left` to `right` of the area's width, grass on its top. */
function cliff(area: Box, left: number, right: number, top: number, hour: Hour, random: Random): Node[] {
  const { x, y, width, height } = area;
  const [x0, x1] = [x + width * left, x + width * right];
  const bottom = y + height + 40;
  const deep = bottom - top;
  const ragged = (edge: number, sign: number): string => {
    const down = [0.1, 0.24, 0.4, 0.55, 0.72, 0.9].map(
      (k, i) => `${num(edge + sign * width * (0.012 + 0.05 * k + (i % 2) * 0.03))} ${num(top + deep * k)}`,
    );
    return (sign > 0 ? down.toReversed() : down).join('L');
  };
  const d = `M${num(x0)} ${num(top)}L${num(x1)} ${num(top)}L${ragged(x1, -1)}L${num(x1)} ${num(bottom)}L${num(x0)} ${num(bottom)}L${ragged(x0, 1)}Z`;
  const cracks = Array.from({ length: 9 }, (_, i) => {
    const [cx, cy] = [x0 + (x1 - x0) * between(random, 0.1, 0.9), top + deep * ((i + 0.7) / 9.5)];
    const reach = Math.min(width, height) * between(random, 0.05, 0.12);
    return `M${num(cx - reach)} ${num(cy)}L${num(cx)} ${num(cy + reach * 0.14)}L${num(cx + reach * 0.2)} ${num(cy + reach * 0.5)}M${num(cx)} ${num(cy + reach * 0.14)}L${num(cx + reach)} ${num(cy - reach * 0.08)}`;
  }).join('');
  const turf = Math.min(width, height) * 0.035;
  let grass = '';
  for (let gx = x0; gx <= x1; gx += turf * 1.5)
    grass += ellipse(gx, top, turf * between(random, 0.9, 1.3), turf * 0.7);
  return [
    shape(d, { fill: linear([x0, top], [x1, bottom], ...hour.stone), stroke: INK, width: 7 }),
    group(
      [
        shape(cracks, { stroke: shade(hour.stone[1], 0.5), width: 8, opacity: 0.75 }),
        shape(
          `M${num(x1 - (x1 - x0) * 0.24)} ${num(top)}L${num(x1 + 40)} ${num(top)}L${num(x1 + 40)} ${num(bottom)}L${num(x1 - (x1 - x0) * 0.12)} ${num(bottom)}Z`,
          {
            fill: '#2a0f4a',
            opacity: 0.22,
          },
        ),
      ],
      { clip: d },
    ),
    shape(grass, { fill: INK, stroke: INK, width: 10 }),
    shape(grass, { fill: hour.ground[0] }),
  ];
}
