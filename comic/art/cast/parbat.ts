import type { Mood } from '../../book.ts';
import { INK, light, mix, shade } from '../../drawing/colour.ts';
import { blob, curve, ellipse } from '../../drawing/path.ts';
import { group, linear, radial, shape, type Node, type Point } from '../../drawing/tree.ts';
import type { DrawCharacter } from './cast.ts';
import { bigEye } from './eyes.ts';
import { arms, beard, cloudPillow, cracks, nightcap, pompom, ROCK } from './mountain-parts.ts';
import { moodMouth } from './mouths.ts';

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

/** The same mountain with his eyes shut: sweetly asleep when happy, with noises in his ears when scared. */
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
