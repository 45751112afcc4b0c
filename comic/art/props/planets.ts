import { INK, light, mix, shade } from '../../drawing/colour.ts';
import { halftone } from '../../drawing/halftone.ts';
import { curve, ellipse } from '../../drawing/path.ts';
import { group, radial, shape, type Node } from '../../drawing/tree.ts';
import type { DrawProp, Prop } from './prop.ts';

const DISC = ellipse(0, 0, 500);

function globe(ink: number, colour: string, marks: readonly Node[]): Node[] {
  const dark = shade(colour, 0.6);
  return [
    shape(ellipse(0, 0, 640), {
      fill: radial(
        [0, 0],
        640,
        { at: 0.72, colour: light(colour, 0.4), opacity: 0.42 },
        { at: 1, colour: light(colour, 0.4), opacity: 0 },
      ),
    }),
    shape(DISC, { fill: INK, stroke: INK, width: ink * 1.6 }),
    shape(DISC, { fill: radial([-170, -190], 760, light(colour, 0.38), colour, mix(colour, dark, 0.6)) }),
    group(
      [
        ...marks,
        shape('M190 -520C60 -300 300 200 -260 470L-260 560L600 560L600 -520Z', { fill: dark, opacity: 0.34 }),
        ...halftone(
          { x: -500, y: -500, width: 1000, height: 1000 },
          44,
          dark,
          (x, y) => (x + y + 160) / 1150,
          0.6,
        ),
      ],
      { clip: DISC },
    ),
    shape(
      curve([
        [-420, -150],
        [-350, -290],
        [-210, -400],
      ]),
      { stroke: '#ffffff', width: 34, opacity: 0.75 },
    ),
    shape(DISC, { stroke: INK, width: ink }),
  ];
}

const stripe = (y: number, bow: number, width: number, colour: string, opacity = 0.7): Node =>
  shape(
    curve([
      [-560, y - bow],
      [-200, y + bow * 0.4],
      [200, y + bow * 0.5],
      [560, y - bow * 0.8],
    ]),
    { stroke: colour, width, opacity },
  );

/** A striped giant in a ring. */
export const ringedPlanet: DrawProp = (ink) => {
  const colour = '#ff9a3d';
  const rings = (): Node[] => [
    shape(ringPath(0.9), { stroke: INK, width: 150 + ink * 2 }),
    shape(ringPath(0.9), { stroke: '#ffe0a3', width: 150 }),
    shape(ringPath(0.93), { stroke: '#d98a5a', width: 26 }),
    shape(ringPath(0.85), { stroke: '#fff6dc', width: 20 }),
  ];
  // The near half of the ring, cut along the ring's own long axis.
  const front = 'M-1200 344L1200 -344L1200 1200L-1200 1200Z';
  return {
    nodes: [
      ...rings(),
      ...globe(ink, colour, [
        stripe(-250, 60, 90, '#ffc478'),
        stripe(-40, 60, 120, '#e0702d', 0.55),
        stripe(190, 60, 70, '#ffd79b'),
        stripe(340, 60, 90, '#c9552b', 0.5),
      ]),
      group(rings(), { clip: front }),
    ],
  };
};

/** A blue world with land and weather. */
export const homePlanet: DrawProp = (ink) => ({
  nodes: globe(ink, '#2f9bff', [
    shape(
      'M-330 -300C-200 -400 -40 -380 20 -300C80 -240 10 -160 -60 -150C-110 -60 -200 -60 -240 -140C-330 -160 -400 -230 -330 -300Z',
      { fill: '#5fd068' },
    ),
    shape(
      'M60 -40C160 -100 320 -60 360 60C380 180 280 330 180 360C120 300 140 200 90 130C30 90 10 10 60 -40Z',
      { fill: '#4fbf5f' },
    ),
    shape('M-380 130C-280 90 -180 150 -190 240C-210 330 -300 330 -350 290C-420 250 -430 160 -380 130Z', {
      fill: '#5fd068',
    }),
    shape('M-460 -20C-380 -60 -300 -10 -200 -20C-120 -30 -80 20 -160 34C-260 50 -400 30 -460 -20Z', {
      fill: '#ffffff',
      opacity: 0.9,
    }),
    shape('M40 -420C120 -440 220 -400 300 -340C240 -330 120 -350 40 -420Z', {
      fill: '#ffffff',
      opacity: 0.9,
    }),
    shape('M-100 400C0 360 140 400 240 420C160 460 -20 460 -100 400Z', { fill: '#ffffff', opacity: 0.9 }),
  ]),
});

/** A teal world with swirls. */
export const tealPlanet: DrawProp = (ink) => ({
  nodes: globe(ink, '#28c3b0', [
    stripe(-280, -70, 70, '#8ff2dd'),
    stripe(-90, 90, 60, '#0f8f95', 0.6),
    stripe(80, 60, 110, '#7ff0d8', 0.6),
    stripe(300, -50, 80, '#0d7f8c', 0.5),
  ]),
});

/** A pink world of craters. */
export const pinkPlanet: DrawProp = (ink) => cratered(ink, '#ff6fa8', ['#d94a8c', '#b93a80']);

/** The small moon that Tiko lives on, in the colour of its ground. */
export const lilacMoon: DrawProp = (ink) => cratered(ink, '#c79bf5', ['#9566d8', '#6a3db4']);

const cratered = (ink: number, colour: string, [rim, hollow]: readonly [string, string]): Prop => ({
  nodes: globe(
    ink,
    colour,
    (
      [
        [-180, -190, 120],
        [150, -60, 80],
        [-60, 150, 150],
        [250, 240, 90],
        [-330, 90, 60],
        [60, -330, 60],
      ] as const
    ).flatMap(([x, y, r]) => [
      shape(ellipse(x, y, r), { fill: rim }),
      shape(ellipse(x + r * 0.14, y + r * 0.16, r * 0.78), { fill: hollow }),
    ]),
  ),
});

function ringPath(k: number): string {
  const a = (-16 * Math.PI) / 180;
  const points = Array.from({ length: 33 }, (_, i) => {
    const t = (i / 32) * Math.PI * 2;
    const [x, y] = [Math.cos(t) * 860 * k, Math.sin(t) * 220 * k];
    return [x * Math.cos(a) - y * Math.sin(a), x * Math.sin(a) + y * Math.cos(a)] as const;
  });
  return curve(points);
}
