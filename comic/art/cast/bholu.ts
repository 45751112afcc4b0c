import { INK, light, shade } from '../../drawing/colour.ts';
import { blob, curve, ellipse, polygon } from '../../drawing/path.ts';
import { bend, edge, tube } from '../../drawing/tube.ts';
import { group, radial, shape, type Node, type Point } from '../../drawing/tree.ts';
import type { Mood } from '../../book.ts';
import { bigEye } from './eyes.ts';
import { armEdge, drawSoftArm, softArm } from './limbs.ts';
import { bholuFromBehind } from './bholu-back.ts';
import type { DrawCharacter } from './cast.ts';

const GREEN = '#57c84d';
const BELLY = '#ffe9a3';
const WING = '#ff8a4c';

interface Acting {
  right: Point;
  left: Point;
  elbow: number;
  outward: number;
  /** Height of the wings' highest tip. */
  wing: number;
  gaze: Point;
  brow: readonly [inner: number, outer: number];
  lid?: number;
}

const actings: Record<Mood, Acting> = {
  happy: {
    right: [410, -560],
    left: [-430, -520],
    elbow: 90,
    outward: 70,
    wing: -700,
    gaze: [-0.25, -0.15],
    brow: [-12, -8],
  },
  amazed: {
    right: [320, -590],
    left: [-320, -590],
    elbow: 150,
    outward: 130,
    wing: -780,
    gaze: [0, -0.3],
    brow: [-40, -30],
  },
  sad: {
    right: [64, -250],
    left: [-64, -250],
    elbow: 60,
    outward: 130,
    wing: -530,
    gaze: [0.1, 0.6],
    brow: [-40, 16],
    lid: 0.2,
  },
  scared: {
    right: [96, -400],
    left: [-96, -400],
    elbow: 120,
    outward: 170,
    wing: -560,
    gaze: [-0.4, 0],
    brow: [-44, 6],
  },
  proud: {
    right: [262, -190],
    left: [-262, -190],
    elbow: -30,
    outward: 190,
    wing: -720,
    gaze: [-0.15, -0.2],
    brow: [10, -14],
  },
};

/** Bholu, a round young dragon with small wings and a smaller roar. */
export const bholu: DrawCharacter = (mood, ink, view) => {
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
  const { wing, gaze, brow, lid, elbow, outward, ...reach } = actings[mood];
  const wings = [-1, 1].map((side) =>
    polygon(
      (
        [
          [210, -430],
          [470, wing],
          [440, wing * 0.4 - 240],
          [520, wing * 0.3 - 260],
          [420, -410],
          [450, -330],
          [230, -320],
        ] as const
      ).map(([x, y]) => [x * side, y] as Point),
    ),
  );
  const arms = [
    softArm(-1, [-205, -400], reach.left, { widths: [58, 48, 44], elbow, outward }),
    softArm(1, [205, -400], reach.right, { widths: [58, 48, 44], elbow, outward }),
  ];
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
  const all = [
    body,
    head,
    tail,
    tip,
    ...wings,
    ...arms.map(armEdge),
    ...feet,
    ...horns,
    ...ears,
    spikes,
  ].join('');
  const front = {
    face: { x: -220, y: -930, width: 440, height: 370 },
    head: { x: -340, y: -1080, width: 680, height: 600 },
    mouth: [0, -620] as const,
    paper: '#f0ffdc',
  };
  if (view === 'back') {
    const parts = { body, head, feet, horns, ears, wings, arms };
    return { ...front, nodes: bholuFromBehind(parts, all, ink) };
  }
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
    ...arms.flatMap((limb) => drawSoftArm(limb, GREEN, light(GREEN, 0.22), inner)),
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
      ...bigEye([side * 104, -800], 80, 92, ['#3a1a10', '#d9662b'], gaze, inner, lid),
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
  return { ...front, nodes };
};

function mouth(mood: Mood, inner: number): Node[] {
  if (mood === 'scared')
    return [
      shape(
        curve([
          [-70, -612],
          [-40, -632],
          [-8, -610],
          [24, -632],
          [52, -610],
          [74, -622],
        ]),
        { stroke: INK, width: 18 },
      ),
    ];
  if (mood === 'sad')
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
      ? ellipse(0, -616, 62, 56)
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
