import { INK, light, shade } from '../../drawing/colour.ts';
import { capsule, ellipse, rect } from '../../drawing/path.ts';
import { linear, radial, shape } from '../../drawing/tree.ts';
import type { DrawProp } from './prop.ts';

const BRASS = '#f0b02e';
const RED = '#ef4a56';

/** An alarm clock with two bells, two feet and no manners. It stands on y 500. */
export const alarmClock: DrawProp = (ink) => {
  const inner = ink * 0.7;
  const bells = [-1, 1].map(
    (side) =>
      `M${side * 60} -330C${side * 70} -500 ${side * 330} -470 ${side * 360} -250C${side * 270} -290 ${side * 150} -330 ${side * 60} -330Z`,
  );
  const legs = [-1, 1].map((side) => capsule([side * 200, 310], [side * 270, 440], 46, 40));
  const shoes = [-1, 1].map((side) => ellipse(side * 292, 462, 104, 46));
  return {
    nodes: [
      shape(ellipse(10, 496, 380, 36), { fill: '#1a0b45', opacity: 0.35 }),
      shape([...legs, ...shoes, ...bells, ellipse(0, 40, 390)].join(''), {
        fill: INK,
        stroke: INK,
        width: ink * 1.8,
      }),
      ...legs.map((d) => shape(d, { fill: BRASS, stroke: INK, width: inner })),
      ...shoes.map((d) => shape(d, { fill: shade(RED, 0.25), stroke: INK, width: inner })),
      shape(rect(-26, -480, 52, 150, 20), { fill: BRASS, stroke: INK, width: inner }),
      ...bells.map((d) =>
        shape(d, {
          fill: linear([-300, -480], [300, -240], light(BRASS, 0.55), BRASS, shade(BRASS, 0.3)),
          stroke: INK,
          width: inner,
        }),
      ),
      shape(ellipse(0, 40, 390), { fill: radial([-120, -80], 620, light(RED, 0.4), RED, shade(RED, 0.4)) }),
      shape(ellipse(0, 40, 300), {
        fill: radial([-60, -40], 420, '#ffffff', '#fff3d6', '#e9cfa0'),
        stroke: INK,
        width: inner,
      }),
      shape(
        Array.from({ length: 12 }, (_, i) => {
          const a = (i * Math.PI) / 6;
          const r = i % 3 ? 244 : 222;
          return `M${Math.round(Math.cos(a) * r)} ${Math.round(40 + Math.sin(a) * r)}L${Math.round(Math.cos(a) * 268)} ${Math.round(40 + Math.sin(a) * 268)}`;
        }).join(''),
        { stroke: INK, width: 20 },
      ),
      ...[-1, 1].flatMap((side) => [
        shape(ellipse(side * 96, -10, 44, 56), { fill: INK }),
        shape(ellipse(side * 96 - 14, -32, 15, 18), { fill: '#ffffff' }),
        shape(ellipse(side * 160, 86, 40, 26), { fill: '#ff8f8f', opacity: 0.7 }),
      ]),
      shape('M-80 110C-40 190 40 190 80 110Z', { fill: '#7a1530', stroke: INK, width: inner }),
      shape('M-250 -120C-210 -190 -150 -230 -90 -250', { stroke: '#ffffff', width: 26, opacity: 0.8 }),
    ],
  };
};
