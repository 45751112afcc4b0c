import { INK, light, shade } from '../../drawing/colour.ts';
import { blob, curve, ellipse } from '../../drawing/path.ts';
import { group, linear, place, radial, shape, type Node } from '../../drawing/tree.ts';
import type { DrawProp } from './prop.ts';

const HIDE = '#f1e3d6';
const PATCH = '#a8785c';

/** A cow, standing calmly where no cow could be. Her expression never changes. */
export const cow: DrawProp = (ink) => {
  const inner = ink * 0.62;
  const trunk = blob([
    [-560, -140],
    [-300, -190],
    [60, -170],
    [360, -160],
    [520, -60],
    [540, 120],
    [440, 220],
    [0, 240],
    [-420, 220],
    [-580, 60],
  ]);
  const legs = [-430, -270, 280, 430].map((x) => `M${x - 62} 120L${x + 62} 120L${x + 52} 470L${x - 52} 470Z`);
  const tail = curve([
    [530, -60],
    [640, 20],
    [640, 190],
    [600, 300],
  ]);
  return {
    nodes: [
      shape(ellipse(0, 478, 620, 44), { fill: '#1a0b45', opacity: 0.35 }),
      shape(tail, { stroke: INK, width: 34 + ink * 2 }),
      shape(ellipse(592, 330, 44, 66), { fill: INK, stroke: INK, width: ink * 1.6 }),
      shape(trunk + legs.join(''), { fill: INK, stroke: INK, width: ink * 1.9 }),
      shape(tail, { stroke: HIDE, width: 34 }),
      shape(ellipse(592, 330, 44, 66), { fill: PATCH }),
      ...legs.flatMap((d, i): Node[] => [
        shape(d, { fill: i % 2 ? HIDE : shade(HIDE, 0.22), stroke: INK, width: inner }),
        group([shape('M-700 420L700 420L700 500L-700 500Z', { fill: '#5a4048' })], { clip: d }),
      ]),
      shape(trunk, { fill: linear([-400, -200], [300, 260], '#fffaf2', HIDE, shade(HIDE, 0.22)) }),
      group(
        [
          shape(ellipse(160, -120, 200, 140) + ellipse(480, 120, 150, 130), { fill: PATCH }),
          shape('M-600 160C-200 230 300 220 600 140L600 300L-600 300Z', {
            fill: shade(HIDE, 0.7),
            opacity: 0.18,
          }),
        ],
        { clip: trunk },
      ),
      shape(trunk, { stroke: INK, width: inner }),
      ...garland(inner),
      group(face(ink, inner), { matrix: place(-500, -190, -4, 0.62) }),
    ],
    voice: [-500, -60],
  };
};

/** The cow from close by. */
export const cowFace: DrawProp = (ink) => ({
  nodes: face(ink * 0.9, ink * 0.6),
  voice: [0, 260],
});

function face(ink: number, inner: number): Node[] {
  const head = blob([
    [0, -330],
    [190, -290],
    [250, -120],
    [200, 100],
    [230, 270],
    [130, 400],
    [0, 430],
    [-130, 400],
    [-230, 270],
    [-200, 100],
    [-250, -120],
    [-190, -290],
  ]);
  const muzzle = blob([
    [0, 150],
    [170, 180],
    [236, 290],
    [150, 410],
    [0, 440],
    [-150, 410],
    [-236, 290],
    [-170, 180],
  ]);
  const ears = [-1, 1].map((side) =>
    blob([
      [side * 215, -190],
      [side * 330, -250],
      [side * 470, -190],
      [side * 400, -90],
      [side * 250, -100],
    ]),
  );
  const horns = [-1, 1].map(
    (side) =>
      `M${side * 90} -300C${side * 120} -400 ${side * 240} -420 ${side * 250} -520C${side * 330} -420 ${side * 280} -300 ${side * 170} -270Z`,
  );
  return [
    shape([head, ...ears, ...horns].join(''), { fill: INK, stroke: INK, width: ink * 1.9 }),
    ...horns.map((d) =>
      shape(d, { fill: linear([0, -520], [0, -280], '#e0a0a8', '#f2dcae'), stroke: INK, width: inner }),
    ),
    ...ears.map((d) => shape(d, { fill: shade(HIDE, 0.12), stroke: INK, width: inner })),
    shape(head, { fill: radial([-90, -220], 760, '#fffaf2', HIDE, shade(HIDE, 0.25)) }),
    group([shape(ellipse(190, -150, 170, 200), { fill: PATCH })], { clip: head }),
    shape(head, { stroke: INK, width: inner }),
    shape(muzzle, { fill: linear([0, 150], [0, 440], '#f6c4bc', '#dc9a9c'), stroke: INK, width: inner }),
    shape(ellipse(-84, 250, 30, 22) + ellipse(84, 250, 30, 22), { fill: shade('#dc9a9c', 0.7) }),
    shape(
      curve([
        [-90, 345],
        [0, 368],
        [90, 345],
      ]),
      { stroke: INK, width: 17 },
    ),
    ...[-1, 1].flatMap((side): Node[] => [
      shape(ellipse(side * 122, -60, 62, 70), { fill: '#fffdf8', stroke: INK, width: inner }),
      shape(ellipse(side * 122, -44, 44, 48), { fill: '#3a1f2a' }),
      shape(ellipse(side * 122 - 14, -62, 15), { fill: '#ffffff' }),
      shape(
        `M${side * 122 - 66} -70Q${side * 122} -112 ${side * 122 + 66} -70L${side * 122 + 62} -52Q${side * 122} -66 ${side * 122 - 62} -52Z`,
        {
          fill: side > 0 ? PATCH : light(HIDE, 0.1),
          stroke: INK,
          width: inner,
        },
      ),
    ]),
    shape(ellipse(0, -220, 34), { fill: '#c2475f' }),
    shape(ellipse(-10, -228, 12), { fill: '#f0a0a8' }),
  ];
}

/** A garland of marigolds round the neck. */
function garland(inner: number): Node[] {
  return Array.from({ length: 8 }, (_, i) => {
    const a = (i / 7) * Math.PI;
    const [x, y] = [-400 + Math.cos(a) * 190, 30 + Math.sin(a) * 130];
    return [
      shape(ellipse(x, y, 50), { fill: i % 2 ? '#d9722e' : '#e8a53f', stroke: INK, width: inner * 0.8 }),
      shape(ellipse(x - 6, y - 6, 22), { fill: light('#e8a53f', 0.4), opacity: 0.9 }),
    ];
  }).flat();
}
