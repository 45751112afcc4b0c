import type { HeadPoint } from '../../hero.ts';
import { clamp, type FaceShape } from '../../likeness-features.ts';
import { skullHalfWidth } from '../../art/hero/likeness-skull.ts';
import { curveThrough, simplify, smooth } from '../pixels/contour.ts';
import type { Plane } from '../pixels/raster.ts';
import { gridLoops } from './grid-loops.ts';

/** What a stretch of the hair's edge is drawn as. */
type Role = 'hairline' | 'temple' | 'crown' | 'ends' | 'side';

/** Lengths along the edge and heights out of it, in head units. */
interface Tips {
  length: number;
  height: number;
  /** Where in a tip its point is, as a share of its length. */
  lean: number;
}

const STRAIGHT: Record<Role, Tips> = {
  hairline: { length: 84, height: 30, lean: 0.9 },
  temple: { length: 90, height: 0, lean: 0.5 },
  crown: { length: 104, height: 10, lean: 0.5 },
  ends: { length: 46, height: 9, lean: 0.62 },
  side: { length: 90, height: 2.5, lean: 0.5 },
};
/** Long hair lies smooth on the crown; short hair stands up in tufts. */
const LONG = { below: -90, crown: 3 } as const;
const CURLY: Record<Role, Tips> = {
  hairline: { length: 27, height: 7, lean: 0.5 },
  temple: { length: 36, height: 4, lean: 0.5 },
  crown: { length: 38, height: 11, lean: 0.5 },
  ends: { length: 34, height: 10, lean: 0.5 },
  side: { length: 36, height: 10, lean: 0.5 },
};

/** Mean heights over the nose of a hairline that is combed back, and of a full fringe. */
const COMBED = { middle: 80, back: -274, down: -234, least: 0.16 } as const;
/** The share of a lock that lies above the hairline as measured. */
const LOCK_BASE = 0.6;

/** Between points of the even edge. */
const STEP = 2;
const SOFTNESS = 9;

/**
 * The hair's outline, with its tips drawn by where they are: closed paths, holes the other way round.
 * @param look `tolerance` is what the drawn curve may miss of the edge, in head units
 */
export function hairEdge(
  grid: Plane,
  shape: FaceShape,
  look: { curly: boolean; tolerance: number },
): string[] {
  const parts: string[] = [];
  for (const { points, hole } of gridLoops(grid.values, SOFTNESS)) {
    const drawn = curveThrough(simplify(tipped(smooth(points, SOFTNESS), shape, look.curly), look.tolerance));
    if (hole) parts[0] += drawn;
    else parts.push(drawn);
  }
  return parts;
}

/** The edge with locks, tufts or curls on it. */
function tipped(loop: HeadPoint[], shape: FaceShape, curly: boolean): HeadPoint[] {
  const long = Math.max(...loop.map(({ y }) => y)) > LONG.below;
  const straight = long ? { ...STRAIGHT, crown: { ...STRAIGHT.crown, height: LONG.crown } } : STRAIGHT;
  const looks = curly ? CURLY : straight;
  const roles = loop.map((point, i) => roleOf(point, normalAt(loop, i), shape));
  const out: HeadPoint[] = [];
  const first = firstOfRun(roles);
  for (let from = first; from < loop.length + first;) {
    const role = roles[from % loop.length]!;
    let to = from + 1;
    while (to < loop.length + first && roles[to % loop.length] === role) to++;
    const { length, height, lean } = looks[role];
    const isFringe = role === 'hairline' && !curly;
    const tall = isFringe ? height * fringeOf(loop, from, to) : height;
    const count = Math.round(((to - from) * STEP) / length);
    for (let i = from; i < to; i++) {
      const point = loop[i % loop.length]!;
      const normal = normalAt(loop, i % loop.length);
      const along = count ? (((i - from) / (to - from)) * count) % 1 : 0;
      const nth = Math.floor(((i - from) / (to - from)) * count);
      const tip = profile(along, role, lean, curly) - (isFringe ? LOCK_BASE : 0);
      const much = count ? tall * (0.75 + 0.25 * ((nth * 7) % 3)) * tip : 0;
      out.push({ x: point.x + normal.x * much, y: point.y + normal.y * much });
    }
    from = to;
  }
  return out;
}

/**
 * How deep a fringe's locks are: hair that is combed back from the forehead has hardly any.
 * @returns a share of a full fringe's
 */
function fringeOf(loop: readonly HeadPoint[], from: number, to: number): number {
  const heights: number[] = [];
  for (let i = from; i < to; i++) {
    const { x, y } = loop[i % loop.length]!;
    if (Math.abs(x) < COMBED.middle) heights.push(y);
  }
  const mean = heights.reduce((sum, y) => sum + y, 0) / heights.length;
  return clamp((mean - COMBED.back) / (COMBED.down - COMBED.back) || 0, [COMBED.least, 1]);
}

/**
 * A lock of the fringe swells to its point and ends there; a tuft on the crown bulges; an end rises slowly and falls back;
 * a curl is round.
 */
function profile(along: number, role: Role, lean: number, curly: boolean): number {
  if (curly) return Math.sqrt(Math.max(0, Math.sin(along * Math.PI))) - 0.35;
  if (role === 'hairline') return along < lean ? 1 - (1 - along / lean) ** 1.7 : (1 - along) / (1 - lean);
  if (role === 'crown') return Math.sin(Math.PI * along ** 0.8) ** 0.6;
  return along < lean ? (along / lean) ** 1.6 : ((1 - along) / (1 - lean)) ** 1.3;
}

function firstOfRun(roles: readonly Role[]): number {
  const at = roles.findIndex((role, i) => role !== roles[(i + roles.length - 1) % roles.length]);
  return Math.max(0, at);
}

function roleOf({ x, y }: HeadPoint, normal: HeadPoint, shape: FaceShape): Role {
  const inside = y > -352 && y < -20 && Math.abs(x) < skullHalfWidth(shape, y) - 7;
  if (inside) return normal.y > 0.35 ? 'hairline' : 'temple';
  if (y < -300) return 'crown';
  return normal.y > 0.5 ? 'ends' : 'side';
}

/** Out of the hair, for a loop with the hair on its right hand. */
function normalAt(loop: readonly HeadPoint[], i: number): HeadPoint {
  const [a, b] = [loop[(i + loop.length - 3) % loop.length]!, loop[(i + 3) % loop.length]!];
  const length = Math.hypot(b.x - a.x, b.y - a.y) || 1;
  return { x: (b.y - a.y) / length, y: -(b.x - a.x) / length };
}
