import { INK, light, shade } from '../../drawing/colour.ts';
import { curve, ellipse } from '../../drawing/path.ts';
import { group, linear, shape, type Node, type Point } from '../../drawing/tree.ts';
import { bigEye } from './eyes.ts';
import type { DrawCharacter } from './cast.ts';

const BODY = '#5b4bb0';

/** Gloom, a small thundercloud with a large appetite for lamplight. */
export const gloom: DrawCharacter = (mood, ink) => {
  const inner = ink * 0.65;
  const cross = mood === 'proud';
  const puffs: readonly (readonly [number, number, number])[] = [
    [-270, -420, 170],
    [-150, -600, 190],
    [60, -680, 220],
    [250, -560, 180],
    [320, -390, 150],
    [0, -420, 300],
    [-120, -320, 170],
    [150, -320, 180],
  ];
  const body = puffs.map(([x, y, r]) => ellipse(x, y, r)).join('');
  const drops = [
    [-190, -90],
    [-60, -40],
    [80, -80],
    [210, -30],
  ] as const;
  const gaze: Point = mood === 'scared' ? [0.4, 0.2] : mood === 'sad' ? [0, 0.5] : [-0.3, -0.05];
  const brow: readonly [number, number] = cross ? [36, -24] : mood === 'happy' ? [-10, -6] : [-34, 14];
  const bolt = 'M318 -190L246 -60L300 -70L262 60L392 -108L328 -98L372 -190Z';
  const nodes: Node[] = [
    shape(bolt, { fill: '#ffd93b', stroke: INK, width: ink }),
    ...drops.map(([x, y]) =>
      shape(
        `M${x} ${y - 70}C${x + 30} ${y - 20} ${x + 34} ${y} ${x} ${y + 6}C${x - 34} ${y} ${x - 30} ${y - 20} ${x} ${y - 70}Z`,
        { fill: '#7fd4ff', stroke: INK, width: inner },
      ),
    ),
    shape(body, { fill: INK, stroke: INK, width: ink * 2 }),
    shape(body, { fill: linear([-200, -860], [200, -120], light(BODY, 0.35), BODY, shade(BODY, 0.4)) }),
    group([shape(ellipse(190, -170, 420, 200), { fill: shade(BODY, 0.8), opacity: 0.5 })], { clip: body }),
    shape(
      curve([
        [-230, -640],
        [-170, -720],
        [-90, -750],
      ]),
      { stroke: '#ffffff', width: 30, opacity: 0.55 },
    ),
    shape(
      curve([
        [-30, -836],
        [40, -860],
        [110, -846],
      ]),
      { stroke: '#ffffff', width: 22, opacity: 0.45 },
    ),
    ...[-1, 1].map((side) => shape(ellipse(side * 210, -380, 50, 32), { fill: '#ff7fb0', opacity: 0.5 })),
    ...[-1, 1].flatMap((side) => [
      ...bigEye([side * 110 - 10, -500], 84, 98, ['#5a2a00', '#ffb02e'], gaze, inner),
      shape(
        curve([
          [side * 40 - 10, -620 + brow[0]],
          [side * 110 - 10, -636 + (brow[0] + brow[1]) / 2],
          [side * 190 - 10, -612 + brow[1]],
        ]),
        { stroke: INK, width: 26 },
      ),
    ]),
    ...mouth(mood, inner),
  ];
  return {
    nodes,
    face: { x: -220, y: -660, width: 430, height: 410 },
    head: { x: -440, y: -900, width: 900, height: 760 },
    mouth: [-10, -330],
    paper: '#e9e4ff',
  };
};

function mouth(mood: string, inner: number): Node[] {
  if (mood === 'sad' || mood === 'scared')
    return [
      shape(
        curve([
          [-80, -300],
          [-10, -350],
          [60, -300],
        ]),
        { stroke: INK, width: 22 },
      ),
    ];
  const lips = 'M-120 -380C-60 -350 40 -350 110 -390C104 -290 50 -256 -10 -256C-70 -256 -114 -300 -120 -380Z';
  return [
    shape(lips, { fill: '#2a0d4a' }),
    group(
      [
        shape(ellipse(-4, -262, 70, 42), { fill: '#ff7d96' }),
        shape('M-90 -376L-62 -362L-72 -328ZM60 -366L88 -380L78 -338Z', { fill: '#ffffff' }),
      ],
      { clip: lips },
    ),
    shape(lips, { stroke: INK, width: inner * 1.2 }),
  ];
}
