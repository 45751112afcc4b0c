import { INK, light, shade } from '../../drawing/colour.ts';
import { blob, curve, ellipse } from '../../drawing/path.ts';
import { linear, radial, shape } from '../../drawing/tree.ts';
import type { DrawProp } from './prop.ts';

const GREY = '#b3a9c4';
const FROCK = '#ffb02e';
const SKIN = '#b97f4e';

/** A single polite mouse, hat in hand. It stands on y 500. */
export const mouse: DrawProp = (ink) => {
  const body = ellipse(0, 210, 250, 290);
  const head = blob(
    [
      [0, -330],
      [190, -260],
      [240, -90],
      [120, 40],
      [0, 80],
      [-120, 40],
      [-240, -90],
      [-190, -260],
    ],
    0.95,
  );
  const ears = [-1, 1].map((side) => ellipse(side * 230, -320, 150, 160));
  const tail = curve([
    [200, 420],
    [420, 440],
    [520, 300],
    [460, 160],
  ]);
  return {
    nodes: [
      shape(ellipse(0, 490, 380, 44), { fill: '#1a0b45', opacity: 0.35 }),
      shape(tail, { stroke: INK, width: 40 + ink }),
      shape(tail, { stroke: '#f2a8b8', width: 34 }),
      shape([body, head, ...ears].join(''), { fill: INK, stroke: INK, width: ink * 1.8 }),
      ...ears.map((d) => shape(d, { fill: GREY })),
      shape([-1, 1].map((side) => ellipse(side * 230, -316, 92, 100)).join(''), { fill: '#ffb8c8' }),
      shape(body, { fill: '#3f7fe0', stroke: INK, width: ink * 0.7 }),
      shape('M-60 -20L0 500L60 -20Z', { fill: '#fff6e2' }),
      shape(ellipse(-110, 480, 90, 34) + ellipse(110, 480, 90, 34), {
        fill: '#f2a8b8',
        stroke: INK,
        width: ink * 0.7,
      }),
      shape(head, {
        fill: radial([-80, -220], 420, light(GREY, 0.5), GREY, shade(GREY, 0.25)),
        stroke: INK,
        width: ink * 0.7,
      }),
      shape(ellipse(-90, -130, 44, 54) + ellipse(90, -130, 44, 54), { fill: INK }),
      shape(ellipse(-104, -150, 14) + ellipse(76, -150, 14), { fill: '#ffffff' }),
      shape(ellipse(0, -30, 40, 30), { fill: '#ff6f8f', stroke: INK, width: ink * 0.6 }),
      shape('M-50 20C-30 50 30 50 50 20', { stroke: INK, width: ink * 0.8 }),
      shape('M-100 -10L-260 -40M-100 16L-250 40M100 -10L260 -40M100 16L250 40', {
        stroke: INK,
        width: ink * 0.5,
      }),
    ],
  };
};

/** Leela, seven, cross with her sums, marching off: seen from behind. She stands on y 500. */
export const littleLeela: DrawProp = (ink) => {
  const frock = 'M-110 20C-40 -10 40 -10 110 20L230 330C120 380 -120 380 -230 330Z';
  const head = ellipse(0, -190, 220, 230);
  const braids = [-1, 1].map((side) =>
    curve([
      [side * 150, -110],
      [side * 260, 10],
      [side * 240, 170],
    ]),
  );
  const legs = 'M-80 340L-110 470M80 340L70 420L150 400';
  const arms = 'M-110 60L-240 130L-190 230M110 60L240 130L190 230';
  return {
    nodes: [
      shape(ellipse(0, 490, 280, 40), { fill: '#1a0b45', opacity: 0.35 }),
      shape(legs + arms, { stroke: INK, width: 74 + ink * 2 }),
      shape(legs, { stroke: SKIN, width: 70 }),
      shape(arms, { stroke: shade(FROCK, 0.15), width: 70 }),
      shape(ellipse(-190, 236, 48) + ellipse(190, 236, 48), { fill: SKIN, stroke: INK, width: ink * 0.7 }),
      shape(frock, {
        fill: linear([-220, 0], [220, 340], light(FROCK, 0.4), FROCK, shade(FROCK, 0.25)),
        stroke: INK,
        width: ink,
      }),
      shape('M-220 318C-110 366 110 366 220 318', { stroke: '#d8267a', width: 26 }),
      shape('M-90 30L90 30', { stroke: '#d8267a', width: 22 }),
      shape(braids.join(''), { stroke: INK, width: 92 + ink }),
      shape(head, {
        fill: radial([-70, -280], 380, '#5a3a2e', '#2b1a14', '#1a1026'),
        stroke: INK,
        width: ink,
      }),
      shape(braids.join(''), { stroke: '#33201a', width: 80 }),
      shape(ellipse(-246, 110, 52, 34) + ellipse(246, 110, 52, 34), {
        fill: '#e8297c',
        stroke: INK,
        width: ink * 0.7,
      }),
      shape('M0 -410L0 20', { stroke: '#6a4a3a', width: 10 }),
      shape('M-100 -400L-120 -500L-54 -450L0 -530L54 -450L120 -500L100 -400C40 -370 -40 -370 -100 -400Z', {
        fill: linear([0, -530], [0, -380], '#fff0a6', '#ffc93c', '#e5901c'),
        stroke: INK,
        width: ink * 0.9,
      }),
    ],
  };
};
