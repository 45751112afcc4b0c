import { INK, light, shade } from '../../drawing/colour.ts';
import { ellipse, num, polygon, rect } from '../../drawing/path.ts';
import { seeded } from '../../drawing/random.ts';
import { group, linear, shape, type Node } from '../../drawing/tree.ts';
import { cloudBank, glow, gradientSky, rays } from './sky.ts';

const STEEL = '#5f9fb0';

/**
 * A steel almirah standing on `foot`. Its doors are shut; when ajar, they show the daylight of another place.
 */
export function almirah(cx: number, foot: number, tall: number, ajar: boolean): Node[] {
  const wide = tall * 0.52;
  const left = cx - wide / 2;
  return [
    shape(ellipse(cx, foot, wide * 0.62, tall * 0.03), { fill: '#3a0f3a', opacity: 0.35 }),
    shape(rect(left, foot - tall, wide, tall, 14), {
      fill: linear([left, 0], [left + wide, 0], light(STEEL, 0.45), STEEL, shade(STEEL, 0.35)),
      stroke: INK,
      width: 8,
    }),
    shape(`M${num(cx)} ${num(foot - tall * 0.97)}L${num(cx)} ${num(foot - tall * 0.06)}`, {
      stroke: INK,
      width: ajar ? 34 : 6,
    }),
    ...(ajar
      ? [
          shape(`M${num(cx)} ${num(foot - tall * 0.96)}L${num(cx)} ${num(foot - tall * 0.06)}`, {
            stroke: '#c8f58a',
            width: 22,
          }),
          glow(cx, foot - tall * 0.5, tall * 0.4, '#e6ffb0', 0.7),
        ]
      : []),
    shape(rect(left + wide * 0.1, foot - tall * 0.9, wide * 0.3, tall * 0.5, 6), {
      fill: '#d8f3f5',
      stroke: INK,
      width: 6,
    }),
    shape(
      `M${num(left + wide * 0.14)} ${num(foot - tall * 0.6)}L${num(left + wide * 0.34)} ${num(foot - tall * 0.84)}`,
      { stroke: '#ffffff', width: 12, opacity: 0.9 },
    ),
    shape(rect(cx + wide * 0.06, foot - tall * 0.52, wide * 0.06, tall * 0.12, 8), {
      fill: '#ffcf4a',
      stroke: INK,
      width: 5,
    }),
    shape(rect(left - 6, foot - tall * 0.05, wide + 12, tall * 0.05, 6), {
      fill: shade(STEEL, 0.5),
      stroke: INK,
      width: 6,
    }),
  ];
}

/**
 * Doors flung wide: shawls to the left and right, and between them a hill and a sky that do not belong here.
 */
export function openAlmirah(cx: number, foot: number, tall: number, seed: number): Node[] {
  const wide = tall * 0.62;
  const [left, top] = [cx - wide / 2, foot - tall];
  const inside = rect(left, top, wide, tall * 0.95, 10);
  const shawls = [
    [0, '#27b57c'],
    [0.1, '#e2566b'],
    [0.78, '#ffb84a'],
    [0.89, '#8e5bd0'],
  ] as const;
  const random = seeded(`almirah ${seed}`);
  const door = (edge: number, side: number): Node[] => [
    shape(
      polygon([
        [edge, top],
        [edge + side * wide * 0.42, top - tall * 0.04],
        [edge + side * wide * 0.42, foot + tall * 0.05],
        [edge, foot - tall * 0.03],
      ]),
      {
        fill: linear([edge, 0], [edge + side * wide * 0.42, 0], shade(STEEL, 0.25), light(STEEL, 0.3)),
        stroke: INK,
        width: 8,
      },
    ),
  ];
  return [
    glow(cx, foot - tall * 0.5, tall * 0.95, '#fff6c0', 0.9),
    group(
      [
        gradientSky({ x: left, y: top, width: wide, height: tall }, '#3fb0ea', '#a8e6ee', '#fff0c0'),
        shape(rays(cx, foot - tall * 0.4, tall, 20, `almirah ${seed}`, 0.5), {
          fill: '#ffffff',
          opacity: 0.4,
        }),
        shape(cloudBank(left + wide * 0.2, top + tall * 0.36, wide * 0.6, tall * 0.12, random), {
          fill: '#ffffff',
        }),
        ...farCastle(cx, foot - tall * 0.32, wide * 0.3),
        shape(
          `M${num(left)} ${num(foot - tall * 0.32)}C${num(cx - wide * 0.1)} ${num(foot - tall * 0.44)} ${num(cx + wide * 0.2)} ${num(foot - tall * 0.24)} ${num(left + wide)} ${num(foot - tall * 0.36)}L${num(left + wide)} ${num(foot)}L${num(left)} ${num(foot)}Z`,
          { fill: linear([0, foot - tall * 0.4], [0, foot], '#b4ea6a', '#3fae5f') },
        ),
        ...shawls.map(([k, colour]) => {
          const sx = left + wide * k;
          return shape(
            `M${num(sx)} ${num(top)}L${num(sx + wide * 0.13)} ${num(top)}C${num(sx + wide * 0.1)} ${num(top + tall * 0.3)} ${num(sx + wide * 0.15)} ${num(top + tall * 0.5)} ${num(sx + wide * 0.12)} ${num(top + tall * 0.74)}L${num(sx - wide * 0.02)} ${num(top + tall * 0.72)}Z`,
            {
              fill: linear([sx, 0], [sx + wide * 0.13, 0], light(colour, 0.3), colour, shade(colour, 0.35)),
              stroke: INK,
              width: 6,
            },
          );
        }),
        shape(grass(left, foot, wide, tall), { fill: '#1f8f4e' }),
      ],
      { clip: inside },
    ),
    shape(inside, { stroke: INK, width: 26 }),
    shape(inside, { stroke: STEEL, width: 14 }),
    ...door(left, -1),
    ...door(left + wide, 1),
  ];
}

function grass(left: number, foot: number, wide: number, tall: number): string {
  return Array.from({ length: 11 }, (_, i) => {
    const gx = left + (wide * (i + 0.5)) / 11;
    return polygon([
      [gx - wide * 0.05, foot],
      [gx + ((i % 3) - 1) * wide * 0.04, foot - tall * (0.1 + (i % 3) * 0.03)],
      [gx + wide * 0.05, foot],
    ]);
  }).join('');
}

/** Three towers on the horizon, in the colours of far away. */
function farCastle(cx: number, foot: number, wide: number): Node[] {
  const towers = [
    [-0.42, 0.5],
    [0.4, 0.62],
    [0, 0.95],
  ] as const;
  return [
    shape(rect(cx - wide * 0.5, foot - wide * 0.3, wide, wide * 0.4), { fill: '#f7dfe6' }),
    ...towers.flatMap(([k, high]) => {
      const [tx, top] = [cx + wide * k, foot - wide * high];
      return [
        shape(rect(tx - wide * 0.11, top, wide * 0.22, wide * (high + 0.1)), { fill: '#fbeef0' }),
        shape(
          polygon([
            [tx - wide * 0.16, top],
            [tx, top - wide * 0.36],
            [tx + wide * 0.16, top],
          ]),
          { fill: '#e88aae' },
        ),
      ];
    }),
  ];
}
