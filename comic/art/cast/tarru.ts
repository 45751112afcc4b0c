import type { Mood } from '../../book.ts';
import { INK, light, shade } from '../../drawing/colour.ts';
import { curve, ellipse, polygon } from '../../drawing/path.ts';
import { group, linear, place, shape, type Node, type Point } from '../../drawing/tree.ts';
import { bigEye } from './eyes.ts';
import { moodMouth } from './mouths.ts';
import type { DrawCharacter } from './cast.ts';

const GREEN = '#55b843';
const BELLY = '#f3f4b4';
const BOW = '#e8386d';

interface Acting {
  right: Point;
  left: Point;
  gaze: Point;
  lid: number;
  /** How far the throat is blown up, 0 to 1. */
  throat: number;
}

const actings: Record<Mood, Acting> = {
  happy: { right: [330, -420], left: [-350, -300], gaze: [-0.2, -0.1], lid: 0, throat: 0.3 },
  amazed: { right: [380, -520], left: [-380, -520], gaze: [-0.1, -0.5], lid: 0, throat: 0.1 },
  sad: { right: [240, -150], left: [-240, -150], gaze: [0, 0.5], lid: 0.35, throat: 0 },
  scared: { right: [130, -330], left: [-130, -330], gaze: [0.4, 0.1], lid: 0, throat: 0 },
  proud: { right: [390, -480], left: [-120, -300], gaze: [0.2, -0.3], lid: 0.3, throat: 1 },
};

/** Tarru, a frog of the concert stage, in a bow tie, who has rehearsed for eleven months. */
export const tarru: DrawCharacter = (mood, ink) => {
  const acting = actings[mood];
  const inner = ink * 0.62;
  const thighs = [-1, 1].map((side) => ellipse(side * 250, -150, 150, 130));
  const body = ellipse(0, -250, 250, 240);
  const head = ellipse(0, -560, 330, 220) + ellipse(-170, -760, 130, 124) + ellipse(170, -760, 130, 124);
  const feet = [-1, 1].map((side) => foot(side));
  return {
    nodes: [
      shape(body + head + thighs.join('') + feet.join(''), { fill: INK, stroke: INK, width: ink * 1.9 }),
      ...thighs.map((d) => shape(d, { fill: shade(GREEN, 0.16), stroke: INK, width: inner })),
      ...feet.map((d) => shape(d, { fill: light(GREEN, 0.2), stroke: INK, width: inner })),
      shape(body, { fill: GREEN }),
      group([shape(ellipse(-10, -200, 180, 190), { fill: BELLY }), shadow(-40)], { clip: body }),
      shape(
        curve([
          [-70, -150],
          [0, -130],
          [70, -150],
        ]) +
          curve([
            [-60, -90],
            [0, -74],
            [60, -90],
          ]),
        {
          stroke: shade(BELLY, 0.22),
          width: 14,
        },
      ),
      shape(head, { fill: linear([-200, -860], [140, -340], light(GREEN, 0.45), GREEN, shade(GREEN, 0.18)) }),
      group(
        [shape(ellipse(0, -390, 260, 90 + acting.throat * 40), { fill: BELLY }), shadow(-760), ...spots()],
        { clip: head },
      ),
      ...throat(acting.throat, inner),
      ...[-1, 1].map((side) => shape(ellipse(side * 236, -540, 56, 34), { fill: '#ff8f9c', opacity: 0.75 })),
      ...[-1, 1].flatMap((side) =>
        bigEye([side * 166, -764], 92, 96, ['#5a2a08', '#f2a61e'], acting.gaze, inner),
      ),
      ...(acting.lid ? [-1, 1].flatMap((side) => lid(side, acting.lid, inner)) : []),
      shape(ellipse(-30, -600, 10, 8) + ellipse(30, -600, 10, 8), { fill: shade(GREEN, 0.6) }),
      moodMouth(mood, [0, -500], 0.9, inner),
      ...bowTie(acting.throat, inner),
      ...[acting.right, acting.left].flatMap((hand, i) => arm(i ? -1 : 1, hand, ink, inner)),
    ],
    face: { x: -270, y: -830, width: 540, height: 400 },
    head: { x: -340, y: -930, width: 680, height: 600 },
    mouth: [0, -490],
    paper: '#f4ffe0',
  };
};

