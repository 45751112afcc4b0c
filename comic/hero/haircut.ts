import type { HeadPoint, PhotoHero } from '../hero.ts';
import { inPixels } from './anchors.ts';
import { hairTones, isBald } from './colours.ts';
import type { CutOut } from './cut-out.ts';
import { faceHeight, MESH, middle, pointOf } from './landmarks.ts';
import { valueAt } from './pixels/raster.ts';

/** So far inside the outline is looked, in face heights: beyond the edge's softness, and within the thinnest ear. */
const DEPTHS = [0.03, 0.05];

/** How far down hair is the edge of the head at either side: below it come bare ears or cheeks. Of a bald head, its crown. */
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
  // What somebody wears in the hair may be all that is seen at one side: then it is as long as at the other.
  const forehead = pointOf(mesh, MESH.forehead).y;
  const or = (own: HeadPoint, other: HeadPoint) =>
    inPixels(own.y > forehead ? own : { x: 2 * nose.x - other.x, y: other.y });
  return { ...hairTones(cut), left: or(left, right), right: or(right, left) };
}
