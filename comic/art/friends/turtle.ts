import { light, shade } from '../../drawing/colour.ts';
import { blob, ellipse, polygon } from '../../drawing/path.ts';
import { shape, type Point } from '../../drawing/tree.ts';
import { shadow, type DrawFriend, type Part } from './friend.ts';

const GREEN = '#8ecf63';
const SHELL = '#b5793f';
const PLATE = '#f7e3a4';

/** A plate of the shell. */
const scute = ([x, y]: Point, r: number): string =>
  polygon(
    Array.from({ length: 6 }, (_, i): Point => {
      const a = ((i * 60 + 30) * Math.PI) / 180;
      return [x + Math.cos(a) * r, y + Math.sin(a) * r * 0.86];
    }),
  );

/** A turtle with a patched shell, in no hurry to be anywhere else. */
export const turtle: DrawFriend = () => {
  const shell = ellipse(0, -270, 350, 262);
  const foot = (side: number): Part => ({
    d: blob(
      [
        [side * 120, -150],
        [side * 250, -120],
        [side * 310, -50],
        [side * 240, -6],
        [side * 120, -14],
      ],
      0.95,
    ),
    coat: GREEN,
    marks: [shape(ellipse(side * 210, -110, 26, 16), { fill: shade(GREEN, 0.25), opacity: 0.6 })],
  });
  return {
    behind: [
      {
        d: shell,
        coat: SHELL,
        marks: [
          ...(
            [
              [-240, -350],
              [240, -350],
              [-290, -200],
              [290, -200],
            ] as const
          ).map((at) =>
            shape(scute(at, 92), { fill: light(SHELL, 0.25), stroke: shade(SHELL, 0.5), width: 14 }),
          ),
          shadow(SHELL, 240, -560, 0),
        ],
      },
    ],
    body: [
      foot(-1),
      foot(1),
      {
        d: ellipse(0, -220, 184, 206),
        coat: PLATE,
        marks: [
          shape('M-200 -230L200 -230M-200 -120L200 -120M0 -420L0 0', {
            stroke: shade(PLATE, 0.25),
            width: 12,
          }),
          shadow(PLATE, 120, -440, 0),
        ],
      },
    ],
    head: [
      {
        d: ellipse(0, -660, 266, 258),
        coat: GREEN,
        marks: [
          shape(ellipse(0, -440, 190, 90), { fill: light(GREEN, 0.45) }),
          shape(ellipse(-120, -860, 44, 26) + ellipse(20, -890, 40, 24) + ellipse(140, -850, 34, 22), {
            fill: shade(GREEN, 0.25),
            opacity: 0.6,
          }),
          shadow(GREEN, 180, -920, -400),
        ],
      },
    ],
    front: [],
    eyes: { at: [116, -680], rx: 66, ry: 80, iris: ['#2a1c10', '#9a6a24'] },
    nose: { d: ellipse(-20, -586, 8, 7) + ellipse(20, -586, 8, 7), coat: shade(GREEN, 0.6) },
    mouth: { at: [0, -520], scale: 0.72 },
    face: { x: -230, y: -800, width: 460, height: 370 },
    headBox: { x: -270, y: -920, width: 540, height: 525 },
  };
};
