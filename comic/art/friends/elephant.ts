import { light, shade } from '../../drawing/colour.ts';
import { blob, curve, ellipse } from '../../drawing/path.ts';
import { edge, ring, tube } from '../../drawing/tube.ts';
import { shape, type Point } from '../../drawing/tree.ts';
import type { Mood } from '../../book.ts';
import { shadow, sitting, type DrawFriend, type Part } from './friend.ts';

const GREY = '#93a7cf';
const ROSE = '#f3a9b5';

/** A trunk that says what the elephant feels. */
const TRUNK: Record<Mood, readonly Point[]> = {
  happy: at(4, -496, 56, -424, 160, -416, 244, -466, 280, -556),
  proud: at(4, -490, 70, -414, 190, -430, 280, -530, 320, -680),
  amazed: at(4, -490, 70, -414, 190, -430, 280, -530, 320, -680),
  sad: at(-4, -500, -10, -420, -6, -340, -30, -290, -70, -290),
  scared: at(-4, -500, -40, -430, -120, -410, -200, -440, -230, -510),
};

function at(...bends: readonly number[]): Point[] {
  const rest = Array.from({ length: bends.length / 2 }, (_, i): Point => [bends[i * 2]!, bends[i * 2 + 1]!]);
  return [[0, -590], ...rest];
}

/** A young elephant with ears for two. */
export const elephant: DrawFriend = (mood) => {
  const trunk = tube(TRUNK[mood], [62, 54, 46, 40, 35, 32]);
  const ear = (side: number): Part => ({
    d: blob(
      [
        [side * 190, -800],
        [side * 330, -860],
        [side * 450, -760],
        [side * 450, -590],
        [side * 360, -450],
        [side * 230, -480],
      ],
      0.95,
    ),
    coat: GREY,
    marks: [shape(ellipse(side * 350, -650, 82, 140), { fill: ROSE })],
  });
  return {
    behind: [ear(-1), ear(1)],
    body: sitting(GREY, light(GREY, 0.3)),
    head: [
      {
        d: ellipse(0, -650, 262, 246),
        coat: GREY,
        marks: [
          shape(ellipse(-70, -790, 120, 60), { fill: light(GREY, 0.35), opacity: 0.7 }),
          shadow(GREY, 170, -900, -400),
        ],
      },
      {
        d: curve([
          [-40, -880],
          [-30, -950],
          [4, -976],
          [10, -930],
          [44, -960],
          [36, -885],
        ]),
        coat: shade(GREY, 0.5),
      },
    ],
    front: [
      {
        d: edge(trunk, 0.6, 0.8),
        coat: light(GREY, 0.1),
        marks: [
          shape([0.25, 0.4, 0.55, 0.7].map((t) => ring(trunk, t, -1, 1, 0.03)).join(''), {
            stroke: shade(GREY, 0.35),
            width: 11,
          }),
        ],
      },
    ],
    eyes: { at: [124, -660], rx: 54, ry: 66, iris: ['#1d1a3a', '#4b4a8c'] },
    mouth: { at: [-70, -476], scale: 0.5 },
    face: { x: -215, y: -770, width: 430, height: 350 },
    headBox: { x: -450, y: -970, width: 900, height: 570 },
  };
};
