import { INK } from '../drawing/colour.ts';
import { at, blob, curveTail, ellipse, superellipse } from '../drawing/path.ts';
import { group, place, shape, type Box, type Node, type Point } from '../drawing/tree.ts';
import type { TextBlock } from './fit-text.ts';

export type BalloonKind = 'speech' | 'thought' | 'shout';

const POWER = 2.9;
const SPIKE = 26;

/** Half sizes of the balloon for a block of text. Both ends of every line stay inside the curve. */
export function balloonRadii(kind: BalloonKind, block: TextBlock): { rx: number; ry: number } {
  const pad = kind === 'speech' ? 26 : kind === 'thought' ? 34 : 58;
  let rx = block.width / 2 + pad * 1.15;
  let ry = block.height / 2 + pad;
  const power = kind === 'speech' ? POWER : 2.3;
  for (let tries = 0; tries < 30; tries++) {
    const worst = Math.max(
      ...block.lines.map((line, index) => {
        const y = Math.abs((index + 0.5) * block.leading - block.height / 2) + block.size * 0.36;
        return ((line.width * block.size) / 2 / (rx - pad * 0.5)) ** power + (y / (ry - pad * 0.3)) ** power;
      }),
    );
    if (worst <= 1) break;
    rx *= 1.025;
    ry *= 1.04;
  }
  return { rx, ry };
}

export interface BalloonShape {
  nodes: Node[];
  /** The body with its outline, without the tail. */
  box: Box;
  /** Where the tail leaves the body and where it ends. */
  tail: readonly [Point, Point];
}

export function drawBalloon(
  kind: BalloonKind,
  middle: Point,
  radii: { rx: number; ry: number },
  tip: Point | undefined,
  paper: string,
): BalloonShape {
  const { rx, ry } = radii;
  const [cx, cy] = middle;
  const target = tip ?? [cx, cy + ry];
  const box: Box = { x: cx - rx - 4, y: cy - ry - 4, width: rx * 2 + 8, height: ry * 2 + 8 };
  if (kind === 'thought') return thought(middle, radii, target, paper, box);
  const points = kind === 'speech' ? superellipse(cx, cy, rx, ry, POWER, 44) : spikes(cx, cy, rx, ry);
  const angle = Math.atan2((target[1] - cy) / ry, (target[0] - cx) / rx);
  const root: Point = [cx + Math.cos(angle) * rx * 0.9, cy + Math.sin(angle) * ry * 0.9];
  const d = tip
    ? withTail(points, root, target, kind === 'speech' ? 30 : 24, kind === 'speech')
    : kind === 'speech'
      ? blob(points)
      : `M${points.map(at).join('L')}Z`;
  return { nodes: inked(d, paper), box, tail: [root, target] };
}

function inked(d: string, paper: string): Node[] {
  return [
    group([shape(d, { fill: INK, opacity: 0.28 })], { matrix: place(7, 9) }),
    shape(d, { fill: paper, stroke: INK, width: 8 }),
  ];
}

/** The outline of the body, opened where the tail leaves it. */
function withTail(points: readonly Point[], root: Point, tip: Point, half: number, soft: boolean): string {
  const distance = ([x, y]: Point): number => Math.hypot(x - root[0], y - root[1]);
  const nearest = points.reduce(
    (best, point, index) => (distance(point) < distance(points[best]!) ? index : best),
    0,
  );
  const count = points.length;
  let reach = 1;
  while (reach < count / 4 && gap(points, nearest, reach) < half * 2) reach++;
  const run: Point[] = [];
  for (let i = reach; i <= count - reach; i++) run.push(points[(nearest + i) % count]!);
  const [from, to] = [run.at(-1)!, run[0]!];
  const bow = 0.16;
  const normal: Point = [-(tip[1] - root[1]) * bow, (tip[0] - root[0]) * bow];
  const pull = (a: Point): Point => [
    (a[0] + tip[0]) / 2 + normal[0] * 0.5,
    (a[1] + tip[1]) / 2 + normal[1] * 0.5,
  ];
  const body = soft
    ? curveTail(run, false)
    : run
        .slice(1)
        .map((point) => `L${at(point)}`)
        .join('');
  return `M${at(to)}${body}Q${at(pull(from))} ${at(tip)}Q${at(pull(to))} ${at(to)}Z`;
}

