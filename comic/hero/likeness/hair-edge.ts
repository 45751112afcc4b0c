import type { HeadPoint } from '../../hero.ts';
import type { FaceShape } from '../../likeness-features.ts';
import { skullHalfWidth } from '../../art/hero/likeness-skull.ts';
import { curveThrough, simplify, smooth } from '../pixels/contour.ts';
import type { Plane } from '../pixels/raster.ts';
import { gridLoops } from './grid-loops.ts';

/** What a stretch of the hair's edge is drawn as. */
type Role = 'hairline' | 'crown' | 'ends' | 'side';

/** Lengths along the edge and heights out of it, in head units. */
interface Tips {
  length: number;
  height: number;
  /** Where in a tip its point is, as a share of its length. */
  lean: number;
}

const STRAIGHT: Record<Role, Tips> = {
  hairline: { length: 62, height: 19, lean: 0.74 },
  crown: { length: 80, height: 7, lean: 0.6 },
  ends: { length: 46, height: 9, lean: 0.62 },
  side: { length: 90, height: 2.5, lean: 0.5 },
};
/** Long hair lies smooth on the crown; short hair stands up in tufts. */
const LONG = { below: -90, crown: 2.5 } as const;
const CURLY: Record<Role, Tips> = {
  hairline: { length: 27, height: 7, lean: 0.5 },
  crown: { length: 38, height: 11, lean: 0.5 },
  ends: { length: 34, height: 10, lean: 0.5 },
  side: { length: 36, height: 10, lean: 0.5 },
};

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
    const count = Math.round(((to - from) * STEP) / length);
    for (let i = from; i < to; i++) {
      const point = loop[i % loop.length]!;
      const normal = normalAt(loop, i % loop.length);
      const along = count ? (((i - from) / (to - from)) * count) % 1 : 0;
      const nth = Math.floor(((i - from) / (to - from)) * count);
      const much = count ? height * (0.75 + 0.25 * ((nth * 7) % 3)) * profile(along, lean, curly) : 0;
      out.push({ x: point.x + normal.x * much, y: point.y + normal.y * much });
    }
    from = to;
  }
  return out;
}

/** A lock rises slowly to its point and falls back; a curl is round. */
function profile(along: number, lean: number, curly: boolean): number {
  if (curly) return Math.sqrt(Math.max(0, Math.sin(along * Math.PI))) - 0.35;
  return along < lean ? (along / lean) ** 1.6 : ((1 - along) / (1 - lean)) ** 1.3;
}

function firstOfRun(roles: readonly Role[]): number {
  const at = roles.findIndex((role, i) => role !== roles[(i + roles.length - 1) % roles.length]);
  return Math.max(0, at);
}

function roleOf({ x, y }: HeadPoint, normal: HeadPoint, shape: FaceShape): Role {
  const inside = y > -352 && y < -20 && Math.abs(x) < skullHalfWidth(shape, y) - 7;
  if (inside) return 'hairline';
  if (y < -300) return 'crown';
  return normal.y > 0.5 ? 'ends' : 'side';
}

/** Out of the hair, for a loop with the hair on its right hand. */
function normalAt(loop: readonly HeadPoint[], i: number): HeadPoint {
  const [a, b] = [loop[(i + loop.length - 3) % loop.length]!, loop[(i + 3) % loop.length]!];
  const length = Math.hypot(b.x - a.x, b.y - a.y) || 1;
  return { x: (b.y - a.y) / length, y: -(b.x - a.x) / length };
}
