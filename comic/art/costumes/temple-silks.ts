import { INK, light, shade } from '../../drawing/colour.ts';
import { blob, curve, ellipse, polygon } from '../../drawing/path.ts';
import {
  apply,
  group,
  linear,
  place,
  shape,
  type Matrix,
  type Node,
  type Point,
} from '../../drawing/tree.ts';
import { patch, ring } from '../../drawing/tube.ts';
import type { Head } from '../hero/head.ts';
import type { Wearer } from './costume.ts';
import { drawCapeOnBack } from './cape.ts';
import { dyed } from './dyed.ts';

const SAFFRON = '#ff9a1f';
const CREAM = '#ffe9ae';
const CRIMSON = '#d81e3f';
const GOLD = '#ffd23f';

/**
 * A saffron kurta, a cream dhoti, a crimson sash and a small gold mukut, as temple carvings dress their
 * helpers.
 */
export const templeSilks = dyed(CRIMSON, (dye) => ({
  girth: {
    trunk: [40, 80, 88, 84, 88, 96, 80],
    arm: [33, 39, 34, 36, 32],
    leg: [56, 70, 62, 50, 36],
  },
  arm: {
    colour: SAFFRON,
    bands: [
      { from: 0.3, to: 0.4, colour: GOLD },
      { from: 0.88, to: 1.05, colour: dye },
    ],
    endDome: 0.2,
  },
  leg: {
    colour: CREAM,
    bands: [
      { from: 0.8, to: 0.88, colour: dye },
      { from: 0.9, to: 1.05, colour: GOLD },
    ],
    endDome: 0.15,
  },
  trunk: { colour: CREAM, endDome: 0.4, bands: [{ from: -0.05, to: 0.8, colour: SAFFRON }] },
  cuff: GOLD,
  foot: (skin) => ({ colour: skin, sole: skin, bare: true }),
  behind: (wearer) => (wearer.body.pose.shut ? [] : sashTail(wearer, dye)),
  back: (wearer) => drawCapeOnBack(wearer, dye, 290, GOLD),
  chest: (wearer) => front(wearer, dye),
  overHead: (wearer) => (wearer.head.dressed ? [] : mukut(wearer, dye)),
}));

/** The sash's long end, blown away from where the child looks. */
function sashTail({ body, weights }: Wearer, dye: string): Node[] {
  const { trunk, pose } = body;
  const away = pose.turn + pose.lean * 0.02 > 0 ? -1 : 1;
  const [x, y] = trunk.point(0.2, -away * 0.7);
  const [ex, ey] = [x + away * 250, y + 120 - Math.abs(pose.lean) * 2.2];
  const d = blob(
    [
      [x, y - 30],
      [x + away * 90, y - 10],
      [x + away * 170, y + 40 - Math.abs(pose.lean)],
      [ex, ey - 70],
      [ex + away * 60, ey - 40],
      [ex + away * 20, ey + 20],
      [ex + away * 54, ey + 90],
      [ex - away * 40, ey + 70],
      [x + away * 110, y + 130 - Math.abs(pose.lean)],
      [x, y + 70],
    ],
    0.9,
  );
  return [
    shape(d, { fill: INK, stroke: INK, width: weights.outer * 1.7 }),
    shape(d, { fill: linear([x, y], [ex, ey], shade(dye, 0.35), dye) }),
    group(
      [
        shape(
          curve([
            [x, y + 50],
            [x + away * 130, y + 80 - Math.abs(pose.lean)],
            [ex + away * 10, ey + 40],
          ]),
          { stroke: shade(dye, 0.6), width: 26, opacity: 0.7 },
        ),
        shape(`M${ex + away * 44} ${ey - 90}L${ex + away * 4} ${ey + 120}`, { stroke: GOLD, width: 26 }),
        shape(
          curve([
            [x, y - 10],
            [x + away * 110, y + 16],
            [ex, ey - 40],
          ]),
          { stroke: light(dye, 0.5), width: 8 },
        ),
      ],
      { clip: d },
    ),
    shape(d, { stroke: INK, width: weights.inner }),
  ];
}