function gap(points: readonly Point[], middle: number, reach: number): number {
  const count = points.length;
  const [a, b] = [points[(middle + reach) % count]!, points[(middle - reach + count) % count]!];
  return Math.hypot(a[0] - b[0], a[1] - b[1]);
}

/** A body with spikes of one length all round, uneven as if cut by hand. */
function spikes(cx: number, cy: number, rx: number, ry: number): Point[] {
  const inner = superellipse(cx, cy, rx - SPIKE, ry - SPIKE, 2.5, 240);
  const around = 4 * (rx + ry - 2 * SPIKE) * 0.86;
  const roots = evenly(inner, around / (2 * Math.max(12, Math.round(around / 90))));
  return roots.map(([x, y], i) => {
    if (i % 2) return [x, y] as const;
    const [nx, ny] = [(x - cx) / (rx - SPIKE) ** 2, (y - cy) / (ry - SPIKE) ** 2];
    const reach = (SPIKE * (1.05 + 0.3 * Math.sin(i * 2.1))) / Math.hypot(nx, ny);
    return [x + nx * reach, y + ny * reach] as const;
  });
}

/** Picks points of a closed line that are about `gap` apart. */
function evenly(points: readonly Point[], gap: number): Point[] {
  const chosen: Point[] = [];
  let walked = gap;
  points.forEach((point, index) => {
    const before = points[(index + points.length - 1) % points.length]!;
    walked += Math.hypot(point[0] - before[0], point[1] - before[1]);
    if (walked < gap) return;
    walked = 0;
    chosen.push(point);
  });
  return chosen;
}

function thought(
  [cx, cy]: Point,
  { rx, ry }: { rx: number; ry: number },
  tip: Point,
  paper: string,
  box: Box,
): BalloonShape {
  const size = Math.min(rx, ry) * 0.46;
  const ring = evenly(superellipse(cx, cy, rx - size * 0.82, ry - size * 0.82, 2.5, 90), size * 1.18);
  const puffs = ring.map(([x, y], i) => ellipse(x, y, size * (1 + 0.1 * Math.sin(i * 2.9))));
  const angle = Math.atan2((tip[1] - cy) / ry, (tip[0] - cx) / rx);
  const root: Point = [cx + Math.cos(angle) * rx * 1.02, cy + Math.sin(angle) * ry * 1.02];
  const away = Math.hypot(tip[0] - root[0], tip[1] - root[1]);
  const drops = dropsOver(away).map(([k, radius]) =>
    ellipse(root[0] + (tip[0] - root[0]) * k, root[1] + (tip[1] - root[1]) * k, radius),
  );
  const all = [...puffs, ellipse(cx, cy, rx * 0.84, ry * 0.84)].join('');
  return {
    nodes: [
      group([shape(all + drops.join(''), { fill: INK, opacity: 0.28 })], { matrix: place(7, 9) }),
      shape(all, { fill: INK, stroke: INK, width: 16 }),
      shape(all, { fill: paper }),
      ...drops.map((d) => shape(d, { fill: paper, stroke: INK, width: 7 })),
    ],
    box,
    tail: [root, tip],
  };
}

/**
 * The drops between a thought balloon and the head: where each is on the way, and its radius. There are as
 * many as fit.
 */
function dropsOver(away: number): (readonly [number, number])[] {
  if (away > 130)
    return [
      [0.2, 24],
      [0.56, 18],
      [0.9, 12],
    ];
  if (away > 60)
    return [
      [0.36, 19],
      [0.95, 12],
    ];
  return [[0.8, 15]];
}
