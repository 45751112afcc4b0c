import type { Mood } from '../../book.ts';
import { INK, light, shade } from '../../drawing/colour.ts';
import { blob, curve, ellipse } from '../../drawing/path.ts';
import { group, linear, place, radial, shape, type Node, type Point } from '../../drawing/tree.ts';
import { bigEye } from './eyes.ts';
import type { DrawCharacter } from './cast.ts';

const PLUME = '#9a6a52';
const BREAST = '#e3c4a0';
const BEAK = '#e8a94a';

interface Acting {
  gaze: Point;
  brow: readonly [inner: number, outer: number];
  open: number;
}

const actings: Record<Mood, Acting> = {
  happy: { gaze: [-0.2, 0.1], brow: [-4, 2], open: 30 },
  amazed: { gaze: [-0.1, -0.4], brow: [-26, -18], open: 48 },
  sad: { gaze: [-0.2, 0.5], brow: [-24, 20], open: 0 },
  scared: { gaze: [0.3, 0.4], brow: [-26, 14], open: 22 },
  proud: { gaze: [0.2, -0.1], brow: [8, -10], open: 0 },
};

/** Cheel, a kite of the other kind: the bird in flight, with broad fingered wings and a forked tail. */
export const cheel: DrawCharacter = (mood, ink) => {
  const inner = ink * 0.62;
  const wings = [-1, 1].map(wing);
  const body = blob([
    [0, -720],
    [150, -640],
    [190, -460],
    [140, -250],
    [0, -150],
    [-140, -250],
    [-190, -460],
    [-150, -640],
  ]);
  const tail = 'M-90 -260L90 -260L200 40L90 -20L0 -70L-90 -20L-200 40Z';
  return {
    nodes: [
      shape([...wings, body, tail].join(''), { fill: INK, stroke: INK, width: ink * 1.9 }),
      shape(tail, {
        fill: linear([0, -260], [0, 40], shade(PLUME, 0.1), shade(PLUME, 0.4)),
        stroke: INK,
        width: inner,
      }),
      shape('M0 -240L0 -80M-50 -240L-100 -40M50 -240L100 -40', { stroke: shade(PLUME, 0.6), width: 9 }),
      ...wings.flatMap((d, i): Node[] => [
        shape(d, {
          fill: linear(
            [0, 0],
            [(i ? 1 : -1) * 1000, -700],
            shade(PLUME, 0.08),
            light(PLUME, 0.16),
            shade(PLUME, 0.4),
          ),
        }),
        group([shape(coverts(i ? 1 : -1), { fill: light(PLUME, 0.36), opacity: 0.85 })], { clip: d }),
        shape(quills(i ? 1 : -1), { stroke: shade(PLUME, 0.6), width: 9 }),
        shape(d, { stroke: INK, width: inner }),
      ]),
      shape(body, {
        fill: linear([-150, -700], [150, -150], light(BREAST, 0.35), BREAST, shade(BREAST, 0.25)),
        stroke: INK,
        width: inner,
      }),
      shape(speckles(-420, 120), { stroke: shade(PLUME, 0.2), width: 13 }),
      group(head(mood, inner, ink), { matrix: place(0, -780) }),
    ],
    face: { x: -190, y: -930, width: 380, height: 290 },
    head: { x: -240, y: -1010, width: 480, height: 400 },
    mouth: [0, -700],
    paper: '#fff4e2',
  };
};

/** The same mother bird, standing with folded wings. */
export const cheelHome: DrawCharacter = (mood, ink) => {
  const inner = ink * 0.62;
  const body = blob([
    [0, -700],
    [190, -640],
    [270, -440],
    [250, -200],
    [150, -60],
    [0, -40],
    [-150, -60],
    [-250, -200],
    [-270, -440],
    [-190, -640],
  ]);
  const folded = [-1, 1].map((side) =>
    blob([
      [side * 170, -620],
      [side * 320, -460],
      [side * 340, -220],
      [side * 250, 10],
      [side * 190, -120],
      [side * 170, -360],
    ]),
  );
  const claws = [-1, 1]
    .map(
      (side) =>
        `M${side * 90} -60L${side * 90} -14M${side * 90} -16L${side * 140} 0M${side * 90} -16L${side * 90} 4M${side * 90} -16L${side * 44} 0`,
    )
    .join('');
  return {
    nodes: [
      shape(ellipse(0, -4, 290, 36), { fill: '#1a0b45', opacity: 0.35 }),
      shape(claws, { stroke: INK, width: 40 + ink }),
      shape(claws, { stroke: BEAK, width: 30 }),
      shape([body, ...folded].join(''), { fill: INK, stroke: INK, width: ink * 1.9 }),
      shape(body, {
        fill: linear([-180, -700], [200, -60], light(BREAST, 0.35), BREAST, shade(BREAST, 0.28)),
        stroke: INK,
        width: inner,
      }),
      shape(speckles(-360, 150), { stroke: shade(PLUME, 0.2), width: 14 }),
      ...folded.flatMap((d, i): Node[] => [
        shape(d, {
          fill: linear([0, -600], [0, 0], light(PLUME, 0.2), PLUME, shade(PLUME, 0.4)),
          stroke: INK,
          width: inner,
        }),
        group(
          [
            shape(
              [-430, -300, -170]
                .map(
                  (y) =>
                    `M${(i ? 1 : -1) * 180} ${y}Q${(i ? 1 : -1) * 260} ${y + 70} ${(i ? 1 : -1) * 340} ${y - 10}`,
                )
                .join(''),
              { stroke: shade(PLUME, 0.55), width: 11 },
            ),
          ],
          { clip: d },
        ),
      ]),
      group(head(mood, inner, ink), { matrix: place(0, -760, 0, 1.12) }),
    ],
    face: { x: -215, y: -930, width: 430, height: 330 },
    head: { x: -270, y: -1020, width: 540, height: 450 },
    mouth: [0, -670],
    paper: '#fff4e2',
  };
};

