import { INK, shade } from '../../drawing/colour.ts';
import { blob, curve, ellipse, polygon, rect } from '../../drawing/path.ts';
import { group, linear, place, radial, shape, type Node, type Point } from '../../drawing/tree.ts';

const STONE = ['#f6cf8f', '#e0a066', '#b8744c'] as const;
const CARVED = '#8f5440';

/** A carved stone temple, 1000 high on (0, 0): steps, a pillared hall, a ribbed tower with its kalasha. */
export function temple(x: number, foot: number, height: number): Node {
  const ink = (5.5 * 1000) / height;
  const stone = linear([-380, 0], [380, 0], ...STONE);
  const tower: Point[] = [
    [-270, -400],
    [-262, -500],
    [-236, -610],
    [-190, -720],
    [-120, -830],
    [-70, -870],
    [70, -870],
    [120, -830],
    [190, -720],
    [236, -610],
    [262, -500],
    [270, -400],
  ];
  const towerEdge = `${curve(tower, 0.9)}Z`;
  return group(
    [
      shape(towerEdge, { fill: stone, stroke: INK, width: ink * 1.4 }),
      group(tiers(ink), { clip: towerEdge }),
      shape(
        blob(
          [
            [-100, -872],
            [0, -846],
            [100, -872],
            [112, -900],
            [0, -924],
            [-112, -900],
          ],
          0.9,
        ),
        { fill: stone, stroke: INK, width: ink },
      ),
      shape([-72, -36, 0, 36, 72].map((rib) => `M${rib} -914L${rib * 1.05} -858`).join(''), {
        stroke: CARVED,
        width: ink,
      }),
      shape('M-26 -920C-60 -950 -40 -980 -12 -984L0 -1030L12 -984C40 -980 60 -950 26 -920Z', {
        fill: '#ffd95a',
        stroke: INK,
        width: ink,
      }),
      ...hall(ink, stone),
      ...steps(ink, stone),
    ],
    { matrix: place(x, foot, 0, height / 1030) },
  );
}

function tiers(ink: number): Node[] {
  const nodes: Node[] = [
    shape('M60 -900C130 -700 150 -560 150 -380L400 -380L400 -900Z', {
      fill: shade(STONE[2], 0.3),
      opacity: 0.4,
    }),
  ];
  for (let i = 0; i < 8; i++) {
    const y = -420 - i * 58;
    const half = 268 - i * i * 3.1;
    nodes.push(
      shape(`M-300 ${y}C-150 ${y + 26} 150 ${y + 26} 300 ${y}`, { stroke: CARVED, width: ink * 1.5 }),
    );
    const niche = half / 5.2;
    let arches = '';
    for (let k = -3; k <= 3; k++) {
      const nx = k * niche * 1.5;
      if (Math.abs(nx) > half) continue;
      const base = y + 14 - (nx / 300) ** 2 * 20;
      arches += `M${nx - niche * 0.45} ${base}C${nx - niche * 0.5} ${base - 34} ${nx - niche * 0.1} ${base - 34} ${nx} ${base - 42}C${nx + niche * 0.1} ${base - 34} ${nx + niche * 0.5} ${base - 34} ${nx + niche * 0.45} ${base}Z`;
    }
    nodes.push(shape(arches, { fill: CARVED, opacity: 0.55 }));
  }
  nodes.push(
    shape('M-210 -640C-190 -720 -150 -780 -100 -830', { stroke: '#fff2c8', width: 18, opacity: 0.7 }),
  );
  // The tower's middle rib, carved with lotus medallions.
  nodes.push(
    shape('M-58 -380C-54 -560 -44 -720 -30 -880L30 -880C44 -720 54 -560 58 -380Z', {
      fill: '#f3c583',
      stroke: CARVED,
      width: ink,
    }),
  );
  for (let i = 0; i < 7; i++) {
    const [y, r] = [-440 - i * 64, 34 - i * 2.6];
    nodes.push(
      shape(ellipse(0, y, r), { fill: '#d98f55', stroke: CARVED, width: ink }),
      shape(ellipse(0, y, r * 0.45), { fill: '#ffe2a4' }),
    );
  }
  return nodes;
}

