import { INK, light, shade } from '../../drawing/colour.ts';
import { curve, ellipse } from '../../drawing/path.ts';
import { group, linear, radial, shape, type Node } from '../../drawing/tree.ts';
import type { DrawProp } from './prop.ts';

const LEATHER = '#b8463c';
const GOLD = '#f0b84a';
const SOLE =
  'M-880 330C-900 440 -760 480 -400 470C0 470 420 480 700 420C860 380 960 220 930 20C880 120 800 210 640 260C300 330 -500 330 -880 330Z';
const UPPER =
  'M-880 330C-930 120 -880 -60 -800 -130C-740 -60 -640 40 -420 60C-240 70 -60 -20 60 -130C260 -110 420 0 560 90C700 170 860 140 930 20C940 200 860 330 660 390C300 430 -500 420 -880 380Z';

/** Dadu's other slipper: red leather, gold thread, and a toe that curls up to see what is going on. */
export const slipper: DrawProp = (ink) => ({ nodes: shoe(ink) });

/** The slipper with a very small spider asleep in it, under a handkerchief. */
export const slipperBed: DrawProp = (ink) => ({
  nodes: [
    shape(ellipse(0, 470, 960, 70), { fill: '#1a0b45', opacity: 0.35 }),
    ...sleeper(ink),
    ...shoe(ink),
    ...blanket(ink),
  ],
});

function shoe(ink: number): Node[] {
  return [
    shape(SOLE + UPPER, { fill: INK, stroke: INK, width: ink * 2 }),
    shape(UPPER, {
      fill: linear([-600, -130], [500, 420], light(LEATHER, 0.3), LEATHER, shade(LEATHER, 0.35)),
    }),
    group(
      [
        shape('M-860 250C-500 330 300 330 700 240', { stroke: GOLD, width: 40 }),
        shape(
          [-640, -440, -240, -40, 160, 360].map((x) => ellipse(x, 190 + Math.abs(x) * 0.02, 26)).join(''),
          { fill: GOLD },
        ),
        shape('M60 -130C160 -20 300 60 460 120', { stroke: GOLD, width: 34 }),
        shape(ellipse(300, 150, 60, 48), { fill: '#f4dca6', stroke: INK, width: ink * 0.6 }),
        shape('M-880 330C-500 430 300 440 700 360L700 500L-880 500Z', {
          fill: shade(LEATHER, 0.6),
          opacity: 0.3,
        }),
      ],
      { clip: UPPER },
    ),
    shape(SOLE, { fill: '#e0b07a', stroke: INK, width: ink * 0.8 }),
    shape(UPPER, { stroke: INK, width: ink * 0.8 }),
    shape(ellipse(930, 10, 44), { fill: GOLD, stroke: INK, width: ink * 0.8 }),
  ];
}

/** Resham's head on the heel, eyes shut. */
function sleeper(ink: number): Node[] {
  const fur = '#8d6fd0';
  const bumps = Array.from({ length: 36 }, (_, i): readonly [number, number] => {
    const a = (i / 36) * Math.PI * 2;
    const r = i % 2 ? 1.06 : 0.97;
    return [-380 + Math.cos(a) * 330 * r, -170 + Math.sin(a) * 280 * r];
  });
  const head = `${curve([...bumps, bumps[0]!])}Z`;
  return [
    shape(head, { fill: INK, stroke: INK, width: ink * 2 }),
    shape(head, {
      fill: radial([-500, -320], 560, light(fur, 0.4), fur, shade(fur, 0.3)),
      stroke: INK,
      width: ink * 0.7,
    }),
    shape(ellipse(-370, -110, 190, 110), { fill: '#f3e4ff', opacity: 0.85 }),
    shape(lid(-500) + lid(-260), { stroke: INK, width: 26 }),
    shape(ellipse(-580, -80, 46, 28) + ellipse(-180, -80, 46, 28), { fill: '#ff8fb5', opacity: 0.75 }),
    shape(
      curve([
        [-420, -62],
        [-380, -36],
        [-340, -62],
      ]),
      { stroke: INK, width: 18 },
    ),
  ];
}

function blanket(ink: number): Node[] {
  const cloth =
    'M-760 90C-560 20 -240 10 0 -40C220 -120 420 -30 520 90C420 160 300 210 120 220C-200 250 -560 240 -760 200Z';
  return [
    shape(cloth, { fill: INK, stroke: INK, width: ink * 1.4 }),
    shape(cloth, { fill: linear([-600, -40], [400, 240], '#fff6e4', '#f2d9c0') }),
    group(
      [
        shape(
          'M-560 40L-560 260M-360 10L-360 260M-160 0L-160 260M40 -60L40 260M240 -90L240 260M420 -60L420 260',
          {
            stroke: '#d98aa0',
            width: 30,
            opacity: 0.8,
          },
        ),
        shape('M-780 120C-400 80 100 70 520 40', { stroke: '#7fb3b8', width: 30, opacity: 0.7 }),
      ],
      { clip: cloth },
    ),
    shape(cloth, { stroke: INK, width: ink * 0.8 }),
    ...[-520, -420, -330, -240].map((x) =>
      shape(ellipse(x, 92, 46, 40), { fill: '#f3e4ff', stroke: INK, width: ink * 0.8 }),
    ),
  ];
}

/** A shut eye. */
function lid(x: number): string {
  return curve([
    [x - 84, -190],
    [x - 40, -150],
    [x + 40, -150],
    [x + 84, -190],
  ]);
}
