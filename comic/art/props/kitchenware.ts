import { INK, light, shade } from '../../drawing/colour.ts';
import { curve, ellipse, rect } from '../../drawing/path.ts';
import { linear, radial, shape, type Node } from '../../drawing/tree.ts';
import { gearEdge } from './gears.ts';
import type { DrawProp } from './prop.ts';

const STEEL = '#c2ccda';
const COPPER = '#e07f45';

/** A frying pan, handle down. */
export const pan: DrawProp = (ink) => {
  const handle = rect(-44, 60, 88, 440, 40);
  return {
    nodes: [
      shape(handle + ellipse(0, -180, 320), { fill: INK, stroke: INK, width: ink * 2 }),
      shape(handle, { fill: linear([-44, 0], [44, 0], '#a8623c', '#7a3f2a'), stroke: INK, width: ink * 0.7 }),
      shape(ellipse(0, 440, 14), { fill: INK }),
      shape(ellipse(0, -180, 320), {
        fill: linear([-300, -450], [300, 100], light(COPPER, 0.5), COPPER, shade(COPPER, 0.4)),
      }),
      shape(ellipse(0, -180, 240), { fill: '#4a3a5a', stroke: INK, width: ink * 0.7 }),
      shape('M-170 -230C-150 -310 -80 -360 0 -368', { stroke: '#9a8ab0', width: 26 }),
    ],
  };
};

/** A steel ladle, bowl up. */
export const ladle: DrawProp = (ink) => ({
  nodes: [
    shape('M0 -200L0 480', { stroke: INK, width: 60 + ink * 2 }),
    shape('M0 -200L0 480', { stroke: STEEL, width: 60 }),
    shape('M-14 -180L-14 440', { stroke: '#ffffff', width: 14 }),
    shape('M-240 -330L240 -330C240 -80 110 -20 0 -20C-110 -20 -240 -80 -240 -330Z', {
      fill: linear([-240, -300], [240, -60], '#ffffff', STEEL, shade(STEEL, 0.4)),
      stroke: INK,
      width: ink,
    }),
    shape(ellipse(0, -330, 240, 60), { fill: shade(STEEL, 0.5), stroke: INK, width: ink * 0.8 }),
  ],
});

/** A glucose biscuit with teeth like a gear's: an honest mistake. */
export const biscuit: DrawProp = (ink) => ({
  heldAt: [0, 430],
  nodes: [
    shape(gearEdge(0, 0, 460, 18, 0.08), {
      fill: radial([-120, -140], 700, '#ffe6a8', '#e8ae5a', '#b0702e'),
      stroke: INK,
      width: ink,
    }),
    shape(ellipse(0, 0, 330), { stroke: '#b0702e', width: 24 }),
    shape(
      [0, 1, 2, 3, 4, 5]
        .map((i) => ellipse(Math.cos((i * Math.PI) / 3) * 190, Math.sin((i * Math.PI) / 3) * 190, 34))
        .join('') + ellipse(0, 0, 40),
      { fill: '#8a5222' },
    ),
  ],
});

/** One laddoo, like those on the plate. */
export const besanLaddoo: DrawProp = (ink) => ({ nodes: laddooAt(0, 0, 440, ink) });

function laddooAt(x: number, y: number, r: number, ink: number): Node[] {
  const grains = Array.from({ length: 11 }, (_, i) => {
    const a = i * 2.4;
    const d = r * (0.2 + 0.055 * i);
    return ellipse(x + Math.cos(a) * d, y + Math.sin(a) * d, r * 0.075);
  }).join('');
  return [
    shape(ellipse(x, y, r), {
      fill: radial([x - r * 0.3, y - r * 0.35], r * 1.5, '#fff0a0', '#ffb52e', '#d9741c'),
      stroke: INK,
      width: ink,
    }),
    shape(grains, { fill: '#c9601a', opacity: 0.6 }),
    shape(ellipse(x - r * 0.3, y - r * 0.4, r * 0.16, r * 0.1), { fill: '#ffffff', opacity: 0.8 }),
  ];
}

/** A steel plate with puris, dal in a bowl and laddoos; it stands on y 400. */
export const lunch: DrawProp = (ink) => ({
  nodes: [
    shape(ellipse(0, 420, 760, 70), { fill: '#1a0b45', opacity: 0.35 }),
    shape(
      curve([
        [-420, -260],
        [-460, -340],
        [-400, -400],
        [-440, -480],
      ]) +
        curve([
          [-300, -280],
          [-340, -360],
          [-280, -420],
          [-320, -500],
        ]),
      { stroke: '#ffffff', width: 34, opacity: 0.85 },
    ),
    ...[
      [-420, 130],
      [-380, 20],
      [-430, -90],
    ].map(([x, y]) =>
      shape(ellipse(x!, y!, 290, 120), {
        fill: radial([x! - 60, y! - 40], 330, '#ffeab0', '#f2b04a', '#c9782c'),
        stroke: INK,
        width: ink * 0.8,
      }),
    ),
    ...laddooAt(330, -30, 150, ink * 0.8),
    ...laddooAt(560, 120, 150, ink * 0.8),
    ...laddooAt(280, 140, 150, ink * 0.8),
    shape('M-150 60L190 60C190 230 110 270 20 270C-70 270 -150 230 -150 60Z', {
      fill: linear([-150, 0], [190, 0], '#ffffff', STEEL, shade(STEEL, 0.4)),
      stroke: INK,
      width: ink,
    }),
    shape(ellipse(20, 60, 170, 50), { fill: '#ffc62e', stroke: INK, width: ink * 0.8 }),
    shape('M-780 230C-700 380 -500 420 0 420C500 420 700 380 780 230C500 310 -500 310 -780 230Z', {
      fill: linear([-780, 0], [780, 0], '#ffffff', STEEL, shade(STEEL, 0.45)),
      stroke: INK,
      width: ink,
    }),
  ],
});

/** The big copper pot, full of khichdi; it stands on y 460. */
export const copperPot: DrawProp = (ink) => {
  const pot =
    'M-380 -200C-560 -60 -560 300 -330 430C-160 490 160 490 330 430C560 300 560 -60 380 -200C340 -230 340 -270 400 -310L-400 -310C-340 -270 -340 -230 -380 -200Z';
  return {
    nodes: [
      shape(ellipse(0, 456, 440, 50), { fill: '#1a0b45', opacity: 0.35 }),
      shape(
        curve([
          [-120, -430],
          [-170, -520],
          [-100, -600],
          [-150, -700],
        ]) +
          curve([
            [100, -430],
            [50, -520],
            [120, -600],
            [70, -700],
          ]),
        { stroke: '#ffffff', width: 46, opacity: 0.85 },
      ),
      shape(pot, { fill: INK, stroke: INK, width: ink * 2 }),
      shape(pot, { fill: radial([-180, -60], 800, light(COPPER, 0.65), COPPER, shade(COPPER, 0.45)) }),
      shape('M-500 120C-200 200 200 200 500 120', { stroke: '#ffc93d', width: 40 }),
      shape('M-420 60C-430 -40 -380 -120 -320 -160', { stroke: '#ffffff', width: 40, opacity: 0.8 }),
      shape(ellipse(0, -320, 420, 96), { fill: '#ffc93d', stroke: INK, width: ink }),
      shape(ellipse(0, -326, 340, 66), { fill: '#f2d060', stroke: INK, width: ink * 0.7 }),
      shape(
        ellipse(-120, -330, 26) + ellipse(60, -310, 22) + ellipse(160, -340, 26) + ellipse(-20, -350, 20),
        {
          fill: '#4fa04a',
        },
      ),
    ],
  };
};
