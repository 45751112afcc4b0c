import { INK, light, shade } from '../../drawing/colour.ts';
import { curve, ellipse, rect } from '../../drawing/path.ts';
import { group, linear, place, shape, type Node } from '../../drawing/tree.ts';
import type { DrawProp } from './prop.ts';

/** The clock tower of the old city with its open top; it stands on its lower edge. */
export const clockTower: DrawProp = (ink) => {
  const shaft = 'M-150 -120L150 -120L176 500L-176 500Z';
  const room = rect(-112, -330, 224, 210);
  const dome = 'M-150 -330C-170 -420 -60 -440 0 -500C60 -440 170 -420 150 -330Z';
  return {
    nodes: [
      shape(shaft + room + dome, { fill: INK, stroke: INK, width: ink * 1.8 }),
      shape(room, { fill: linear([0, -330], [0, -120], '#8fd0e8', '#ffe6b0') }),
      shape(rect(-118, -330, 46, 210) + rect(72, -330, 46, 210), {
        fill: '#c98a86',
        stroke: INK,
        width: ink * 0.6,
      }),
      shape('M-72 -330L72 -330L72 -300Q0 -240 -72 -300Z', { fill: '#a86478', stroke: INK, width: ink * 0.6 }),
      shape(shaft, { fill: linear([-170, 0], [170, 0], '#f3c4a0', '#d48f84', '#a4607a') }),
      shape(dome, {
        fill: linear([-140, -440], [140, -340], '#ffe0b0', '#d88f7a', '#a05c74'),
        stroke: INK,
        width: ink * 0.7,
      }),
      shape(rect(-186, -140, 372, 36, 8) + rect(-168, -346, 336, 26, 8), {
        fill: '#ffe2bd',
        stroke: INK,
        width: ink * 0.7,
      }),
      shape(ellipse(0, 40, 112), { fill: '#fff6df', stroke: INK, width: ink }),
      shape('M0 40L0 -30M0 40L52 66', { stroke: INK, width: ink * 1.2 }),
      shape(
        Array.from({ length: 12 }, (_, i) => {
          const a = (i * Math.PI) / 6;
          return ellipse(Math.cos(a) * 88, 40 + Math.sin(a) * 88, 8);
        }).join(''),
        { fill: '#8a4a68' },
      ),
      shape('M-40 500L-40 360Q0 300 40 360L40 500Z', { fill: '#7d3f60', stroke: INK, width: ink * 0.7 }),
      shape('M-104 220L-104 300M104 220L104 300', { stroke: '#8a4a68', width: 26 }),
      shape('M0 -500L0 -560', { stroke: INK, width: ink * 1.6 }),
      shape(ellipse(0, -566, 22), { fill: '#f0b84a', stroke: INK, width: ink * 0.7 }),
    ],
  };
};

/** A spool of kite string between two wooden cheeks, held by the middle. */
export const spool: DrawProp = (ink) => {
  const rod = rect(-700, -46, 1400, 92, 40);
  const reel = 'M-330 -190C-120 -290 120 -290 330 -190L330 190C120 290 -120 290 -330 190Z';
  const cheeks = [-1, 1].map((side) => ellipse(side * 340, 0, 90, 300));
  return {
    gripped: true,
    nodes: [
      group(
        [
          shape(rod + reel + cheeks.join(''), { fill: INK, stroke: INK, width: ink * 1.8 }),
          shape(rod, { fill: '#b3763f' }),
          shape(cheeks[0]!, { fill: '#c98545', stroke: INK, width: ink * 0.8 }),
          shape(reel, {
            fill: linear([0, -280], [0, 280], '#fff6df', '#f0d0a8', '#b98a78'),
            stroke: INK,
            width: ink * 0.7,
          }),
          shape('M-200 -240L-240 240M-80 -264L-120 264M40 -266L0 266M160 -254L120 254M250 -226L220 232', {
            stroke: '#b98a78',
            width: 16,
          }),
          shape(cheeks[1]!, { fill: light('#c98545', 0.2), stroke: INK, width: ink * 0.8 }),
          shape(ellipse(346, 0, 26, 90), { fill: shade('#c98545', 0.4) }),
        ],
        { matrix: place(0, 0, -24) },
      ),
    ],
  };
};

/** A line of very small washing between two sticks: eight socks and a scarf. */
export const washing: DrawProp = (ink) => {
  const line = curve([
    [-900, 150],
    [-300, 230],
    [300, 230],
    [900, 150],
  ]);
  const sock = (x: number, y: number, colour: string): Node[] => {
    const d = `M${x - 34} ${y}L${x + 34} ${y}L${x + 36} ${y + 120}C${x + 90} ${y + 130} ${x + 90} ${y + 190} ${x + 40} ${y + 190}L${x - 34} ${y + 186}Z`;
    return [
      shape(d, { fill: colour, stroke: INK, width: ink }),
      shape(`M${x - 30} ${y + 34}L${x + 32} ${y + 34}`, { stroke: '#fff6df', width: 18 }),
    ];
  };
  const colours = ['#b48ad0', '#6fb0b8', '#d98aa0', '#c9a45a'];
  return {
    nodes: [
      shape('M-900 120L-900 500M900 120L900 500', { stroke: INK, width: ink * 3.6 }),
      shape('M-900 120L-900 500M900 120L900 500', { stroke: '#c98545', width: ink * 1.8 }),
      shape(line, { stroke: INK, width: ink * 1.2 }),
      ...Array.from({ length: 8 }, (_, i) =>
        sock(-700 + i * 200, 190 + 40 * Math.sin((i / 7) * Math.PI), colours[i % 4]!),
      ).flat(),
    ],
  };
};

/** Ninety-nine strokes, chalked on a slate in bundles of five. */
export const tally: DrawProp = (ink) => {
  const marks = Array.from({ length: 20 }, (_, i) => {
    const [x, y] = [-620 + (i % 5) * 270, -290 + Math.floor(i / 5) * 170];
    const strokes = i === 19 ? [0, 1, 2, 3] : [0, 1, 2, 3, 4];
    return strokes
      .map((k) =>
        k === 4
          ? `M${x - 24} ${y + 96}L${x + 150} ${y + 10}`
          : `M${x + k * 40} ${y}L${x + k * 40 - 6} ${y + 106}`,
      )
      .join('');
  }).join('');
  return {
    nodes: [
      shape('M-560 440L-640 900M560 440L640 900', { stroke: INK, width: ink * 4 }),
      shape('M-560 440L-640 900M560 440L640 900', { stroke: '#b3763f', width: ink * 2 }),
      shape(rect(-780, -440, 1560, 900, 50), { fill: '#b3763f', stroke: INK, width: ink * 1.4 }),
      shape(rect(-710, -370, 1420, 760, 20), { fill: '#3f4a6a', stroke: INK, width: ink * 0.8 }),
      shape(marks, { stroke: '#f4ead8', width: 20 }),
    ],
  };
};
