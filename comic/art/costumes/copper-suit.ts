import { INK, light, shade } from '../../drawing/colour.ts';
import { curve, ellipse, rect } from '../../drawing/path.ts';
import { group, linear, place, shape, type Node, type Point } from '../../drawing/tree.ts';
import { patch, ring } from '../../drawing/tube.ts';
import { drawGear } from '../props/gears.ts';
import type { Wearer } from './costume.ts';
import { dyed } from './dyed.ts';

const BLUE = '#2f6df6';
const COPPER = '#e07f45';
const BRASS = '#ffc93d';
const PATINA = '#1fb89a';
const LEATHER = '#7a4630';

/**
 * A helper's suit made at home: blue overalls, a copper pot for a vest, gears on the shoulders, a saucepan
 * for a hat.
 */
export const copperSuit = dyed(BLUE, (dye) => ({
  girth: {
    trunk: [58, 100, 114, 114, 110, 102, 72],
    arm: [37, 42, 37, 44, 42],
    leg: [52, 55, 50, 52, 46],
  },
  arm: {
    colour: dye,
    bands: [
      { from: 0.52, to: 0.6, colour: BRASS },
      { from: 0.6, to: 0.92, colour: COPPER },
      { from: 0.92, to: 1.05, colour: BRASS },
    ],
    seams: [0.76],
    endDome: 0.2,
  },
  leg: {
    colour: dye,
    bands: [
      { from: 0.36, to: 0.41, colour: BRASS },
      { from: 0.41, to: 0.6, colour: COPPER },
      { from: 0.6, to: 0.65, colour: BRASS },
    ],
  },
  trunk: { colour: dye, endDome: 0.4, bands: [{ from: -0.05, to: 0.76, colour: COPPER }] },
  glove: PATINA,
  foot: { colour: COPPER, sole: '#4a2a3a', cuff: BRASS },
  behind: boiler,
  chest: front,
  collar: shoulders,
  overHead: (wearer) => (wearer.head.dressed ? [] : saucepan(wearer)),
}));

/** A water pot with a whistle, worn on the back. */
function boiler({ body, weights }: Wearer): Node[] {
  const { trunk, pose } = body;
  const [x, y] = trunk.point(0.3, 0);
  const away = pose.turn > 0 ? -1 : 1;
  const pot =
    'M-100 -70C-150 -10 -150 90 -80 130L80 130C150 90 150 -10 100 -70C84 -86 84 -96 100 -110L-100 -110C-84 -96 -84 -86 -100 -70Z';
  const pipe = `M${away * 70} -100C${away * 80} -160 ${away * 150} -130 ${away * 156} -190`;
  return [
    group(
      [
        shape(pipe, { stroke: INK, width: 34 + weights.outer * 1.7 }),
        shape(pipe, { stroke: BRASS, width: 32 }),
        shape(rect(away * 156 - 28, -216, 56, 30, 8), {
          fill: BRASS,
          stroke: INK,
          width: weights.inner * 1.4,
        }),
        shape(pot, { fill: INK, stroke: INK, width: weights.outer * 1.7 }),
        shape(pot, {
          fill: linear([-140, 0], [140, 0], light(COPPER, 0.4), COPPER, shade(COPPER, 0.45)),
          stroke: INK,
          width: weights.inner,
        }),
        group([shape('M-200 30L200 30', { stroke: BRASS, width: 16 })], { clip: pot }),
      ],
      { matrix: place(x + away * 26, y, pose.lean, 1.12) },
    ),
  ];
}

function front({ body, weights, initial }: Wearer): Node[] {
  const { trunk, pose } = body;
  const shift = -pose.turn * 0.2;
  const line = weights.inner;
  const rivets = [-0.78, -0.4, 0, 0.4, 0.78].flatMap((u) => [
    trunk.point(0.12 + 0.05 * (1 - u * u), u),
    trunk.point(0.66 + 0.04 * (1 - u * u), u),
  ]);
  const [px, py] = trunk.point(0.42, shift);
  return [
    shape(ring(trunk, 0.2, -1, 1) + ring(trunk, 0.6, -1, 1), { stroke: shade(COPPER, 0.5), width: line }),
    shape(rivets.map(([x, y]) => ellipse(x, y, 7)).join(''), { fill: BRASS, stroke: INK, width: line * 0.6 }),
    shape(patch(trunk, 0.24, 0.56, -0.86 + shift * 0.4, -0.72 + shift * 0.4, 0), {
      fill: '#fff3d6',
      opacity: 0.8,
    }),
    plate([px, py], pose.lean, initial, line),
    ...patched(trunk.point(0.5, 0.66 + shift * 0.5), pose.lean, line),
    shape(patch(trunk, 0.73, 0.86, -1.04, 1.04), { fill: LEATHER, stroke: INK, width: line * 1.2 }),
    shape(ring(trunk, 0.755, -0.95, 0.95) + ring(trunk, 0.835, -0.95, 0.95), { stroke: '#c98a5a', width: 4 }),
    ...drawGear(...trunk.point(0.83, shift), 42, 9, BRASS, line),
    ...tool(trunk.point(0.8, -0.72), pose.lean, line),
  ];
}