function front({ body, weights, initial }: Wearer, dye: string): Node[] {
  const { trunk, pose } = body;
  const shift = -pose.turn * 0.22;
  const line = weights.inner;
  const [wx, wy] = trunk.point(0.84, shift);
  const pleats = 'M-46 -26L46 -26C66 40 70 110 54 168C30 184 -30 184 -54 168C-70 110 -66 40 -46 -26Z';
  const across: Point[] = [-0.02, 0.2, 0.42, 0.62, 0.78].map((t, i) =>
    trunk.point(t, 0.72 + shift - i * 0.36),
  );
  const under: Point[] = [0.2, 0.38, 0.58, 0.78].map((t, i) => trunk.point(t, 0.98 + shift - i * 0.36));
  const sash = `${polygon([...across, ...under.toReversed()])}`;
  const kneesUp = pose.legs.every(({ thigh }) => Math.sin((thigh * Math.PI) / 180) < 0);
  return [
    ...(kneesUp
      ? []
      : [
          group(
            [
              shape(pleats, { fill: CREAM, stroke: INK, width: line }),
              group(
                [
                  shape('M-70 146L70 146', { stroke: dye, width: 24 }),
                  shape('M-24 -20C-30 60 -32 110 -28 190M0 -20L0 190M24 -20C30 60 32 110 28 190', {
                    stroke: '#b98a4a',
                    width: line * 0.9,
                  }),
                ],
                { clip: pleats },
              ),
              shape(pleats, { stroke: INK, width: line }),
            ],
            { matrix: place(wx, wy, pose.lean * 0.6) },
          ),
        ]),
    shape(sash, { fill: dye, stroke: INK, width: line * 1.1 }),
    shape(
      curve([0.02, 0.24, 0.46, 0.66].map((t, i) => trunk.point(t, 0.72 + shift - 0.09 - i * 0.36 + 0.14))),
      { stroke: light(dye, 0.45), width: 6, opacity: 0.8 },
    ),
    shape(patch(trunk, 0.72, 0.83, -1.04, 1.04), { fill: dye, stroke: INK, width: line * 1.1 }),
    shape(ring(trunk, 0.775, -0.95, 0.95), { stroke: GOLD, width: 8 }),
    shape(ellipse(...trunk.point(0.8, shift), 25, 23), { fill: GOLD, stroke: INK, width: line }),
    shape(ellipse(...trunk.point(0.8, shift), 11, 10), { fill: dye, stroke: INK, width: line * 0.6 }),
    shape(
      curve([trunk.point(0.02, -0.62 + shift), trunk.point(0.17, shift), trunk.point(0.02, 0.62 + shift)]),
      { stroke: INK, width: 20 + line },
    ),
    shape(
      curve([trunk.point(0.02, -0.62 + shift), trunk.point(0.17, shift), trunk.point(0.02, 0.62 + shift)]),
      { stroke: GOLD, width: 17 },
    ),
    pendant(trunk.point(0.27, shift), pose.lean, initial, line, dye),
  ];
}

function pendant([x, y]: Point, turn: number, initial: string, inner: number, dye: string): Node {
  return group(
    [
      shape(ellipse(0, 0, 31), { fill: GOLD, stroke: INK, width: inner }),
      shape(ellipse(0, 0, 23), { fill: '#fff1b8' }),
      ...(initial ? [group([shape(initial, { fill: dye })], { matrix: place(0, 0, 0, 0.3) })] : []),
    ],
    { matrix: place(x, y, turn) },
  );
}

/**
 * A mukut of one tall petal between two low ones. It sits on the hair, or stands upright on the ground beside
 * a sleeping child.
 */
function mukut({ head, body, weights }: Wearer, dye: string): Node[] {
  const line = weights.inner;
  const crown =
    'M-152 18C-162 -20 -158 -52 -146 -82C-122 -62 -104 -58 -88 -62C-76 -104 -44 -128 -14 -196C-10 -204 10 -204 14 -196C44 -128 76 -104 88 -62' +
    'C104 -58 122 -62 146 -82C158 -52 162 -20 152 18C90 -6 -90 -6 -152 18Z';
  const band =
    'M-158 26C-164 6 -164 -10 -158 -22C-90 -48 90 -48 158 -22C164 -10 164 6 158 26C92 0 -92 0 -158 26Z';
  const jewels = [-118, -62, 62, 118].map((x) => ellipse(x, -12 - (1 - (x / 150) ** 2) * 12 + 6, 11));
  const petal = 'M0 -150C30 -112 34 -84 0 -52C-34 -84 -30 -112 0 -150Z';
  return [
    group(
      [
        shape(crown + ellipse(0, -212, 22), { fill: INK, stroke: INK, width: weights.outer * 1.5 }),
        shape(ellipse(0, -212, 21), { fill: GOLD, stroke: INK, width: line }),
        shape(crown, { fill: linear([-150, -100], [150, 0], '#fff0a0', GOLD, '#f09a1c') }),
        group(
          [
            shape('M40 -220C70 -120 110 -80 120 40L220 40L220 -220Z', { fill: '#b3541a', opacity: 0.3 }),
            shape(
              curve([
                [-74, -66],
                [-40, -110],
                [-14, -160],
              ]),
              { stroke: '#ffffff', width: 9, opacity: 0.8 },
            ),
          ],
          { clip: crown },
        ),
        shape(crown, { stroke: INK, width: line }),
        shape(band, { fill: '#ffbe2e', stroke: INK, width: line }),
        ...(body.pose.back
          ? []
          : [
              shape(petal, { fill: dye, stroke: INK, width: line }),
              shape(
                curve([
                  [-10, -110],
                  [-12, -96],
                  [-6, -84],
                ]),
                { stroke: '#ffb3b8', width: 6 },
              ),
              ...jewels.map((d, i) =>
                shape(d, { fill: i % 2 ? '#1fb58a' : dye, stroke: INK, width: line * 0.7 }),
              ),
              shape(ellipse(0, -18, 13), { fill: '#1fb58a', stroke: INK, width: line * 0.7 }),
            ]),
      ],
      { matrix: body.pose.shut ? beside(head, body.pose.tilt) : onHair(head) },
    ),
  ];
}

function onHair({ brow }: Head): Matrix {
  return place(brow.at[0], brow.at[1] + 6, 0, (brow.width / 276) * 1.06);
}

/** Moves the mukut past the hair of a head that lies on its side, and turns it upright again. */
function beside(head: Head, tilt: number): Matrix {
  const [x, y] = apply(place(0, 0, -tilt), [Math.sign(tilt) * (head.reach + 440), 120]);
  return place(x, y, -tilt, (head.brow.width / 276) * 0.9);
}
