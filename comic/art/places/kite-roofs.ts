import { INK, mix, shade } from '../../drawing/colour.ts';
import { blob, curve, ellipse, num, polygon, rect } from '../../drawing/path.ts';
import { between, type Random } from '../../drawing/random.ts';
import { group, linear, place, shape, type Box, type Node } from '../../drawing/tree.ts';

export interface RoofTone {
  rail: string;
  wall: string;
  hole: string;
  floor: string;
  foot: string;
}

const DAY_ROOF: RoofTone = {
  rail: '#ffe0b3',
  wall: '#d98872',
  hole: '#8f4a68',
  floor: '#e59a78',
  foot: '#a85a6a',
};

/** The roof that the panel stands on: a carved parapet and warm tiles. */
export function terrace({ x, y, width, height }: Box, random: Random, tone: RoofTone = DAY_ROOF): Node[] {
  const floor = y + height * 0.95;
  const top = floor - Math.min(width, height) * 0.055;
  const gap = Math.max(70, Math.min(width, height) / 15);
  let holes = '';
  for (let left = x - 30; left < x + width + 40; left += gap) {
    const middle = left + gap / 2;
    holes += `M${num(middle - gap * 0.26)} ${num(floor - 8)}L${num(middle - gap * 0.26)} ${num(top + 30)}Q${num(middle)} ${num(top - 8)} ${num(middle + gap * 0.26)} ${num(top + 30)}L${num(middle + gap * 0.26)} ${num(floor - 8)}Z`;
  }
  const tiles = Array.from(
    { length: 11 },
    (_, i) =>
      `M${num(x + width * (i / 10))} ${num(floor)}L${num(x + width * (0.5 + (i / 10 - 0.5) * 1.5) + random() * 4)} ${num(y + height + 40)}`,
  ).join('');
  return [
    shape(rect(x - 30, floor - 10, width + 60, height * 0.1 + 60), {
      fill: linear([0, floor], [0, y + height], tone.floor, tone.foot),
    }),
    shape(tiles, { stroke: shade(tone.foot, 0.4), width: 4, opacity: 0.6 }),
    shape(rect(x - 30, top, width + 60, floor - top), {
      fill: linear([0, top], [0, floor], tone.rail, tone.wall),
      stroke: INK,
      width: 5,
    }),
    shape(holes, { fill: tone.hole, stroke: INK, width: 4 }),
    shape(rect(x - 30, top - 18, width + 60, 24, 6), { fill: tone.rail, stroke: INK, width: 5 }),
  ];
}

/** Dark domed roof kiosks at both edges. */
export function pavilions({ x, y, width, height }: Box): Node[] {
  const size = Math.min(width, height) * 0.17;
  const kiosk = (cx: number, scale: number): Node =>
    group(
      [
        shape('M-50 -100C-60 -150 -24 -176 0 -206C24 -176 60 -150 50 -100Z', {
          fill: '#5a2c66',
          stroke: INK,
          width: 5,
        }),
        shape('M0 -204L0 -236', { stroke: INK, width: 8 }),
        shape(ellipse(0, -238, 9) + ellipse(0, -214, 7), { fill: '#e8a04a', stroke: INK, width: 4 }),
        shape(rect(-66, -106, 132, 16, 5), { fill: '#74407c', stroke: INK, width: 5 }),
        shape(rect(-52, -90, 16, 120) + rect(36, -90, 16, 120), { fill: '#5a2c66', stroke: INK, width: 5 }),
        shape('M-36 -90Q0 -44 36 -90Z', { fill: '#4a2358', stroke: INK, width: 4 }),
        shape(rect(-72, 24, 144, 60), { fill: '#4a2358', stroke: INK, width: 5 }),
        shape(
          curve([
            [-34, -116],
            [-36, -142],
            [-16, -168],
          ]),
          { stroke: '#a86fb0', width: 7 },
        ),
      ],
      { matrix: place(cx, y + height - size * 0.2, 0, (size / 170) * scale) },
    );
  return [kiosk(x + width * 0.03, 1.15), kiosk(x + width * 0.98, 0.95)];
}

/** Marigolds in painted tins, at both edges. */
export function marigoldTins({ x, y, width, height }: Box, random: Random): Node[] {
  const size = Math.min(width, height) * 0.2;
  const tin = (cx: number, scale: number, colour: string): Node => {
    const leaves = Array.from({ length: 7 }, (_, i) => {
      const a = -Math.PI / 2 + (i - 3) * 0.36 + (random() - 0.5) * 0.2;
      const reach = between(random, 80, 120);
      return { tip: [Math.cos(a) * reach, Math.sin(a) * reach] as const, a };
    });
    return group(
      [
        ...leaves.map(({ tip: [tx, ty], a }, i) =>
          shape(
            blob([
              [0, 0],
              [tx * 0.5 - Math.sin(a) * 22, ty * 0.5 + Math.cos(a) * 22],
              [tx, ty],
              [tx * 0.5 + Math.sin(a) * 22, ty * 0.5 - Math.cos(a) * 22],
            ]),
            { fill: mix('#1d6a58', '#3f9a6a', (i % 3) / 2), stroke: INK, width: 6 },
          ),
        ),
        ...leaves
          .filter((_, i) => i % 2 === 0)
          .map(({ tip: [tx, ty] }) =>
            group(
              [
                shape(frill(30), { fill: '#d08a3c', stroke: INK, width: 5 }),
                shape(frill(18), { fill: '#e8b45c', stroke: '#a8622e', width: 3 }),
              ],
              { matrix: place(tx, ty) },
            ),
          ),
        shape(
          polygon([
            [-56, 0],
            [56, 0],
            [48, 110],
            [-48, 110],
          ]),
          { fill: colour, stroke: INK, width: 7 },
        ),
        shape(
          polygon([
            [12, 0],
            [56, 0],
            [48, 110],
            [14, 110],
          ]),
          { fill: shade(colour, 0.6), opacity: 0.5 },
        ),
        shape(rect(-62, -8, 124, 20, 6), { fill: mix(colour, '#ffffff', 0.3), stroke: INK, width: 6 }),
      ],
      { matrix: place(cx, y + height - size * 0.5 * scale, 0, (size / 150) * scale) },
    );
  };
  return [tin(x + width * 0.05, 1, '#7d5aa0'), tin(x + width * 0.965, 0.85, '#3f7f9a')];
}

/** The frilled edge of a marigold. */
function frill(radius: number): string {
  return blob(
    Array.from({ length: 18 }, (_, i) => {
      const a = (i / 18) * Math.PI * 2;
      const r = radius * (i % 2 ? 1.12 : 0.92);
      return [Math.cos(a) * r, Math.sin(a) * r] as const;
    }),
  );
}