function hall(ink: number, stone: ReturnType<typeof linear>): Node[] {
  const door = 'M-84 -84L-84 -236C-84 -300 -30 -316 0 -350C30 -316 84 -300 84 -236L84 -84Z';
  const pillars = [-318, -186, 186, 318].flatMap((px): Node[] => [
    shape(rect(px - 26, -340, 52, 256), {
      fill: linear([px - 26, 0], [px + 26, 0], '#ffe0a6', '#c98552'),
      stroke: INK,
      width: ink,
    }),
    shape(rect(px - 42, -366, 84, 32, 8) + rect(px - 40, -112, 80, 30, 6), {
      fill: '#f0bd80',
      stroke: INK,
      width: ink,
    }),
    shape(
      `M${px - 26} -290L${px + 26} -290M${px - 26} -250L${px + 26} -250M${px - 26} -160L${px + 26} -160`,
      { stroke: CARVED, width: ink },
    ),
    shape(
      polygon([
        [px, -240],
        [px + 16, -206],
        [px, -172],
        [px - 16, -206],
      ]),
      { fill: '#d98f55', stroke: CARVED, width: ink * 0.8 },
    ),
  ]);
  return [
    shape(rect(-360, -350, 720, 270), { fill: '#a5644a', stroke: INK, width: ink }),
    shape(rect(-360, -350, 720, 70), { fill: '#6d3c46', opacity: 0.55 }),
    shape(ellipse(0, -200, 260, 230), {
      fill: radial(
        [0, -200],
        260,
        { at: 0, colour: '#ffd36a', opacity: 0.9 },
        { at: 1, colour: '#ffb347', opacity: 0 },
      ),
    }),
    shape(rect(-120, -350, 240, 270, 10), { fill: '#d99058', stroke: INK, width: ink }),
    shape(door, { fill: linear([0, -340], [0, -84], '#7c2f3c', '#ffb84a'), stroke: INK, width: ink }),
    shape(ellipse(0, -150, 60, 60), {
      fill: radial(
        [0, -150],
        60,
        { at: 0, colour: '#fff8d0', opacity: 0.95 },
        { at: 1, colour: '#ffd257', opacity: 0 },
      ),
    }),
    ...pillars,
    shape('M-400 -366C-410 -396 -390 -412 -360 -416L360 -416C390 -412 410 -396 400 -366Z', {
      fill: stone,
      stroke: INK,
      width: ink,
    }),
    shape(Array.from({ length: 13 }, (_, i) => ellipse(-348 + i * 58, -391, 14)).join(''), {
      fill: CARVED,
      opacity: 0.7,
    }),
    ...toran(ink),
  ];
}

/** A garland of marigolds and mango leaves over the door. */
function toran(ink: number): Node[] {
  const swags = [-1, 0, 1].map((k) =>
    curve([
      [k * 220 - 110, -352],
      [k * 220, -306],
      [k * 220 + 110, -352],
    ]),
  );
  const flowers = [-1, 0, 1].flatMap((k) =>
    Array.from({ length: 7 }, (_, i) => {
      const t = i / 6;
      return ellipse(k * 220 - 110 + 220 * t, -352 + Math.sin(t * Math.PI) * 44, 15);
    }),
  );
  return [
    shape(swags.join(''), { stroke: INK, width: ink * 2 }),
    shape(flowers.join(''), { fill: '#ff9f2e', stroke: INK, width: ink * 0.7 }),
  ];
}

function steps(ink: number, stone: ReturnType<typeof linear>): Node[] {
  return [
    shape(rect(-420, -84, 840, 36, 6), { fill: '#f6cf93', stroke: INK, width: ink }),
    shape(rect(-450, -50, 900, 60), { fill: stone, stroke: INK, width: ink }),
    shape(
      Array.from({ length: 15 }, (_, i) =>
        polygon([
          [-420 + i * 60, -40],
          [-400 + i * 60, -18],
          [-420 + i * 60, 2],
          [-440 + i * 60, -18],
        ]),
      ).join(''),
      { fill: CARVED, opacity: 0.5 },
    ),
    shape('M-110 -84L110 -84L150 16L-150 16Z', { fill: '#f8d8a2', stroke: INK, width: ink }),
    shape('M-120 -58L120 -58M-132 -30L132 -30M-142 -4L142 -4', { stroke: CARVED, width: ink * 1.2 }),
  ];
}
