import { light, shade } from '../../drawing/colour.ts';
import { blob, ellipse } from '../../drawing/path.ts';
import { shape } from '../../drawing/tree.ts';
import { edge, patch, tube } from '../../drawing/tube.ts';
import { shadow, sitting, type DrawFriend, type Part } from './friend.ts';

const SMOKE = '#8d93ad';
const WHITE = '#fffaf2';

/** A smoke-grey kitten in white socks. */
export const kitten: DrawFriend = (mood) => {
  const low = mood === 'sad' || mood === 'scared';
  const tail = tube(
    low
      ? [
          [120, -70],
          [260, -36],
          [360, -60],
          [400, -130],
        ]
      : [
          [120, -90],
          [290, -70],
          [370, -220],
          [320, -360],
          [380, -470],
        ],
    [40, 42, 40, 38, 34],
  );
  const ear = (side: number): Part => ({
    d: blob(
      [
        [side * 80, -820],
        [side * 150, -910],
        [side * 240, -990],
        [side * 270, -860],
        [side * 262, -700],
      ],
      0.6,
    ),
    coat: SMOKE,
    marks: [shape(`M${side * 130} -800L${side * 226} -950L${side * 236} -730Z`, { fill: '#f6b3ba' })],
  });
  return {
    behind: [
      {
        d: edge(tail, 0.5, 1),
        coat: SMOKE,
        marks: [shape(patch(tail, 0.84, 1.2, -1.2, 1.2), { fill: WHITE })],
      },
      ear(-1),
      ear(1),
    ],
    body: sitting(SMOKE, WHITE, WHITE),
    head: [
      {
        d: blob(
          [
            [0, -860],
            [160, -836],
            [262, -730],
            [286, -590],
            [220, -460],
            [100, -408],
            [0, -398],
            [-100, -408],
            [-220, -460],
            [-286, -590],
            [-262, -730],
            [-160, -836],
          ],
          0.95,
        ),
        coat: SMOKE,
        marks: [
          shape('M-36 -900L36 -900L60 -560L-60 -560Z', { fill: WHITE }),
          shape(ellipse(-74, -486, 112, 88) + ellipse(74, -486, 112, 88), { fill: WHITE }),
          shape('M-130 -900L-92 -900L-96 -770ZM130 -900L92 -900L96 -770Z', { fill: shade(SMOKE, 0.4) }),
          shape('M-320 -620L-310 -580L-220 -600ZM320 -620L310 -580L220 -600Z', { fill: shade(SMOKE, 0.4) }),
          shadow(SMOKE, 190, -900, -400),
          shape(ellipse(-150, -790, 60, 30), { fill: light(SMOKE, 0.5), opacity: 0.6 }),
        ],
      },
    ],
    front: [],
    eyes: { at: [118, -640], rx: 66, ry: 78, iris: ['#0d3a30', '#3fb985'] },
    nose: {
      d: 'M-32 -556C-14 -566 14 -566 32 -556C26 -534 10 -522 0 -522C-10 -522 -26 -534 -32 -556Z',
      coat: '#f0788c',
    },
    mouth: { at: [0, -490], scale: 0.56 },
    whiskers: true,
    face: { x: -232, y: -770, width: 464, height: 350 },
    headBox: { x: -300, y: -985, width: 600, height: 590 },
  };
};
