import { INK, light, shade } from '../../drawing/colour.ts';
import { ellipse } from '../../drawing/path.ts';
import { seeded } from '../../drawing/random.ts';
import { group, linear, place, radial, shape, type Node } from '../../drawing/tree.ts';
import type { DrawProp } from './prop.ts';

const SWEET = '#ecc07c';

/** One sesame laddoo. */
export const laddoo: DrawProp = (ink) => ({ nodes: ball(ink, 500, 3), heldAt: [0, 400] });

/** Ten sesame laddoos on a brass plate, less one that was tasted. */
export const laddooPlate: DrawProp = (ink) => {
  const rows: readonly (readonly [number, number])[] = [
    [-330, 60],
    [-110, 60],
    [110, 60],
    [330, 60],
    [-220, -110],
    [0, -110],
    [220, -110],
    [-110, -280],
    [110, -280],
    [0, -430],
  ];
  const plate = 'M-640 150L640 150C600 330 380 420 0 420C-380 420 -600 330 -640 150Z';
  return {
    nodes: [
      shape(ellipse(20, 410, 520, 60), { fill: '#1a0b45', opacity: 0.35 }),
      ...rows.flatMap(([x, y], i) => [
        group(ball(ink / 0.27, 500, i), { matrix: place(x, y, i * 40, 0.27) }),
      ]),
      shape(plate, { fill: INK, stroke: INK, width: ink * 1.6 }),
      shape(plate, { fill: linear([-500, 150], [500, 420], '#ffe29a', '#d99a35', '#8f5a2a') }),
      shape('M-560 210C-360 250 360 250 560 210', { stroke: '#8f5a2a', width: 20, opacity: 0.7 }),
      shape('M-520 250C-470 320 -400 350 -300 372', { stroke: '#fff6d2', width: 26, opacity: 0.9 }),
      shape('M-660 150L660 150', { stroke: INK, width: ink * 3.4 }),
      shape('M-650 150L650 150', { stroke: '#ffe9b0', width: ink * 1.6 }),
    ],
  };
};

function ball(ink: number, radius: number, seed: number): Node[] {
  const random = seeded(`laddoo ${seed}`);
  const round = ellipse(0, 0, radius * 0.9);
  const seeds = Array.from({ length: 26 }, () => {
    const a = random() * Math.PI * 2;
    const r = Math.sqrt(random()) * radius * 0.8;
    return ellipse(Math.cos(a) * r, Math.sin(a) * r, radius * 0.07, radius * 0.045);
  });
  return [
    shape(round, { fill: INK, stroke: INK, width: ink * 1.5 }),
    shape(round, {
      fill: radial(
        [-radius * 0.3, -radius * 0.36],
        radius * 1.4,
        light(SWEET, 0.45),
        SWEET,
        shade(SWEET, 0.4),
      ),
    }),
    shape(seeds.join(''), { fill: '#fff6df', stroke: '#a8703c', width: radius * 0.016 }),
    shape(round, { stroke: INK, width: ink }),
  ];
}
