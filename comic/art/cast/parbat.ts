import type { Mood } from '../../book.ts';
import { INK, light, mix, shade } from '../../drawing/colour.ts';
import { blob, curve, ellipse, polygon } from '../../drawing/path.ts';
import { group, linear, radial, shape, type Node, type Point } from '../../drawing/tree.ts';
import type { DrawCharacter } from './cast.ts';
import { bigEye } from './eyes.ts';
import { moodMouth } from './mouths.ts';

const ROCK = '#8d86c9';
const SNOW = '#ffffff';
const MOSS = '#4fae6a';

const brows: Record<Mood, readonly [inner: number, outer: number]> = {
  happy: [-58, -8],
  amazed: [-58, -44],
  sad: [-40, 24],
  scared: [30, -30],
  proud: [-50, -20],
};

/** Parbat, a mountain: kind, slow and rather sorry. Trees for a beard, snow for a nightcap. */
export const parbat: DrawCharacter = (mood, ink) => mountain(mood, ink, false);

/** The same mountain with his eyes shut; happy sleeps sweetly, scared has noises in his ears. */
export const parbatAsleep: DrawCharacter = (mood, ink) => mountain(mood, ink, true);

function mountain(mood: Mood, ink: number, asleep: boolean): ReturnType<DrawCharacter> {
  const inner = ink * 0.62;
  const body = blob(
    [
      [-20, -985],
      [130, -900],
      [240, -700],
      [420, -520],
      [560, -300],
      [760, -150],
      [900, 0],
      [-900, 0],
      [-760, -170],
      [-600, -290],
      [-470, -500],
      [-300, -640],
      [-170, -880],
    ],
    0.7,
  );
  const cap = nightcap(asleep);
  const covered = asleep && mood === 'scared';
  const nodes: Node[] = [
    shape(ellipse(0, -2, 960, 60), { fill: '#1a0b45', opacity: 0.35 }),
    shape(covered ? body : body + cap, { fill: INK, stroke: INK, width: ink * 1.8 }),
    shape(body, { fill: radial([-240, -720], 1250, light(ROCK, 0.45), ROCK, shade(ROCK, 0.5)) }),
    group(
      [
        shape('M120 -1000C300 -620 330 -300 200 40L1000 40L1000 -1000Z', {
          fill: shade(ROCK, 0.75),
          opacity: 0.3,
        }),
        shape(cracks(), { stroke: shade(ROCK, 0.55), width: inner * 1.3 }),
        shape(
          'M-980 40L-980 -110C-760 -190 -640 -70 -460 -120C-300 -160 -160 -60 0 -90C180 -120 320 -50 480 -110C640 -160 800 -60 980 -120L980 40Z',
          {
            fill: linear([0, -180], [0, 20], light(MOSS, 0.25), MOSS, shade(MOSS, 0.35)),
            stroke: INK,
            width: inner,
          },
        ),
      ],
      { clip: body },
    ),
    shape(body, { stroke: INK, width: inner }),
    ...arms(mood, asleep, inner),
    ...[-1, 1].map((side) => shape(ellipse(side * 250, -360, 74, 44), { fill: '#ff8fa0', opacity: 0.6 })),
    ...eyes(mood, asleep, inner),
    shape(
      blob(
        [
          [-96, -440],
          [-60, -510],
          [0, -530],
          [60, -510],
          [96, -440],
          [50, -392],
          [-50, -392],
        ],
        0.9,
      ),
      {
        fill: radial([-30, -490], 170, light(ROCK, 0.5), mix(ROCK, '#ff9fb0', 0.3), shade(ROCK, 0.3)),
        stroke: INK,
        width: inner,
      },
    ),
    ...beard(inner),
    asleep && mood !== 'scared'
      ? shape(
          mood === 'proud' || mood === 'happy'
            ? curve([
                [-90, -330],
                [-20, -296],
                [70, -316],
                [110, -344],
              ])
            : ellipse(0, -312, 50, 40),
          mood === 'sad' || mood === 'amazed'
            ? { fill: '#5b1630', stroke: INK, width: inner }
            : { stroke: INK, width: 22 },
        )
      : moodMouth(mood, [0, -320], 1.05, inner),
    ...(covered
      ? cloudPillow(inner)
      : [
          shape(cap, {
            fill: linear([-200, -980], [240, -700], SNOW, '#dfeeff', '#a9c4f5'),
            stroke: INK,
            width: inner,
          }),
          ...pompom(asleep, inner),
        ]),
  ];
  return {
    nodes,
    face: { x: -270, y: -650, width: 540, height: 400 },
    head: { x: -430, y: -960, width: 860, height: 790 },
    mouth: [0, -310],
    paper: '#e8f2ff',
  };
}

/** Snow on the peak; asleep it is pulled down over one eye. */
function nightcap(asleep: boolean): string {
  const low = asleep ? -560 : -760;
  return blob(
    [
      [-20, -1000],
      [140, -910],
      [226, -740],
      [250, low + 30],
      [170, low - 20],
      [96, low + 50],
      [10, -690],
      [-70, -730],
      [-150, -670],
      [-230, -730],
      [-270, -700],
      [-180, -890],
    ],
    0.85,
  );
}

