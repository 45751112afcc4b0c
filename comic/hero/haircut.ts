import type { HeadPoint, PhotoHero } from '../hero.ts';
import { inPixels } from './anchors.ts';
import { hairTones, isBald } from './colours.ts';
import type { CutOut } from './cut-out.ts';
import { faceHeight, MESH, middle, pointOf } from './landmarks.ts';
import { valueAt } from './pixels/raster.ts';

/**
 * Distances inside the outline at which hair is looked for, in face heights: beyond the soft edge, and
 * within the thinnest ear.
 */
const DEPTHS = [0.03, 0.05];

/**
 * The lowest point at which hair forms the edge of the head, on either side. Below it are bare ears or
 * cheeks. For a bald head it is the crown.
 */
export function haircutOf(cut: CutOut, outline: HeadPoint[]): NonNullable<PhotoHero['haircut']> {
  const { hair, mesh } = cut;
  const centre = middle(mesh, [MESH.forehead, MESH.chin]);
  const isHair = (point: HeadPoint) => {
    const away = Math.hypot(centre.x - point.x, centre.y - point.y);
    return DEPTHS.every((depth) => {
      const share = (depth * faceHeight(mesh)) / away;
      const [x, y] = [point.x + (centre.x - point.x) * share, point.y + (centre.y - point.y) * share];
      return valueAt(hair, x, y) >= 0.5;
    });
  };
  const crown = outline.reduce((a, b) => (b.y < a.y ? b : a));
  if (isBald(hair)) return { ...hairTones(cut), left: inPixels(crown), right: inPixels(crown) };
  const nose = pointOf(mesh, MESH.noseTip);
  const [left, right] = [-1, 1].map((side) =>
    outline
      .filter((point) => (point.x - nose.x) * side > 0 && isHair(point))
      .reduce((a, b) => (b.y > a.y ? b : a), crown),
  ) as [HeadPoint, HeadPoint];
  // A hair ornament may hide all hair on one side. That side then gets the length of the other.
  const forehead = pointOf(mesh, MESH.forehead).y;
  const or = (own: HeadPoint, other: HeadPoint) =>
    inPixels(own.y > forehead ? own : { x: 2 * nose.x - other.x, y: other.y });
  return { ...hairTones(cut), left: or(left, right), right: or(right, left) };
}