function foot(side: number): string {
  return (
    ellipse(side * 270, -34, 150, 34) + [120, 270, 410].map((x) => ellipse(side * x, -22, 44, 24)).join('')
  );
}

function shadow(top: number): Node {
  return shape(
    `M190 ${top - 160}C330 ${top} 300 ${top + 300} 120 ${top + 460}L460 ${top + 460}L460 ${top - 160}Z`,
    {
      fill: shade(GREEN, 0.6),
      opacity: 0.22,
    },
  );
}

function spots(): Node[] {
  return [
    shape(ellipse(-20, -720, 34, 22) + ellipse(40, -670, 20, 14) + ellipse(-60, -670, 16, 12), {
      fill: shade(GREEN, 0.35),
      opacity: 0.7,
    }),
    shape(ellipse(-230, -650, 60, 30), { fill: '#ffffff', opacity: 0.3 }),
  ];
}

/** An eyelid, lowered by a share of the eye, 0 to 1. */
function lid(side: number, lowered: number, inner: number): Node[] {
  const edge = -862 + lowered * 190;
  const d = `M${side * 166 - 110} -880L${side * 166 + 110} -880L${side * 166 + 110} ${edge}Q${side * 166} ${edge + 26} ${side * 166 - 110} ${edge}Z`;
  return [
    group([shape(d, { fill: GREEN, stroke: INK, width: inner })], {
      clip: ellipse(side * 166, -764, 92, 96),
    }),
    shape(ellipse(side * 166, -764, 92, 96), { stroke: INK, width: inner }),
  ];
}

/** A singer's throat, blown up for the high notes. */
function throat(blown: number, inner: number): Node[] {
  if (blown < 0.2) return [];
  const d = ellipse(0, -370 + blown * 20, 120 + blown * 110, 50 + blown * 70);
  return [
    shape(d, { fill: light(BELLY, 0.3), stroke: INK, width: inner }),
    shape(ellipse(-60, -400, 40 + blown * 20, 16 + blown * 10), { fill: '#ffffff', opacity: 0.8 }),
  ];
}

function bowTie(blown: number, inner: number): Node[] {
  const y = -300 + blown * 90;
  const wings = [-1, 1].map((side) =>
    polygon([
      [0, y],
      [side * 110, y - 56],
      [side * 110, y + 56],
    ]),
  );
  return [
    shape(wings.join(''), { fill: BOW, stroke: INK, width: inner * 1.6 }),
    shape(ellipse(0, y, 32, 30), { fill: light(BOW, 0.3), stroke: INK, width: inner }),
  ];
}

function arm(side: number, [x, y]: Point, ink: number, inner: number): Node[] {
  const line = curve([
    [side * 190, -300],
    [side * 250 + (x - side * 250) * 0.3, (-300 + y) / 2 + 70],
    [x, y],
  ]);
  const hand = ellipse(0, 0, 46) + [-52, 0, 52].map((turn) => finger(turn)).join('');
  const matrix = place(x, y, Math.abs(x) < 200 ? side * -10 : side * 18);
  return [
    shape(line, { stroke: INK, width: 68 + ink * 1.9 }),
    group([shape(hand, { fill: INK, stroke: INK, width: ink * 1.9 })], { matrix }),
    shape(line, { stroke: GREEN, width: 68 }),
    group([shape(hand, { fill: light(GREEN, 0.25) })], { matrix }),
    shape(line, { stroke: light(GREEN, 0.4), width: inner }),
  ];
}

function finger(degrees: number): string {
  const turn = ((degrees - 90) * Math.PI) / 180;
  return ellipse(Math.cos(turn) * 66, Math.sin(turn) * 66, 30);
}
