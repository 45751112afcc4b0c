import { light } from '../../drawing/colour.ts';
import { blob, ellipse } from '../../drawing/path.ts';
import { shape } from '../../drawing/tree.ts';
import { edge, patch, tube } from '../../drawing/tube.ts';
import { shadow, sitting, type DrawFriend } from './friend.ts';

const ORANGE = '#f7952f';
const CREAM = '#fff1d6';
const STRIPE = '#3a2320';

/** A tiger cub who practises being large. */
export const tiger: DrawFriend = () => {
  const tail = tube(
    [
      [120, -90],
      [270, -60],
      [350, -170],
      [330, -310],
      [390, -400],
    ],
    [40, 42, 42, 42, 44],
  );
  return {
    behind: [
      {
        d: edge(tail, 0.5, 0.9),
        coat: ORANGE,
        marks: [0.3, 0.5, 0.7].map((t) => shape(patch(tail, t, t + 0.09, -1.2, 1.2), { fill: STRIPE })),
      },
      ...[-1, 1].map((side) => ({
        d: ellipse(side * 190, -850, 92, 94),
        coat: ORANGE,
        marks: [shape(ellipse(side * 186, -838, 48, 50), { fill: '#f4b6a0' })],
      })),
    ],
    body: sitting(ORANGE, CREAM, light(ORANGE, 0.4)),
    head: [
      {
        d: blob(
          [
            [0, -880],
            [150, -850],
            [250, -740],
            [280, -610],
            [330, -530],
            [220, -470],
            [110, -410],
            [0, -398],
            [-110, -410],
            [-220, -470],
            [-330, -530],
            [-280, -610],
            [-250, -740],
            [-150, -850],
          ],
          0.85,
        ),
        coat: ORANGE,
        marks: [
          shape(ellipse(-92, -470, 130, 92) + ellipse(92, -470, 130, 92), { fill: CREAM }),
          shape(ellipse(-118, -760, 74, 50) + ellipse(118, -760, 74, 50), { fill: CREAM, opacity: 0.8 }),
          shape(
            'M-26 -900L26 -900L0 -790ZM-110 -880L-62 -890L-58 -800ZM110 -880L62 -890L58 -800Z' +
              'M-340 -640L-330 -570L-214 -590ZM340 -640L330 -570L214 -590ZM-300 -740L-330 -690L-226 -680ZM300 -740L330 -690L226 -680Z',
            { fill: STRIPE },
          ),
          shadow(ORANGE, 190, -900, -400),
        ],
      },
    ],
    front: [],
    eyes: { at: [112, -640], rx: 62, ry: 74, iris: ['#37210c', '#c98a1c'] },
    nose: {
      d: 'M-46 -566C-20 -580 20 -580 46 -566C40 -536 14 -520 0 -520C-14 -520 -40 -536 -46 -566Z',
      coat: '#f0788c',
    },
    mouth: { at: [0, -486], scale: 0.62 },
    whiskers: true,
    face: { x: -230, y: -770, width: 460, height: 350 },
    headBox: { x: -330, y: -945, width: 660, height: 550 },
  };
};
