import { INK, light, shade } from '../../drawing/colour.ts';
import { curve } from '../../drawing/path.ts';
import { group, linear, shape, type Node } from '../../drawing/tree.ts';
import type { DrawProp } from './prop.ts';

const WOOL = '#ff8a1f';
const STRIPE = '#e0245e';
const BAND = '#fff1cf';

/** Grandmother's sweater: two sizes too large, sleeves down to the knees. */
export const sweater: DrawProp = (ink) => {
  const sleeves = [-1, 1].map(
    (side) =>
      `M${side * 230} -380C${side * 380} -320 ${side * 470} -80 ${side * 500} 300L${side * 330} 330C${side * 310} 120 ${side * 290} 0 ${side * 230} -80Z`,
  );
  const body =
    'M-250 -390C-170 -440 -120 -440 -100 -430C-60 -370 60 -370 100 -430C120 -440 170 -440 250 -390L290 380C200 430 -200 430 -290 380Z';
  const cuffs = [-1, 1].map(
    (side) => `M${side * 322} 250L${side * 494} 222L${side * 500} 320L${side * 330} 350Z`,
  );
  return {
    gripped: true,
    heldAt: [-190, -380],
    nodes: [
      ...sleeves.map((d) => shape(d, { fill: shade(WOOL, 0.12), stroke: INK, width: ink })),
      ...cuffs.map((d) => shape(d, { fill: BAND, stroke: INK, width: ink * 0.7 })),
      shape(body, { fill: linear([-260, -400], [260, 400], light(WOOL, 0.3), WOOL, shade(WOOL, 0.25)) }),
      group(
        [
          shape(zigzag(-150, 320), { stroke: STRIPE, width: 46 }),
          shape(zigzag(-40, 320), { stroke: BAND, width: 34 }),
          shape('M-320 300L320 300L320 460L-320 460Z', { fill: BAND }),
          shape(ribs(-300, 300, 300, 430), { stroke: shade(BAND, 0.3), width: 8 }),
        ],
        { clip: body },
      ),
      shape(
        curve([
          [-112, -420],
          [0, -366],
          [112, -420],
        ]),
        { stroke: BAND, width: 40 },
      ),
      shape(body, { stroke: INK, width: ink }),
    ],
  };
};

/** The same sweater, pulled over a round body. Its wearer must clip it. */
export function sweaterOn(inner: number): Node[] {
  const wool = 'M-460 -400C-200 -330 200 -330 460 -400L460 -110C200 -60 -200 -60 -460 -110Z';
  return [
    shape(wool, {
      fill: linear([-380, -380], [380, -80], light(WOOL, 0.3), WOOL, shade(WOOL, 0.3)),
      stroke: INK,
      width: inner,
    }),
    shape(zigzag(-270, 460), { stroke: STRIPE, width: 40 }),
    shape(zigzag(-196, 460), { stroke: BAND, width: 28 }),
    shape('M-460 -412C-200 -342 200 -342 460 -412L460 -366C200 -296 -200 -296 -460 -366Z', {
      fill: BAND,
      stroke: INK,
      width: inner,
    }),
    shape('M-460 -152C-200 -102 200 -102 460 -152L460 -100C200 -50 -200 -50 -460 -100Z', {
      fill: BAND,
      stroke: INK,
      width: inner,
    }),
  ];
}

function zigzag(y: number, reach: number): string {
  const count = 12;
  return Array.from(
    { length: count + 1 },
    (_, i) => `${i ? 'L' : 'M'}${Math.round(-reach + (i * reach * 2) / count)} ${y + (i % 2 ? 40 : -40)}`,
  ).join('');
}

function ribs(left: number, right: number, top: number, bottom: number): string {
  let d = '';
  for (let x = left + 30; x < right; x += 44) d += `M${x} ${top + 14}L${x} ${bottom}`;
  return d;
}
