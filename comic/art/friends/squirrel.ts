import { light } from '../../drawing/colour.ts';
import { blob, curve, ellipse } from '../../drawing/path.ts';
import { shape } from '../../drawing/tree.ts';
import { edge, tube } from '../../drawing/tube.ts';
import { shadow, sitting, type DrawFriend, type Part } from './friend.ts';

const FUR = '#a97b58';
const CREAM = '#fbe9cf';
const STRIPE = '#5b3a2c';

/** A palm squirrel whose tail is larger than the squirrel. */
export const squirrel: DrawFriend = (mood) => {
  const low = mood === 'sad' || mood === 'scared';
  const tail = tube(
    low
      ? [
          [90, -80],
          [280, -50],
          [410, -90],
          [520, -60],
        ]
      : [
          [90, -90],
          [320, -60],
          [430, -270],
          [370, -500],
          [420, -700],
          [540, -740],
        ],
    [50, 96, 120, 116, 92, 50],
  );
  const ear = (side: number): Part => ({
    d: blob(
      [
        [side * 90, -810],
        [side * 130, -920],
        [side * 200, -950],
        [side * 240, -850],
        [side * 224, -720],
      ],
      0.9,
    ),
    coat: FUR,
    marks: [shape(ellipse(side * 174, -840, 32, 54), { fill: '#eaa98c' })],
  });
  return {
    behind: [
      {
        d: edge(tail, 0.5, 0.9),
        coat: light(FUR, 0.2),
        marks: [-0.5, 0, 0.5].map((u) =>
          shape(curve([0.05, 0.3, 0.55, 0.8, 0.95].map((t) => tail.point(t, u))), {
            stroke: STRIPE,
            width: 30,
            opacity: 0.75,
          }),
        ),
      },
      ear(-1),
      ear(1),
    ],
    body: sitting(FUR, CREAM, CREAM),
    head: [
      {
        d: blob(
          [
            [0, -860],
            [150, -826],
            [236, -700],
            [300, -570],
            [210, -450],
            [0, -398],
            [-210, -450],
            [-300, -570],
            [-236, -700],
            [-150, -826],
          ],
          0.95,
        ),
        coat: FUR,
        marks: [
          shape(ellipse(-128, -520, 168, 104) + ellipse(128, -520, 168, 104), { fill: CREAM }),
          ...[-64, 0, 64].map((x) => shape(`M${x} -900L${x * 0.7} -730`, { stroke: STRIPE, width: 28 })),
          shadow(FUR, 190, -900, -400),
        ],
      },
    ],
    front: [],
    eyes: { at: [116, -640], rx: 62, ry: 76, iris: ['#1d1210', '#5e3824'] },
    nose: { d: ellipse(0, -562, 28, 20), coat: '#5d3128' },
    mouth: { at: [0, -500], scale: 0.6 },
    face: { x: -230, y: -770, width: 460, height: 350 },
    headBox: { x: -300, y: -955, width: 600, height: 560 },
  };
};
