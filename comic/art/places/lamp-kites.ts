import { INK, mix } from '../../drawing/colour.ts';
import { curve, ellipse, num, polygon, rect } from '../../drawing/path.ts';
import { between, seeded, type Random } from '../../drawing/random.ts';
import { group, linear, place, shape, type Box, type Node } from '../../drawing/tree.ts';
import { terrace } from './kite-roofs.ts';
import { skylineOf } from './old-city.ts';
import { glow, stars } from './sky.ts';
import type { DrawPlace } from './place.ts';

const PAPERS = ['#e27aa8', '#e8a85a', '#5fb3b8', '#9a7cd0', '#e0805f', '#86b86a'] as const;

/** The evening of the kite day: every kite in the city carries a paper lamp on its line. */
export const lampSky: DrawPlace = (area, seed) => evening(area, seed, 1);

/** Later: a few last lamps, stars, and a quiet roof. */
export const lateRoof: DrawPlace = (area, seed) => evening(area, seed, 0.16);

function evening(area: Box, seed: number, crowd: number): ReturnType<DrawPlace> {
  const random = seeded(`lamps ${seed}`);
  const { x, y, width, height } = area;
  const late = crowd < 0.5;
  const sky = late
    ? ['#120c46', '#251a72', '#4b3698', '#8b5fb4', '#d68aa8']
    : ['#1d1660', '#4a3399', '#9a55aa', '#ee8a86', '#ffd08a'];
  return {
    back: [
      shape(rect(x, y, width, height), { fill: linear([0, y], [0, y + height * 0.95], ...sky) }),
      ...stars({ ...area, height: height * 0.55 }, random, late ? 1.3 : 0.5),
      glow(x + width * 0.5, y + height * 0.86, width * 0.6, late ? '#ffb0a0' : '#fff0b4', late ? 0.35 : 0.75),
      ...lamps(area, random, crowd),
      ...skylineOf(area, y + height * 0.84, random, {
        wall: late ? '#6a4a9c' : '#a4609a',
        dark: late ? '#ffcf7a' : '#ffd98a',
        lit: '#ffcf7a',
        rise: 0.15,
        ink: 0,
      }),
      ...skylineOf(area, y + height * 0.91, random, {
        wall: late ? '#4a3384' : '#72418a',
        dark: '#ffcf7a',
        lit: '#ffe3a0',
        rise: 0.15,
        ink: 4.5,
      }),
      ...terrace(
        area,
        random,
        late
          ? { rail: '#a888c8', wall: '#6f5299', hole: '#33225f', floor: '#7a5a9c', foot: '#402a6e' }
          : { rail: '#f0b49a', wall: '#a86484', hole: '#56305f', floor: '#b8708a', foot: '#6a3a70' },
      ),
    ],
    front: [],
    light: late ? { colour: '#a894ff', amount: 0.1 } : { colour: '#ffb08a', amount: 0.11 },
  };
}

/** Kites from far dots of light to near ones with ink, on a jittered grid so that none hides another. */
function lamps({ x, y, width, height }: Box, random: Random, crowd: number): Node[] {
  const unit = Math.min(width, height);
  const nodes: Node[] = [];
  let dust = '';
  for (let i = 0; i < 260 * crowd; i++) {
    const [dx, dy] = [x + width * random(), y + height * between(random, 0.05, 0.72)];
    dust += `M${num(dx)} ${num(dy)}L${num(dx)} ${num(dy)}`;
  }
  if (dust) {
    nodes.push(
      shape(dust, { stroke: '#ffb45a', width: 22, opacity: 0.28 }),
      shape(dust, { stroke: '#ffeab0', width: 8, opacity: 0.95 }),
    );
  }
  const count = Math.round(92 * crowd * Math.max(1, (width / height) * 0.8));
  for (let i = 0; i < count; i++) {
    const near = i / count;
    const size = unit * (0.011 + 0.03 * near * near * near);
    const kx = x + width * ((i * 0.7549 + 0.05) % 1);
    const ky = y + height * (0.02 + (((i * 0.5698 + 0.2) % 1) * 0.94 + random() * 0.06) * 0.6);
    nodes.push(...lampKite(kx, ky, size, i, near, random));
  }
  return nodes;
}

function lampKite(kx: number, ky: number, size: number, index: number, near: number, random: Random): Node[] {
  const ink = near > 0.7 ? { stroke: INK, width: 4 } : {};
  const lampX = kx + size * between(random, -0.5, 0.5);
  const lampY = ky + size * 2.6;
  const paper = mix(PAPERS[index % PAPERS.length]!, '#6a4aa0', 0.4 * (1 - near));
  const body = polygon([
    [0, -size],
    [size * 0.86, -size * 0.12],
    [0, size * 0.8],
    [-size * 0.86, -size * 0.12],
  ]);
  const box = [lampX - size * 0.36, lampY - size * 0.42] as const;
  return [
    shape(
      curve([
        [kx, ky],
        [lampX, lampY],
        [lampX + size * 0.6, lampY + size * 3],
      ]),
      { stroke: '#ffe9c0', width: 2.5, opacity: 0.7 },
    ),
    group(
      [
        shape(body, { fill: paper, ...ink }),
        shape(
          polygon([
            [0, -size],
            [size * 0.86, -size * 0.12],
            [0, size * 0.8],
          ]),
          { fill: mix(paper, '#ffe0a0', 0.35) },
        ),
      ],
      { matrix: place(kx, ky, between(random, -24, 24)) },
    ),
    glow(lampX, lampY, size * 2, '#ffc05a', 0.85),
    shape(rect(box[0], box[1], size * 0.72, size * 0.9, size * 0.2), {
      fill: linear([0, box[1]], [0, box[1] + size], '#fff6cf', '#ffc24a'),
      ...ink,
    }),
    shape(ellipse(lampX, lampY + size * 0.06, size * 0.16), { fill: '#ffffff' }),
  ];
}
