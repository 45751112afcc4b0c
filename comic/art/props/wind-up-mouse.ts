import { INK, light, shade } from '../../drawing/colour.ts';
import { curve, ellipse } from '../../drawing/path.ts';
import { linear, shape } from '../../drawing/tree.ts';
import type { DrawProp } from './prop.ts';

const BODY = '#ff9ab8';
const BRASS = '#ffc93d';

/** A tin mouse with a key in its back. It stands on y 300 and runs to the left. */
export const windUpMouse: DrawProp = (ink) => {
  const back =
    'M-480 240C-420 20 -240 -150 20 -160C300 -170 440 40 440 290L-420 290C-460 290 -490 270 -480 240Z';
  const tail = curve([
    [420, 250],
    [560, 200],
    [540, 60],
    [660, 0],
  ]);
  const key = ellipse(60, -390, 90, 76) + ellipse(230, -390, 90, 76);
  return {
    nodes: [
      shape(ellipse(0, 310, 460, 40), { fill: '#1a0b45', opacity: 0.35 }),
      shape(tail, { stroke: INK, width: 34 + ink * 1.6 }),
      shape(tail, { stroke: shade(BODY, 0.2), width: 34 }),
      shape('M145 -150L145 -340', { stroke: INK, width: 44 + ink * 1.6 }),
      shape('M145 -150L145 -340', { stroke: BRASS, width: 44 }),
      shape(key, { fill: INK, stroke: INK, width: ink * 2 }),
      shape(key, { fill: linear([0, -460], [300, -320], '#fff2c0', BRASS, shade(BRASS, 0.3)) }),
      shape(ellipse(60, -390, 36, 30) + ellipse(230, -390, 36, 30), {
        fill: '#6a3a1e',
        stroke: INK,
        width: ink * 0.6,
      }),
      shape(back, { fill: INK, stroke: INK, width: ink * 2 }),
      shape(back, { fill: linear([-300, -150], [300, 290], light(BODY, 0.55), BODY, shade(BODY, 0.3)) }),
      shape('M-130 -110C-200 -50 -200 150 -130 288', { stroke: shade(BODY, 0.35), width: 16 }),
      shape(ellipse(-190, -150, 110), { fill: light(BODY, 0.3), stroke: INK, width: ink }),
      shape(ellipse(-190, -150, 56), { fill: '#ff6f94' }),
      shape(ellipse(-316, 90, 34, 42), { fill: INK }),
      shape(ellipse(-328, 74, 12), { fill: '#ffffff' }),
      shape(ellipse(-476, 236, 44), { fill: '#5a2348', stroke: INK, width: ink * 0.6 }),
      shape('M-400 200L-560 150M-400 230L-580 250', { stroke: INK, width: 12 }),
      shape(ellipse(-180, 290, 74) + ellipse(240, 290, 74), { fill: '#5a4a6e', stroke: INK, width: ink }),
      shape(ellipse(-180, 290, 26) + ellipse(240, 290, 26), { fill: BRASS }),
    ],
  };
};
