import { INK, light, mix, shade } from '../../drawing/colour.ts';
import { blob, curve, ellipse, sparkle } from '../../drawing/path.ts';
import { group, radial, shape, type Node, type Point } from '../../drawing/tree.ts';
import { bigEye } from './eyes.ts';
import type { DrawCharacter } from './cast.ts';

/** Tara, a very young star: round at the points, bright when she feels brave, grey-blue when she is lost. */
export const tara: DrawCharacter = (mood, ink) => {
  const shining = mood === 'happy' || mood === 'proud' || mood === 'amazed';
  const colour = shining ? '#ffd93b' : '#9fb0ea';
  const inner = ink * 0.65;
  const centre: Point = [0, -480];
  const points: Point[] = Array.from({ length: 20 }, (_, i) => {
    const corner = i % 4;
    const reach = corner === 0 ? 500 : corner === 2 ? 262 : 352;
    const a = (i / 20) * Math.PI * 2 - Math.PI / 2;
    return [centre[0] + Math.cos(a) * reach, centre[1] + Math.sin(a) * reach];
  });
  const body = blob(points, 0.95);
  const nodes: Node[] = [
    shape(ellipse(...centre, shining ? 1050 : 640), {
      fill: radial(
        centre,
        shining ? 1050 : 640,
        { at: 0, colour: light(colour, 0.5), opacity: shining ? 0.95 : 0.4 },
        { at: 0.4, colour, opacity: shining ? 0.5 : 0.18 },
        { at: 1, colour, opacity: 0 },
      ),
    }),
    ...(shining
      ? [
          shape(
            [
              [-560, -900],
              [600, -760],
              [540, -60],
              [-620, -160],
              [0, -1180],
            ]
              .map(([x, y], i) => sparkle(x!, y!, 60 + (i % 3) * 26))
              .join(''),
            { fill: '#fffbe0' },
          ),
        ]
      : []),
    shape(body, { fill: INK, stroke: INK, width: ink * 2 }),
    shape(body, {
      fill: radial(
        [-90, -600],
        620,
        light(colour, 0.65),
        colour,
        mix(colour, shining ? '#ff8a1f' : '#4b4aa8', 0.7),
      ),
    }),
    group(
      [
        shape('M120 -980C160 -700 200 -300 -40 40L600 40L600 -980Z', {
          fill: shade(colour, 0.6),
          opacity: 0.25,
        }),
      ],
      { clip: body },
    ),
    shape(
      curve([
        [-96, -760],
        [-60, -830],
        [-20, -878],
      ]),
      { stroke: '#ffffff', width: 26, opacity: 0.85 },
    ),
    shape(body, { stroke: INK, width: inner }),
    ...[-1, 1].map((side) =>
      shape(ellipse(side * 178, -420, 48, 30), { fill: shining ? '#ff7a5c' : '#8a6fd8', opacity: 0.65 }),
    ),
    ...eyes(mood, inner),
    ...smile(mood, inner),
  ];
  return {
    nodes,
    face: { x: -220, y: -640, width: 440, height: 330 },
    head: { x: -380, y: -960, width: 760, height: 900 },
    mouth: [0, -390],
    paper: '#fff6cf',
  };
};

function eyes(mood: string, inner: number): Node[] {
  if (mood === 'happy') {
    return [-1, 1].map((side) =>
      shape(
        curve([
          [side * 100 - 62, -510],
          [side * 100, -572],
          [side * 100 + 62, -510],
        ]),
        { stroke: INK, width: 26 },
      ),
    );
  }
  const gaze: Point = mood === 'sad' ? [0.1, 0.5] : mood === 'scared' ? [-0.4, 0] : [0, -0.2];
  const brow = mood === 'sad' || mood === 'scared' ? 34 : 0;
  return [-1, 1].flatMap((side) => [
    ...bigEye([side * 100, -520], 66, 82, ['#40206e', '#7a4be0'], gaze, inner),
    shape(
      curve([
        [side * 52, -632 - brow],
        [side * 100, -642 - brow * 0.5],
        [side * 150, -620 + brow * 0.4],
      ]),
      { stroke: INK, width: 18 },
    ),
  ]);
}

function smile(mood: string, inner: number): Node[] {
  if (mood === 'sad' || mood === 'scared')
    return [
      shape(
        curve([
          [-52, -374],
          [-18, -396],
          [18, -386],
          [52, -374],
        ]),
        { stroke: INK, width: 18 },
      ),
    ];
  const lips = 'M-84 -424C-40 -406 40 -406 84 -424C80 -356 44 -330 0 -330C-44 -330 -80 -356 -84 -424Z';
  return [
    shape(lips, { fill: '#7a1c2e' }),
    group([shape(ellipse(0, -330, 50, 34), { fill: '#ff8a7a' })], { clip: lips }),
    shape(lips, { stroke: INK, width: inner }),
  ];
}