function pompom(asleep: boolean, inner: number): Node[] {
  const [x, y]: Point = asleep ? [-150, -1000] : [-20, -1030];
  return [
    shape(
      blob(
        [
          [-60, -960],
          [x + 40, y - 20],
          [x, y + 50],
          [-100, -900],
        ],
        0.9,
      ),
      {
        fill: '#e4f0ff',
        stroke: INK,
        width: inner,
      },
    ),
    shape(
      [
        [0, 0],
        [40, 24],
        [-34, 26],
        [6, 46],
        [4, -36],
      ]
        .map(([dx, dy]) => ellipse(x + dx!, y + dy!, 44))
        .join(''),
      {
        fill: INK,
        stroke: INK,
        width: inner * 1.6,
      },
    ),
    shape(
      [
        [0, 0],
        [40, 24],
        [-34, 26],
        [6, 46],
        [4, -36],
      ]
        .map(([dx, dy]) => ellipse(x + dx!, y + dy!, 44))
        .join(''),
      {
        fill: '#ffffff',
      },
    ),
  ];
}

function eyes(mood: Mood, asleep: boolean, inner: number): Node[] {
  const [low, high] = brows[mood];
  const brow = [-1, 1].map((side) =>
    blob(
      [
        [side * 90, -640 + low],
        [side * 170, -690 + (low + high) / 2],
        [side * 260, -650 + high],
        [side * 262, -624 + high],
        [side * 170, -650 + (low + high) / 2],
        [side * 96, -606 + low],
      ],
      0.9,
    ),
  );
  const look = [-1, 1].flatMap((side) => {
    const at: Point = [side * 168, -540];
    if (!asleep)
      return bigEye(
        at,
        92,
        100,
        ['#2a1a5a', '#6a5ad0'],
        mood === 'sad' ? [0, 0.5] : [-0.2, 0.2],
        inner,
        mood === 'proud' ? 0.3 : 0,
      );
    const tight = mood === 'scared';
    return [
      shape(
        tight
          ? `M${at[0] - side * 70} ${at[1] - 40}L${at[0] + side * 50} ${at[1]}L${at[0] - side * 70} ${at[1] + 36}`
          : curve([
              [at[0] - 84, at[1] - 6],
              [at[0], at[1] + 44],
              [at[0] + 84, at[1] - 6],
            ]),
        { stroke: INK, width: 26 },
      ),
    ];
  });
  if (asleep && mood === 'scared') return look;
  return [...look, ...brow.map((d) => shape(d, { fill: '#2f7f52', stroke: INK, width: inner }))];
}

/** Little firs under the chin. */
function beard(inner: number): Node[] {
  return [-260, 260, -170, 170, -80, 80, 0].map((x, i) => {
    const foot = -110 + Math.abs(x) * -0.28;
    const tall = 130 - Math.abs(x) * 0.12;
    return shape(
      polygon([
        [x - 62, foot],
        [x - 30, foot - tall * 0.5],
        [x - 44, foot - tall * 0.5],
        [x, foot - tall],
        [x + 44, foot - tall * 0.5],
        [x + 30, foot - tall * 0.5],
        [x + 62, foot],
      ]),
      { fill: i % 2 ? '#2f8f5c' : '#3aa86a', stroke: INK, width: inner },
    );
  });
}

/** Boulder arms: folded under the chin asleep, lifted awake. */
function arms(mood: Mood, asleep: boolean, inner: number): Node[] {
  const up = !asleep && (mood === 'happy' || mood === 'amazed');
  return [-1, 1].flatMap((side) => {
    const hand: Point = up
      ? [side * 640, -560]
      : asleep && mood === 'scared'
        ? [side * 400, -560]
        : [side * 430, -150];
    const from: Point = [side * 520, -250];
    const d = blob(
      [
        [from[0] - side * 60, from[1] + 60],
        [(from[0] + hand[0]) / 2 - side * 70, (from[1] + hand[1]) / 2],
        [hand[0] - side * 90, hand[1] - 20],
        [hand[0], hand[1] - 96],
        [hand[0] + side * 94, hand[1] - 10],
        [(from[0] + hand[0]) / 2 + side * 90, (from[1] + hand[1]) / 2 + 10],
        [from[0] + side * 80, from[1] + 70],
      ],
      0.9,
    );
    return [
      shape(d, {
        fill: linear(
          [hand[0] - 90, hand[1] - 90],
          [from[0] + 90, from[1] + 60],
          light(ROCK, 0.4),
          ROCK,
          shade(ROCK, 0.3),
        ),
        stroke: INK,
        width: inner * 1.3,
      }),
      shape(
        curve([
          [hand[0] - 40, hand[1] - 40],
          [hand[0] - 30, hand[1] + 6],
        ]) +
          curve([
            [hand[0] + 26, hand[1] - 44],
            [hand[0] + 28, hand[1] + 2],
          ]),
        { stroke: INK, width: inner },
      ),
    ];
  });
}

function cracks(): string {
  return (
    curve([
      [-520, -330],
      [-440, -300],
      [-420, -230],
    ]) +
    curve([
      [440, -380],
      [500, -300],
      [470, -240],
    ]) +
    curve([
      [-380, -520],
      [-340, -470],
    ]) +
    curve([
      [600, -210],
      [660, -170],
      [650, -130],
    ]) +
    curve([
      [-690, -190],
      [-640, -150],
    ])
  );
}

/** A cloud held over both ears. */
function cloudPillow(inner: number): Node[] {
  const puffs = [
    [-470, -640, 130],
    [-340, -760, 150],
    [-150, -850, 170],
    [60, -880, 180],
    [260, -800, 160],
    [410, -680, 140],
    [490, -560, 110],
    [-520, -530, 100],
  ]
    .map(([x, y, r]) => ellipse(x!, y!, r!))
    .join('');
  return [
    shape(puffs, { fill: INK, stroke: INK, width: inner * 2 }),
    shape(puffs, { fill: '#f4f8ff' }),
    shape('M-430 -560C-330 -690 -120 -740 40 -740C220 -740 360 -660 440 -520', {
      stroke: '#b9cdf2',
      width: 30,
      opacity: 0.8,
    }),
  ];
}
