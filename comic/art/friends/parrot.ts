import { light, shade } from '../../drawing/colour.ts';
import { blob, curve, ellipse } from '../../drawing/path.ts';
import { shape } from '../../drawing/tree.ts';
import { shadow, type DrawFriend, type Part } from './friend.ts';

const GREEN = '#4cc04a';
const LEAF = '#259a4a';
const BEAK = '#f0483e';

/** A rose-ringed parrot that has an opinion. */
export const parrot: DrawFriend = (mood) => {
  const raised = mood === 'happy' || mood === 'amazed';
  const wing = (side: number): Part => ({
    d: raised
      ? blob(
          [
            [side * 150, -400],
            [side * 300, -470],
            [side * 420, -560],
            [side * 430, -400],
            [side * 340, -260],
            [side * 190, -190],
          ],
          0.9,
        )
      : blob(
          [
            [side * 140, -400],
            [side * 226, -330],
            [side * 240, -200],
            [side * 190, -90],
            [side * 130, -170],
          ],
          0.95,
        ),
    coat: LEAF,
    marks: [
      shape(
        curve([
          [side * 180, -250],
          [side * 290, -330],
          [side * 420, -380],
        ]) +
          curve([
            [side * 170, -330],
            [side * 290, -410],
            [side * 430, -480],
          ]),
        { stroke: shade(LEAF, 0.4), width: 13 },
      ),
    ],
  });
  const open = mood === 'happy' || mood === 'amazed' || mood === 'proud';
  return {
    behind: [
      {
        d: 'M-60 -120C-70 -60 60 -40 130 -40C220 -30 330 -40 420 6C330 30 160 34 60 20C-20 10 -70 -40 -60 -120Z',
        coat: '#2f86c9',
        marks: [shape('M40 -20L400 4', { stroke: '#1b5a96', width: 12 })],
      },
      ...(raised ? [wing(-1), wing(1)] : []),
      {
        d: curve([
          [-30, -870],
          [-60, -960],
          [-20, -990],
          [6, -930],
          [40, -985],
          [74, -950],
          [40, -870],
        ]),
        coat: light(GREEN, 0.2),
      },
    ],
    body: [
      ...[-1, 1].map((side): Part => ({
        d: [-34, 0, 34].map((x) => ellipse(side * 78 + x, -26, 24, 26)).join(''),
        coat: '#f2a79b',
      })),
      {
        d: ellipse(0, -240, 180, 206),
        coat: GREEN,
        marks: [
          shape(ellipse(-10, -200, 116, 150), { fill: light(GREEN, 0.45) }),
          shadow(GREEN, 110, -450, 0),
        ],
      },
      ...(raised ? [] : [wing(-1), wing(1)]),
    ],
    head: [
      {
        d: ellipse(0, -650, 250, 246),
        coat: GREEN,
        marks: [
          shape(ellipse(-114, -650, 110, 120) + ellipse(114, -650, 110, 120), { fill: light(GREEN, 0.35) }),
          shape(
            curve([
              [-260, -500],
              [-120, -424],
              [0, -408],
              [120, -424],
              [260, -500],
            ]),
            { stroke: '#f26aa0', width: 34 },
          ),
          shadow(GREEN, 170, -900, -400),
        ],
      },
    ],
    front: [
      ...(open
        ? [{ d: 'M-58 -510C-40 -440 40 -440 58 -510C30 -490 -30 -490 -58 -510Z', coat: shade(BEAK, 0.35) }]
        : []),
      {
        d: 'M-80 -560C-76 -640 76 -640 80 -560C82 -500 46 -486 22 -440C16 -424 -2 -424 -8 -440C-30 -486 -82 -500 -80 -560Z',
        coat: BEAK,
        marks: [
          shape(ellipse(-36, -590, 26, 16), { fill: '#ffb1a0' }),
          shape(ellipse(-28, -560, 7) + ellipse(28, -560, 7), { fill: shade(BEAK, 0.6) }),
        ],
      },
    ],
    eyes: { at: [120, -664], rx: 62, ry: 74, iris: ['#3a1a08', '#d98a1c'] },
    face: { x: -220, y: -780, width: 440, height: 360 },
    headBox: { x: -255, y: -980, width: 510, height: 580 },
  };
};
