import type { Mood } from '../../book.ts';
import { INK, light, shade } from '../../drawing/colour.ts';
import { blob, curve, ellipse, polygon } from '../../drawing/path.ts';
import { group, linear, radial, shape, type Node, type Point } from '../../drawing/tree.ts';
import type { DrawCharacter } from './cast.ts';
import { bigEye } from './eyes.ts';

const FEATHER = '#fff3df';
const WINE = '#8e3bb0';
const COMB = '#f0394f';
const BEAK = '#ffab2e';

interface Acting {
  /** Tip of a wing; the other wing mirrors it. */
  wing: Point;
  gaze: Point;
  lid: number;
  /** How far the beak is open. */
  gape: number;
  crown: number;
}

const actings: Record<Mood, Acting> = {
  happy: { wing: [470, -520], gaze: [-0.2, 0], lid: 0, gape: 40, crown: 4 },
  amazed: { wing: [500, -680], gaze: [0, -0.4], lid: 0, gape: 70, crown: -12 },
  sad: { wing: [330, -130], gaze: [-0.2, 0.5], lid: 0.42, gape: 8, crown: 10 },
  scared: { wing: [430, -760], gaze: [-0.5, 0.2], lid: 0, gape: 52, crown: 16 },
  proud: { wing: [380, -240], gaze: [0.2, -0.3], lid: 0.34, gape: 16, crown: 0 },
};

/**
 * Queen Kukdoo: a hen of great presence, in a wine-coloured shawl, a crown and the spectacles that she reads
 * petitions with.
 */
export const kukdoo: DrawCharacter = (mood, ink) => {
  const inner = ink * 0.62;
  const { wing, gaze, lid, gape, crown } = actings[mood];
  const body = blob(
    [
      [0, -640],
      [190, -540],
      [300, -360],
      [310, -190],
      [210, -80],
      [0, -56],
      [-210, -80],
      [-310, -190],
      [-300, -360],
      [-190, -540],
    ],
    0.95,
  );
  const head = ellipse(0, -700, 196, 188);
  const wings = [-1, 1].map((side) => plume(side, wing));
  const tail = [-24, 0, 24].map((turn, i) => tailFeather(turn, 300 - Math.abs(turn) + i * 6));
  const legs = [-96, 96].map((x) => `M${x} -90L${x} -16M${x - 66} -2L${x} -20L${x + 66} -2M${x} -20L${x} 0`);
  const comb = blob(
    [
      [-70, -860],
      [-90, -930],
      [-46, -960],
      [-20, -920],
      [6, -980],
      [48, -930],
      [84, -950],
      [88, -880],
      [60, -850],
    ],
    0.8,
  );
  const hat = crownOf(crown);
  const nodes: Node[] = [
    shape(ellipse(20, -4, 330, 42), { fill: '#1a0b45', opacity: 0.35 }),
    shape(legs.join(''), { stroke: INK, width: 34 + ink }),
    shape(legs.join(''), { stroke: BEAK, width: 34 - inner * 0.6 }),
    shape([...tail, body, head, ...wings, comb].join(''), { fill: INK, stroke: INK, width: ink * 1.9 }),
    ...tail.map((d, i) => shape(d, { fill: i === 1 ? '#2fb3a0' : '#1f8f9a', stroke: INK, width: inner })),
    shape(body, { fill: radial([-110, -440], 560, '#ffffff', FEATHER, shade(FEATHER, 0.3)) }),
    group(
      [
        shape(
          [-330, -240, -150]
            .flatMap((y, row) =>
              [-160, -80, 0, 80, 160].map(
                (x) =>
                  `M${x - 34 + (row % 2) * 40} ${y}C${x - 24 + (row % 2) * 40} ${y + 30} ${x + 24 + (row % 2) * 40} ${y + 30} ${x + 34 + (row % 2) * 40} ${y}`,
              ),
            )
            .join(''),
          { stroke: '#d9a98a', width: inner },
        ),
        shape(
          'M-330 -560C-160 -430 160 -430 330 -560L330 -400C150 -290 60 -300 0 -250C-60 -300 -150 -290 -330 -400Z',
          {
            fill: linear([-200, -560], [200, -260], light(WINE, 0.25), WINE, shade(WINE, 0.35)),
            stroke: INK,
            width: inner,
          },
        ),
        shape('M-330 -430C-150 -320 -60 -330 0 -280C60 -330 150 -320 330 -430', {
          stroke: '#ffcf4a',
          width: 20,
        }),
        shape('M150 -620C260 -420 240 -160 60 0L420 0L420 -620Z', {
          fill: shade(FEATHER, 0.8),
          opacity: 0.16,
        }),
      ],
      { clip: body },
    ),
    shape(body, { stroke: INK, width: inner }),
    shape(ellipse(0, -300, 36), { fill: '#ffcf4a', stroke: INK, width: inner }),
    shape(ellipse(-8, -308, 13), { fill: '#ff5a6e' }),
    ...wings.map((d, i) =>
      shape(d, { fill: i ? shade(FEATHER, 0.14) : light(FEATHER, 0.1), stroke: INK, width: inner }),
    ),
    shape(comb, { fill: COMB, stroke: INK, width: inner }),
    shape(head, {
      fill: radial([-70, -770], 330, '#ffffff', FEATHER, shade(FEATHER, 0.18)),
      stroke: INK,
      width: inner,
    }),
    ...[-1, 1].map((side) => shape(ellipse(side * 140, -636, 38, 26), { fill: '#ff8f8f', opacity: 0.6 })),
    ...beak(gape, inner),
    ...[-1, 1].flatMap((side) => bigEye([side * 84, -726], 66, 72, ['#3a1a10', '#a8552a'], gaze, inner, lid)),
    shape(
      [-1, 1].map((side) => ellipse(side * 84, -726, 86, 84)).join('') + 'M-8 -736C-4 -746 4 -746 8 -736',
      {
        stroke: '#c98a1f',
        width: inner * 1.1,
      },
    ),
    shape(
      [-1, 1]
        .map((side) =>
          curve([
            [side * 40, -836],
            [side * 90, lid > 0.4 ? -824 : -850],
            [side * 140, mood === 'sad' ? -812 : -838],
          ]),
        )
        .join(''),
      { stroke: INK, width: 15 },
    ),
    ...hat.map(([d, fill]) => shape(d, { fill, stroke: INK, width: inner })),
  ];
  return {
    nodes,
    face: { x: -190, y: -850, width: 380, height: 310 },
    head: { x: -290, y: -1080, width: 580, height: 610 },
    mouth: [0, -610],
    paper: '#fdeeff',
  };
};