function wing(side: number): string {
  const x = (value: number): number => side * value;
  return `M${x(110)} -640C${x(300)} -760 ${x(520)} -820 ${x(760)} -800C${x(900)} -800 ${x(1020)} -860 ${x(1120)} -940C${x(1130)} -880 ${x(1100)} -830 ${x(1060)} -790C${x(1120)} -800 ${x(1170)} -810 ${x(1210)} -830C${x(1200)} -770 ${x(1150)} -730 ${x(1090)} -700C${x(1140)} -690 ${x(1190)} -690 ${x(1230)} -700C${x(1190)} -630 ${x(1110)} -600 ${x(1040)} -590C${x(1080)} -570 ${x(1120)} -560 ${x(1150)} -560C${x(1060)} -490 ${x(900)} -490 ${x(780)} -510C${x(560)} -450 ${x(320)} -400 ${x(120)} -420Z`;
}

function coverts(side: number): string {
  return `M${side * 100} -700C${side * 340} -800 ${side * 560} -840 ${side * 800} -800L${side * 760} -690C${side * 540} -690 ${side * 320} -640 ${side * 120} -560Z`;
}

function quills(side: number): string {
  return [260, 400, 540, 680, 820, 940]
    .map(
      (at, i) =>
        `M${side * at} ${-640 - i * 14}Q${side * (at + 20)} ${-560 - i * 8} ${side * (at + 10 + i * 8)} ${-476 - i * 10}`,
    )
    .join('');
}

function speckles(top: number, reach: number): string {
  let d = '';
  for (let row = 0; row < 3; row++)
    for (let i = -1; i <= 1; i++) {
      const [x, y] = [(i + (row % 2 ? 0.5 : 0)) * reach * 0.6, top + row * 84];
      d += `M${x - 18} ${y}Q${x} ${y + 26} ${x + 18} ${y}`;
    }
  return d;
}

function head(mood: Mood, inner: number, ink: number): Node[] {
  const acting = actings[mood];
  const skull = blob([
    [0, -210],
    [130, -180],
    [196, -60],
    [170, 80],
    [80, 150],
    [0, 166],
    [-80, 150],
    [-170, 80],
    [-196, -60],
    [-130, -180],
  ]);
  const lower = `M-44 76C-30 ${104 + acting.open} 30 ${104 + acting.open} 44 76Z`;
  const beak = 'M-66 30C-40 -14 40 -14 66 30C60 80 24 92 6 134C-24 100 -60 80 -66 30Z';
  return [
    shape(skull, { fill: INK, stroke: INK, width: ink * 1.8 }),
    shape(skull, {
      fill: radial([-60, -110], 360, light(PLUME, 0.45), light(PLUME, 0.12), shade(PLUME, 0.2)),
    }),
    group([shape(ellipse(0, 60, 150, 110), { fill: BREAST, opacity: 0.7 })], { clip: skull }),
    shape(skull, { stroke: INK, width: inner }),
    shape('M-20 -206L-10 -176M16 -210L16 -178M50 -202L40 -174', { stroke: shade(PLUME, 0.5), width: 11 }),
    ...[-1, 1].flatMap((side) =>
      bigEye([side * 94, -40], 62, 66, ['#3a1f12', '#c9782e'], acting.gaze, inner * 0.9),
    ),
    ...[-1, 1].map((side) =>
      shape(
        curve([
          [side * 36, -124 + acting.brow[0]],
          [side * 92, -136 + (acting.brow[0] + acting.brow[1]) / 2],
          [side * 152, -114 + acting.brow[1]],
        ]),
        { stroke: shade(PLUME, 0.6), width: 20 },
      ),
    ),
    ...(acting.open ? [shape(lower, { fill: '#8f3a48', stroke: INK, width: inner })] : []),
    shape(beak, { fill: linear([-50, 0], [50, 120], '#ffe09a', BEAK, '#7a5a4a'), stroke: INK, width: inner }),
    shape(ellipse(-22, 26, 9, 6) + ellipse(22, 26, 9, 6), { fill: INK }),
  ];
}
