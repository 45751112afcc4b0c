import type { Mood } from '../../book.ts';
import { INK, light, shade } from '../../drawing/colour.ts';
import { curve, ellipse, rect } from '../../drawing/path.ts';
import { linear, radial, shape, type Node, type Point } from '../../drawing/tree.ts';
import { bigEye } from './eyes.ts';
import { moodMouth } from './mouths.ts';
import type { DrawCharacter } from './cast.ts';

const IRON = '#2f8f8c';
const TIN = '#ffcf2e';

interface Acting {
  gaze: Point;
  brow: readonly [inner: number, outer: number];
}

const actings: Record<Mood, Acting> = {
  happy: { gaze: [0, 0.1], brow: [-8, 0] },
  amazed: { gaze: [0, -0.7], brow: [-30, -24] },
  sad: { gaze: [0, 0.6], brow: [-24, 20] },
  scared: { gaze: [-0.5, 0.2], brow: [-30, 12] },
  proud: { gaze: [0.2, 0], brow: [6, -8] },
};

const draw =
  (lit: boolean): DrawCharacter =>
  (mood, ink) => {
    const acting = actings[mood];
    const inner = ink * 0.6;
    const globe = ellipse(0, -770, 160, 150);
    const hat =
      'M-220 -850C-200 -950 -90 -985 0 -990C90 -985 200 -950 220 -850C110 -820 -110 -820 -220 -850Z';
    const nodes: Node[] = [
      ...(lit
        ? [
            shape('M-120 -700L-520 0L520 0L120 -700Z', {
              fill: linear(
                [0, -700],
                [0, 0],
                { at: 0, colour: '#fff3b0', opacity: 0.55 },
                { at: 1, colour: '#fff3b0', opacity: 0.08 },
              ),
            }),
            shape(ellipse(0, -760, 520), {
              fill: radial(
                [0, -760],
                520,
                { at: 0, colour: '#fff0a8', opacity: 0.95 },
                { at: 1, colour: '#ffd24d', opacity: 0 },
              ),
            }),
          ]
        : []),
      shape(ellipse(8, -4, 150, 26), { fill: '#0a0530', opacity: 0.5 }),
      shape(rect(-30, -660, 60, 620), {
        fill: linear([-30, 0], [30, 0], light(IRON, 0.35), IRON, shade(IRON, 0.5)),
        stroke: INK,
        width: ink,
      }),
      ...[-600, -330].map((y) => shape(rect(-48, y, 96, 34, 14), { fill: TIN, stroke: INK, width: inner })),
      shape('M-44 -180L44 -180L92 0L-92 0Z', {
        fill: linear([-90, 0], [90, 0], light(IRON, 0.3), IRON, shade(IRON, 0.5)),
        stroke: INK,
        width: ink,
      }),
      shape(rect(-70, -650, 140, 44, 18), { fill: IRON, stroke: INK, width: inner }),
      shape(globe, {
        fill: lit
          ? radial([-50, -820], 240, '#ffffff', '#fff6c9', '#ffdf6b')
          : radial([-50, -820], 240, '#cfd6f5', '#8f98cf', '#5f66a8'),
        stroke: INK,
        width: ink,
      }),
      ...[-1, 1].flatMap((side) =>
        bigEye([side * 66, -785], 48, 54, ['#3a2a10', '#d08a1f'], acting.gaze, inner),
      ),
      ...[-1, 1].map((side) => shape(ellipse(side * 108, -728, 24, 15), { fill: '#ff8a5c', opacity: 0.6 })),
      moodMouth(mood, [0, -704], 0.36, inner),
      moustache(inner),
      shape(hat, {
        fill: linear([-200, -980], [200, -840], light(IRON, 0.4), IRON, shade(IRON, 0.45)),
        stroke: INK,
        width: ink,
      }),
      ...[-1, 1].map((side) =>
        shape(
          curve([
            [side * 30, -852 + acting.brow[0]],
            [side * 68, -862 + (acting.brow[0] + acting.brow[1]) / 2],
            [side * 112, -848 + acting.brow[1]],
          ]),
          { stroke: INK, width: 17 },
        ),
      ),
      shape(ellipse(0, -1000, 30), { fill: TIN, stroke: INK, width: inner }),
    ];
    return {
      nodes,
      face: { x: -140, y: -860, width: 280, height: 210 },
      head: { x: -230, y: -1010, width: 460, height: 380 },
      mouth: [0, -700],
      paper: '#fff6d0',
    };
  };

/** Lamba Chacha, the oldest street lamp of the lane, who has only ever looked down. */
export const lamba = draw(true);
/** The same lamp switched off, on purpose. */
export const darkLamba = draw(false);

/** A moustache that curls at the ends, for a lamp of standing. */
function moustache(inner: number): Node {
  return shape(
    'M0 -728C-30 -752 -70 -744 -92 -716C-104 -700 -124 -704 -126 -720C-132 -690 -100 -676 -76 -690C-50 -706 -20 -706 0 -716C20 -706 50 -706 76 -690C100 -676 132 -690 126 -720C124 -704 104 -700 92 -716C70 -744 30 -752 0 -728Z',
    { fill: '#6b4a2a', stroke: INK, width: inner * 0.6 },
  );
}