/** A wing of three blunt feathers. */
function plume(side: number, [x, y]: Point): string {
  const s: Point = [side * 236, -470];
  const t: Point = [side * x, y];
  const [dx, dy] = [t[0] - s[0], t[1] - s[1]];
  const at = (k: number, off: number): Point => [
    s[0] + dx * k - dy * off * side,
    s[1] + dy * k + dx * off * side,
  ];
  return blob(
    [
      at(-0.1, -0.18),
      at(0.5, -0.3),
      at(0.94, -0.2),
      at(1.06, 0),
      at(0.9, 0.08),
      at(0.98, 0.22),
      at(0.78, 0.28),
      at(0.74, 0.46),
      at(0.4, 0.44),
      at(0, 0.3),
    ],
    0.8,
  );
}

function tailFeather(turn: number, length: number): string {
  const a = ((turn - 52) * Math.PI) / 180;
  const [cx, cy] = [190, -330];
  const at = (k: number, off: number): Point => [
    cx + Math.cos(a) * length * k - Math.sin(a) * off,
    cy + Math.sin(a) * length * k + Math.cos(a) * off,
  ];
  return blob([at(0, -40), at(0.7, -70), at(1.1, -20), at(1.08, 30), at(0.7, 62), at(0, 50)], 0.9);
}

function beak(gape: number, inner: number): Node[] {
  return [
    shape(ellipse(-26, -540, 26, 44) + ellipse(26, -540, 26, 44), { fill: COMB, stroke: INK, width: inner }),
    shape(`M-46 -628L46 -628L0 ${-580 + gape}Z`, { fill: shade(BEAK, 0.25), stroke: INK, width: inner }),
    ...(gape > 30 ? [shape(`M-28 -622L28 -622L0 ${-594 + gape}Z`, { fill: '#7a1530' })] : []),
    shape('M-66 -636C-40 -684 40 -684 66 -636C40 -620 20 -596 0 -584C-20 -596 -40 -620 -66 -636Z', {
      fill: linear([-60, -680], [40, -590], light(BEAK, 0.4), BEAK),
      stroke: INK,
      width: inner,
    }),
  ];
}

/** A small crown in front of the comb; `turn` is how far it has slipped, in degrees. */
function crownOf(turn: number): readonly (readonly [string, string])[] {
  const a = (turn * Math.PI) / 180;
  const at = (x: number, y: number): Point => [
    20 + x * Math.cos(a) - y * Math.sin(a),
    -868 + x * Math.sin(a) + y * Math.cos(a),
  ];
  const ring: Point[] = [
    at(-104, 10),
    at(-122, -124),
    at(-62, -60),
    at(0, -166),
    at(62, -60),
    at(122, -124),
    at(104, 10),
  ];
  const [rx, ry] = at(0, -22);
  return [
    [polygon(ring), '#ffcf3a'],
    [ellipse(rx, ry, 22), '#37c8e0'],
    [[at(-122, -124), at(0, -166), at(122, -124)].map(([x, y]) => ellipse(x, y, 18)).join(''), '#ff5a8a'],
  ];
}