/** A stamped name plate, screwed on a little crooked. */
function plate([x, y]: Point, lean: number, initial: string, line: number): Node {
  return group(
    [
      shape(rect(-52, -42, 104, 84, 14), {
        fill: linear([-50, -40], [50, 40], '#fff0b0', BRASS, '#dc8f24'),
        stroke: INK,
        width: line,
      }),
      shape(rect(-40, -31, 80, 62, 8), { fill: '#2a3f8f', stroke: INK, width: line * 0.7 }),
      shape(
        [
          [-46, -36],
          [46, -36],
          [-46, 36],
          [46, 36],
        ]
          .map(([a, b]) => ellipse(a!, b!, 5))
          .join(''),
        { fill: LEATHER },
      ),
      ...(initial ? [group([shape(initial, { fill: '#ffffff' })], { matrix: place(0, 0, 0, 0.48) })] : []),
    ],
    { matrix: place(x, y, lean - 4) },
  );
}

/** A patch of old tin, riveted over a hole. */
function patched([x, y]: Point, lean: number, line: number): Node[] {
  return [
    group(
      [
        shape(rect(-22, -22, 44, 44, 6), { fill: PATINA, stroke: INK, width: line * 0.8 }),
        shape(
          [
            [-14, -14],
            [14, -14],
            [-14, 14],
            [14, 14],
          ]
            .map(([a, b]) => ellipse(a!, b!, 4))
            .join(''),
          { fill: '#ffffff' },
        ),
      ],
      { matrix: place(x, y, lean + 10) },
    ),
  ];
}

/** A screwdriver through a loop of the belt. */
function tool([x, y]: Point, lean: number, line: number): Node[] {
  return [
    group(
      [
        shape(rect(-6, 6, 12, 62, 4), { fill: '#cfd8e6', stroke: INK, width: line * 0.9 }),
        shape(rect(-13, -54, 26, 56, 10), { fill: '#ff5a3c', stroke: INK, width: line }),
        shape('M-4 -46L-4 -10', { stroke: '#ffc2ae', width: 5 }),
        shape(rect(-20, -4, 40, 18, 6), { fill: LEATHER, stroke: INK, width: line }),
      ],
      { matrix: place(x, y, lean + 8) },
    ),
  ];
}

/** A rolled rim round the neck, and a gear over each shoulder. */
function shoulders({ body, weights }: Wearer): Node[] {
  const line = weights.inner;
  const [x, y] = body.neck;
  return [
    ...body.arms.flatMap((limb) => drawGear(...limb.limb.point(0.06, 0), 50, 10, BRASS, line * 1.1)),
    group(
      [
        shape(ellipse(0, 0, 92, 30), { fill: INK, stroke: INK, width: line * 1.6 }),
        shape(ellipse(0, 0, 90, 28), { fill: linear([-90, 0], [90, 0], '#fff0b0', BRASS, '#d98a2a') }),
        shape(ellipse(0, -5, 70, 18), { fill: '#5a2c2e', stroke: INK, width: line * 0.8 }),
      ],
      { matrix: place(x, y + 4, body.pose.lean * 0.8) },
    ),
  ];
}

/** An upturned saucepan, handle to one side, with a spoon for a feather. */
function saucepan({ head, weights }: Wearer): Node[] {
  const line = weights.inner;
  const pan =
    'M-164 10C-174 -60 -150 -136 -96 -152C-40 -164 40 -164 96 -152C150 -136 174 -60 164 10C96 -18 -96 -18 -164 10Z';
  const rim =
    'M-178 26C-186 8 -184 -8 -176 -18C-96 -46 96 -46 176 -18C184 -8 186 8 178 26C96 -4 -96 -4 -178 26Z';
  const handle = 'M150 -86L276 -128C302 -136 312 -106 288 -94L160 -46Z';
  const spoon =
    'M-74 -140C-90 -176 -104 -196 -114 -210C-146 -236 -152 -280 -124 -290C-94 -298 -80 -258 -92 -224C-84 -206 -66 -178 -50 -146Z';
  return [
    group(
      [
        shape(pan + rim + handle + spoon, { fill: INK, stroke: INK, width: weights.outer * 1.6 }),
        shape(spoon, {
          fill: linear([-150, -290], [-60, -150], '#ffffff', '#cdd6e6', '#8f9dbb'),
          stroke: INK,
          width: line,
        }),
        shape(handle, { fill: LEATHER, stroke: INK, width: line }),
        shape(ellipse(280, -113, 9), { fill: '#2a1830' }),
        shape(pan, {
          fill: linear([-160, -120], [160, 0], light(COPPER, 0.45), COPPER, shade(COPPER, 0.35)),
        }),
        group(
          [
            shape('M60 -220C140 -150 150 -60 130 40L260 40L260 -220Z', {
              fill: shade(COPPER, 0.8),
              opacity: 0.3,
            }),
            shape(
              curve([
                [-136, -60],
                [-126, -124],
                [-80, -156],
              ]),
              { stroke: '#ffffff', width: 18, opacity: 0.8 },
            ),
          ],
          { clip: pan },
        ),
        shape(pan, { stroke: INK, width: line }),
        shape(rim, { fill: BRASS, stroke: INK, width: line }),
        shape([-130, -66, 0, 66, 130].map((x) => ellipse(x, -12 - (1 - (x / 170) ** 2) * 8, 9)).join(''), {
          fill: COPPER,
          stroke: INK,
          width: line * 0.7,
        }),
      ],
      { matrix: place(head.brow.at[0], head.brow.at[1] - 4, -3, (head.brow.width / 276) * 1.02) },
    ),
  ];
}
