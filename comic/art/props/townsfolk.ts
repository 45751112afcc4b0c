import { INK, light, shade } from '../../drawing/colour.ts';
import { blob, ellipse, rect } from '../../drawing/path.ts';
import { linear, shape, type Node } from '../../drawing/tree.ts';
import type { DrawProp } from './prop.ts';

const CLOTHES = [
  '#e8578f',
  '#2fa3a0',
  '#f2913c',
  '#7a5cd0',
  '#ffd23f',
  '#3f7fe0',
  '#6fbf4a',
  '#d8445a',
  '#ff9ab8',
];
const SKINS = ['#8a5a34', '#c68a5a', '#e0a878', '#6b4226', '#b5784a'];

/** The town comes in: nine neighbours, big and small, glad of an open door. It stands on y 500. */
export const townsfolk: DrawProp = (ink) => ({
  nodes: CLOTHES.flatMap((cloth, i) => neighbour(-1640 + i * 410, i, cloth, SKINS[i % 5]!, ink)),
});

function neighbour(x: number, i: number, cloth: string, skin: string, ink: number): Node[] {
  const small = i % 3 === 1;
  const scale = small ? 0.68 : 0.92 + (i % 2) * 0.08;
  const y = (up: number): number => 500 - up * scale;
  const side = i % 2 ? 1 : -1;
  const hand = [x + side * 210 * scale, y(800)] as const;
  const arm = `M${x + side * 110 * scale} ${y(500)}L${hand[0]} ${hand[1]}`;
  const other = `M${x - side * 110 * scale} ${y(500)}L${x - side * 190 * scale} ${y(300)}`;
  const gown = blob(
    [
      [x, y(560)],
      [x + 130 * scale, y(500)],
      [x + 190 * scale, y(30)],
      [x, y(0)],
      [x - 190 * scale, y(30)],
      [x - 130 * scale, y(500)],
    ],
    0.7,
  );
  const head = ellipse(x, y(700), 150 * scale, 160 * scale);
  const limbs = (width: number, colour: string): Node => shape(arm + other, { stroke: colour, width });
  return [
    shape(ellipse(x, 500, 220 * scale, 36), { fill: '#1a0b45', opacity: 0.3 }),
    limbs(76 * scale + ink * 2, INK),
    shape(gown + head, { fill: INK, stroke: INK, width: ink * 1.8 }),
    limbs(76 * scale, shade(cloth, 0.2)),
    shape(ellipse(hand[0], hand[1], 46 * scale), { fill: skin, stroke: INK, width: ink * 0.7 }),
    shape(gown, { fill: linear([x - 190, 0], [x + 190, 0], light(cloth, 0.25), cloth, shade(cloth, 0.25)) }),
    shape(rect(x - 120 * scale, y(330), 240 * scale, 46 * scale, 10), { fill: CLOTHES[(i + 4) % 9]! }),
    shape(head, { fill: skin, stroke: INK, width: ink * 0.7 }),
    ...hairOf(x, y, scale, i, ink),
    shape(
      ellipse(x - 52 * scale, y(700), 18 * scale, 24 * scale) +
        ellipse(x + 52 * scale, y(700), 18 * scale, 24 * scale),
      { fill: INK },
    ),
    shape(
      `M${x - 50 * scale} ${y(640)}C${x - 30 * scale} ${y(590)} ${x + 30 * scale} ${y(590)} ${x + 50 * scale} ${y(640)}Z`,
      { fill: '#7a1530', stroke: INK, width: ink * 0.6 },
    ),
  ];
}

function hairOf(x: number, y: (up: number) => number, scale: number, i: number, ink: number): Node[] {
  const dark = ['#2b1a14', '#1a1026', '#d9d4de'][i % 3]!;
  const cap = `M${x - 154 * scale} ${y(720)}C${x - 160 * scale} ${y(900)} ${x + 160 * scale} ${y(900)} ${x + 154 * scale} ${y(720)}C${x + 90 * scale} ${y(800)} ${x - 90 * scale} ${y(800)} ${x - 154 * scale} ${y(720)}Z`;
  const turban = i % 4 === 0;
  return [
    ...(i % 3 === 2
      ? [shape(ellipse(x, y(880), 62 * scale), { fill: dark, stroke: INK, width: ink * 0.7 })]
      : []),
    shape(cap, { fill: turban ? CLOTHES[(i + 2) % 9]! : dark, stroke: INK, width: ink * 0.7 }),
    ...(turban
      ? [
          shape(ellipse(x, y(840), 150 * scale, 74 * scale), {
            fill: CLOTHES[(i + 2) % 9]!,
            stroke: INK,
            width: ink * 0.7,
          }),
          shape(`M${x - 120 * scale} ${y(820)}L${x + 90 * scale} ${y(890)}`, {
            stroke: INK,
            width: ink * 0.5,
          }),
        ]
      : []),
  ];
}
