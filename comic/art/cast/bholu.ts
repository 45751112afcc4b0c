import { INK, light, shade } from '../../drawing/colour.ts';
import { blob, curve, ellipse, polygon } from '../../drawing/path.ts';
import { bend, edge, tube } from '../../drawing/tube.ts';
import { group, radial, shape, type Node, type Point } from '../../drawing/tree.ts';
import { bigEye } from './eyes.ts';
import type { DrawCharacter } from './cast.ts';

const GREEN = '#57c84d';
const BELLY = '#ffe9a3';
const WING = '#ff8a4c';

/** Bholu, a round young dragon with small wings and a smaller roar. */
export const bholu: DrawCharacter = (mood, ink) => {
  const inner = ink * 0.62;
  const body = blob([
    [0, -560],
    [170, -520],
    [270, -360],
    [290, -180],
    [210, -40],
    [0, -14],
    [-210, -40],
    [-290, -180],
    [-270, -360],
    [-170, -520],
  ]);
  const head = blob([
    [0, -990],
    [150, -970],
    [250, -860],
    [262, -730],
    [200, -610],
    [90, -560],
    [-90, -560],
    [-200, -610],
    [-262, -730],
    [-250, -860],
    [-150, -970],
  ]);
  const tail = edge(tube(bend([200, -90], [470, -20], [520, -300], 0.7), [90, 62, 26]), 0.5, 0.4);
  const tip = polygon([
    [470, -290],
    [520, -420],
    [580, -280],
    [520, -310],
  ]);
  const lifted = mood === 'happy' || mood === 'amazed' || mood === 'proud';
  const wings = [-1, 1].map((side) =>
    polygon(
      (
        [
          [210, -430],
          [470, lifted ? -700 : -520],
          [440, -520],
          [520, -470],
          [420, -410],
          [450, -330],
          [230, -320],
        ] as const
      ).map(([x, y]) => [x * side, y] as Point),
    ),
  );
  const arms = [-1, 1].map((side) =>
    edge(
      tube(
        bend([side * 205, -400], [side * 330, -330], lifted ? [side * 400, -520] : [side * 190, -240], 0.95),
        [56, 46, 42],
      ),
      0.8,
      0.9,
    ),
  );
  const feet = [-150, 150].map(
    (x) =>
      `M${x - 110} 0C${x - 120} -80 ${x - 50} -110 ${x} -110C${x + 50} -110 ${x + 120} -80 ${x + 110} 0Z`,
  );
  const horns = [-1, 1].map((side) =>
    polygon([
      [side * 96, -950],
      [side * 150, -1060],
      [side * 190, -926],
    ]),
  );
  const ears = [-1, 1].map((side) =>
    blob(
      [
        [side * 236, -830],
        [side * 380, -900],
        [side * 330, -780],
        [side * 250, -730],
      ],
      0.8,
    ),
  );
  const spikes = polygon([
    [-50, -978],
    [0, -1080],
    [50, -978],
  ]);
  const all = [body, head, tail, tip, ...wings, ...arms, ...feet, ...horns, ...ears, spikes].join('');
  const gaze: Point = mood === 'sad' ? [0.1, 0.5] : mood === 'scared' ? [-0.4, 0] : [-0.25, -0.15];
  const brow: readonly [number, number] =
    mood === 'sad' || mood === 'scared' ? [-34, 12] : mood === 'proud' ? [10, -14] : [-12, -8];
  const nodes: Node[] = [
    shape(ellipse(30, -6, 380, 50), { fill: '#1a0b45', opacity: 0.35 }),
    shape(all, { fill: INK, stroke: INK, width: ink * 1.9 }),
    ...wings.flatMap((d) => [shape(d, { fill: WING, stroke: INK, width: inner })]),
    shape(tail, { fill: GREEN, stroke: INK, width: inner }),
    shape(tip, { fill: WING, stroke: INK, width: inner }),
    ...feet.map((d) => shape(d, { fill: shade(GREEN, 0.12), stroke: INK, width: inner })),
    shape(
      feet
        .map((_, i) =>
          [-50, 0, 50].map((dx) => `M${(i ? 150 : -150) + dx} -6L${(i ? 150 : -150) + dx} -36`).join(''),
        )
        .join(''),
      { stroke: INK, width: inner },
    ),
    shape(body, { fill: radial([-90, -420], 480, light(GREEN, 0.35), GREEN, shade(GREEN, 0.35)) }),
    group(
      [
        shape(ellipse(0, -200, 180, 230), { fill: BELLY }),
        shape([-330, -250, -170, -90].map((y) => `M-170 ${y}C-60 ${y + 26} 60 ${y + 26} 170 ${y}`).join(''), {
          stroke: '#d9a94a',
          width: inner * 1.1,
        }),
        shape('M130 -600C230 -400 220 -150 60 20L400 20L400 -600Z', {
          fill: shade(GREEN, 0.8),
          opacity: 0.28,
        }),
      ],
      { clip: body },
    ),
    shape(body, { stroke: INK, width: inner }),
    ...arms.map((d) => shape(d, { fill: GREEN, stroke: INK, width: inner })),
    ...[...horns, spikes].map((d, i) =>
      shape(d, { fill: i < 2 ? '#fff0c9' : WING, stroke: INK, width: inner }),
    ),
    ...ears.map((d) => shape(d, { fill: light(GREEN, 0.2), stroke: INK, width: inner })),
    shape(head, { fill: radial([-90, -880], 460, light(GREEN, 0.42), GREEN, shade(GREEN, 0.3)) }),
    group(
      [
        shape(ellipse(0, -640, 170, 104), { fill: light(GREEN, 0.5), opacity: 0.9 }),
        shape('M150 -1010C250 -860 230 -660 60 -540L400 -540L400 -1010Z', {
          fill: shade(GREEN, 0.8),
          opacity: 0.26,
        }),
        ...(
          [
            [-190, -900, 22],
            [-220, -820, 15],
            [196, -910, 18],
          ] as const
        ).map(([x, y, r]) => shape(ellipse(x, y, r), { fill: shade(GREEN, 0.3), opacity: 0.7 })),
      ],
      { clip: head },
    ),
    shape(head, { stroke: INK, width: inner }),
    shape(
      curve([
        [-180, -860],
        [-140, -930],
        [-70, -962],
      ]),
      { stroke: '#ffffff', width: 22, opacity: 0.65 },
    ),
    ...[-1, 1].map((side) => shape(ellipse(side * 190, -690, 42, 28), { fill: '#ff7f8f', opacity: 0.6 })),
    ...[-1, 1].flatMap((side) => [
      ...bigEye([side * 104, -800], 80, 92, ['#3a1a10', '#d9662b'], gaze, inner),
      shape(
        curve([
          [side * 50, -914 + brow[0]],
          [side * 106, -926 + (brow[0] + brow[1]) / 2],
          [side * 168, -904 + brow[1]],
        ]),
        { stroke: INK, width: 20 },
      ),
    ]),
    shape(ellipse(-34, -690, 10, 13) + ellipse(34, -690, 10, 13), { fill: INK }),
    ...mouth(mood, inner),
  ];
  return {
    nodes,
    face: { x: -220, y: -930, width: 440, height: 370 },
    head: { x: -300, y: -1070, width: 600, height: 520 },
    mouth: [0, -620],
    paper: '#f0ffdc',
  };
};

function mouth(mood: string, inner: number): Node[] {
  if (mood === 'sad' || mood === 'scared')
    return [
      shape(
        curve([
          [-60, -606],
          [0, -634],
          [60, -606],
        ]),
        { stroke: INK, width: 18 },
      ),
    ];
  const lips =
    mood === 'amazed'
      ? ellipse(0, -616, 44, 42)
      : 'M-104 -652C-50 -634 50 -634 104 -652C94 -590 50 -570 0 -570C-50 -570 -94 -590 -104 -652Z';
  return [
    shape(lips, { fill: '#6b1530' }),
    group(
      [
        shape(ellipse(0, -574, 52, 30), { fill: '#ff8296' }),
        shape('M-70 -646L-40 -640L-56 -606ZM40 -640L70 -646L56 -606Z', { fill: '#ffffff' }),
      ],
      { clip: lips },
    ),
    shape(lips, { stroke: INK, width: inner }),
  ];
}
