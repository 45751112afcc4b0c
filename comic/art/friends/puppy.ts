import { light, shade } from '../../drawing/colour.ts';
import { blob, ellipse } from '../../drawing/path.ts';
import { shape } from '../../drawing/tree.ts';
import { edge, tube } from '../../drawing/tube.ts';
import { shadow, sitting, type DrawFriend, type Part } from './friend.ts';

const SAND = '#eec38a';
const BROWN = '#a4622f';
const CREAM = '#fff4e0';

/** A street puppy: one patch, two ears that go their own ways. */
export const puppy: DrawFriend = (mood) => {
  const lively = mood === 'happy' || mood === 'proud' || mood === 'amazed';
  const tail = tube(
    lively
      ? [
          [130, -120],
          [260, -150],
          [330, -270],
          [320, -390],
        ]
      : [
          [130, -90],
          [250, -50],
          [340, -60],
          [390, -40],
        ],
    [44, 40, 34, 26],
  );
  const perked = lively ? 60 : 0;
  const ear = (side: number): Part => ({
    d: blob(
      [
        [side * 150, -850],
        [side * 250, -870 - (side > 0 ? perked : 0)],
        [side * 350, -760 - (side > 0 ? perked : 0)],
        [side * 350, -600],
        [side * 290, -520],
        [side * 230, -610],
      ],
      0.95,
    ),
    coat: BROWN,
    marks: [shape(ellipse(side * 320, -640, 40, 110), { fill: shade(BROWN, 0.4), opacity: 0.5 })],
  });
  return {
    behind: [{ d: edge(tail, 0.5, 1), coat: SAND }],
    body: sitting(SAND, CREAM),
    head: [
      {
        d: blob(
          [
            [0, -890],
            [170, -860],
            [262, -730],
            [270, -580],
            [190, -440],
            [0, -396],
            [-190, -440],
            [-270, -580],
            [-262, -730],
            [-170, -860],
          ],
          0.95,
        ),
        coat: SAND,
        marks: [
          shape(ellipse(112, -660, 120, 130), { fill: BROWN, opacity: 0.85 }),
          shape('M-40 -900L40 -900L30 -640L-30 -640Z', { fill: CREAM }),
          shape(ellipse(0, -490, 158, 112), { fill: CREAM }),
          shadow(SAND, 190, -900, -400),
        ],
      },
      ear(-1),
      ear(1),
    ],
    front: [],
    eyes: { at: [114, -650], rx: 62, ry: 74, iris: ['#2a150c', '#7a4522'] },
    nose: {
      d: 'M-58 -572C-34 -596 34 -596 58 -572C52 -536 20 -516 0 -516C-20 -516 -52 -536 -58 -572Z',
      coat: '#3a2430',
      marks: [shape(ellipse(-18, -570, 18, 8), { fill: light('#3a2430', 0.6) })],
    },
    mouth: { at: [0, -480], scale: 0.62 },
    face: { x: -225, y: -770, width: 450, height: 350 },
    headBox: { x: -360, y: -930, width: 720, height: 540 },
  };
};
