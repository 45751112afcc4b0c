import { INK, shade } from '../../drawing/colour.ts';
import { blob, curve, ellipse, polygon } from '../../drawing/path.ts';
import { group, shape, type Node } from '../../drawing/tree.ts';
import type { DrawProp } from './prop.ts';

const FUR = '#f29a4a';

/** A ginger cat, fast asleep: it will miss the whole adventure. Its belly rests on y 0. */
export const sleepingCat: DrawProp = (ink) => {
  const inner = ink * 0.62;
  const body = blob(
    [
      [-560, 0],
      [-600, -200],
      [-420, -400],
      [-60, -470],
      [320, -400],
      [540, -210],
      [560, 0],
    ],
    0.9,
  );
  const head = blob(
    [
      [160, -60],
      [150, -250],
      [290, -360],
      [480, -350],
      [600, -230],
      [590, -70],
      [440, 10],
      [260, 10],
    ],
    0.95,
  );
  const ears = [
    polygon([
      [196, -290],
      [190, -450],
      [320, -360],
    ]),
    polygon([
      [440, -370],
      [580, -450],
      [580, -270],
    ]),
  ];
  const tail = 'M-540 -40C-640 30 -300 60 -60 20';
  const stripes: Node[] = [
    [-380, -380],
    [-220, -440],
    [-60, -460],
  ].map(([x, y]) =>
    shape(
      curve([
        [x!, y!],
        [x! - 26, y! + 80],
        [x! - 14, y! + 160],
      ]),
      { stroke: shade(FUR, 0.45), width: 40 },
    ),
  );
  return {
    nodes: [
      shape(ellipse(0, 8, 640, 50), { fill: '#1a0b45', opacity: 0.35 }),
      shape(body + head + ears.join(''), { fill: INK, stroke: INK, width: ink * 1.8 }),
      shape(body, { fill: FUR }),
      group(
        [
          ...stripes,
          shape('M-700 -120C-300 -20 200 -20 700 -140L700 60L-700 60Z', {
            fill: shade(FUR, 0.55),
            opacity: 0.45,
          }),
        ],
        { clip: body },
      ),
      shape(body, { stroke: INK, width: inner }),
      shape(tail, { stroke: INK, width: 96 + ink }),
      shape(tail, { stroke: FUR, width: 96 - inner }),
      ...ears.map((d) => shape(d, { fill: FUR, stroke: INK, width: inner })),
      shape(head, { fill: FUR, stroke: INK, width: inner }),
      shape(ellipse(380, -70, 96, 62), { fill: '#ffe3c4' }),
      shape(
        curve([
          [240, -170],
          [284, -140],
          [330, -168],
        ]) +
          curve([
            [430, -168],
            [476, -140],
            [520, -170],
          ]),
        { stroke: INK, width: 26 },
      ),
      shape(
        polygon([
          [356, -112],
          [404, -112],
          [380, -84],
        ]),
        { fill: '#e8506a', stroke: INK, width: inner * 0.7 },
      ),
      shape(
        curve([
          [340, -56],
          [362, -46],
          [380, -64],
          [398, -46],
          [420, -56],
        ]),
        { stroke: INK, width: 16 },
      ),
      shape('M250 -90L150 -104M250 -64L156 -50M510 -90L606 -104M510 -64L604 -50', { stroke: INK, width: 9 }),
    ],
  };
};
