import type { HeadPoint } from '../hero.ts';
import { faceHeight, MESH, middle, OVAL, pointOf } from './landmarks.ts';
import { PARTS_SIDE } from './parts.ts';
import type { Parts } from './parts.ts';
import type { Plane } from './pixels/raster.ts';
import { fillPolygon, grow } from './pixels/shape.ts';

/** Cloth wound round the head, such as a turban, or hanging beside the face, such as a hijab. */
export type HeadCloth = 'wound' | 'hanging';

/**
 * The least share of cloth in the head above the brow; the rest is bare hair and skin. Measured on synthetic
 * pictures and on one retouched portrait: turbans, patka and hijabs 0.92 and more, a dupatta with hair under
 * its hem 0.61, a narrow hairband 0.49, bare heads 0.04.
 */
const LEAST_ABOVE = 0.55;
/**
 * The same from the brow to the mouth. Turbans, patka and hijabs have 0.92 and more, the dupatta 0.82, a
 * woolly hat 0.57, hairbands up to 0.55, a cap 0.44.
 */
const LEAST_BESIDE = 0.7;
/**
 * Hanging cloth lies beside the face at this share of the heights from brow to chin. Hijabs and dupatta have
 * 0.83 and more. Turbans over collars and scarves, or in front of another person's clothes, have up to 0.55.
 */
const LEAST_HEIGHTS = 0.7;
/**
 * Wound cloth covers the areas beside both eyes, out to `reach` face heights and by the share `least`.
 * Turban and patka have 0.93 and more. A cap ends above (0 and 0 to 0.45); a straw hat leaves hair on one
 * side (0.3 and 0.74).
 */
const TEMPLES = { reach: 0.08, least: 0.5 };
/** Cloth over the brow that is wider than `width` face widths is a brim. Turbans have 1.63 at most. */
const BRIM = { width: 1.85, from: -0.16, to: 0 };
/**
 * Least and greatest width of cloth beside the face, in face heights. The greatest applies down to the
 * mouth: anything wider is a person or thing behind.
 */
const WIDTH = { least: 0.015, most: 0.6 };
/** The greatest gap between the outline of a face and the cloth beside it, without hair, in face heights. */
const GAP = 0.12;

/** Whether cloth surely covers the hair, and how it is worn. Caps, hats and hairbands do not count. */
export function clothOn(head: Plane, mesh: HeadPoint[], parts: Parts): HeadCloth | undefined {
  const height = faceHeight(mesh);
  const chin = pointOf(mesh, MESH.chin);
  const brow = middle(mesh, [MESH.leftBrow.middle, MESH.rightBrow.middle]);
  const mouth = pointOf(mesh, MESH.mouth.innerTop);
  const oval = OVAL.map((index) => pointOf(mesh, index));
  const face = fillPolygon(grow(oval, 1.07), PARTS_SIDE, PARTS_SIDE);
  const above = { cloth: 0, bare: 0 };
  const beside = { cloth: 0, bare: 0 };
  head.values.forEach((inHead, at) => {
    if (face.values[at]) return;
    const y = Math.floor(at / PARTS_SIDE);
    const cloth = parts.clothes.values[at]! + parts.things.values[at]!;
    const hair = parts.hair.values[at]!;
    if (y < brow.y) {
      above.cloth += inHead * cloth;
      above.bare += inHead * (hair + parts.faceSkin.values[at]! + parts.bodySkin.values[at]!);
    } else if (y < mouth.y) {
      beside.cloth += inHead * cloth;
      beside.bare += inHead * hair;
    }
  });
  const share = ({ cloth, bare }: typeof above) => cloth / (cloth + bare || 1);
  if (share(above) < LEAST_ABOVE || share(beside) < LEAST_BESIDE) return undefined;
  const isCloth = (at: number) => parts.clothes.values[at]! + parts.things.values[at]! >= 0.5;
  const isHair = (at: number) => parts.hair.values[at]! >= 0.5;
  const beyond = { isCloth, isHair, gap: GAP * height };
  const heights = range(Math.ceil(brow.y), Math.floor(chin.y));
  const [left = 0, right = 0] = [-1, 1].map((side) => {
    const rows = heights.map((y) => outward(y, side, (at) => face.values[at]! > 0));
    const widest = Math.max(...rows.map(({ edge }) => edge));
    const against = rows.filter((row, i) => {
      const width = widthBeside(row, widest, beyond) / height;
      return width >= WIDTH.least && (heights[i]! > mouth.y || width <= WIDTH.most);
    });
    return against.length / (heights.length || 1);
  });
  if ((left + right) / 2 >= LEAST_HEIGHTS) return 'hanging';
  const isFace = (at: number) => face.values[at]! > 0;
  return coversTemples(mesh, { isCloth, isFace }) && !hasBrim(mesh, { isCloth, isFace })
    ? 'wound'
    : undefined;
}

type Told = Record<'isCloth' | 'isFace', (at: number) => boolean>;

/** Whether cloth lies against the face from brow to eye on both sides. */
function coversTemples(mesh: HeadPoint[], { isCloth, isFace }: Told): boolean {
  const brow = middle(mesh, [MESH.leftBrow.middle, MESH.rightBrow.middle]);
  const eye = middle(mesh, [MESH.leftEye.outer, MESH.rightEye.outer]);
  const reach = Math.max(1, Math.floor(TEMPLES.reach * faceHeight(mesh)));
  const heights = range(Math.ceil(brow.y), Math.max(Math.ceil(brow.y) + 1, Math.floor(eye.y)));
  return [-1, 1].every((side) => {
    const covered = heights.reduce((sum, y) => {
      const { row, edge } = outward(y, side, isFace);
      return sum + row.slice(edge + 1, edge + 1 + reach).filter(isCloth).length;
    }, 0);
    return covered >= TEMPLES.least * reach * heights.length;
  });
}

/**
 * Whether the cloth over the brow is far wider than a head. Cloth that continues to the window's edge lies
 * behind the head and does not count.
 */
function hasBrim(mesh: HeadPoint[], { isCloth, isFace }: Told): boolean {
  const height = faceHeight(mesh);
  const brow = middle(mesh, [MESH.leftBrow.middle, MESH.rightBrow.middle]);
  const width = Math.abs(pointOf(mesh, MESH.rightCheekEdge).x - pointOf(mesh, MESH.leftCheekEdge).x);
  const rows = range(Math.ceil(brow.y + BRIM.from * height), Math.floor(brow.y + BRIM.to * height));
  const wide = rows.filter((y) => {
    const ends = [-1, 1].map((side) => {
      const { row } = outward(y, side, isFace);
      const from = side < 0 ? PARTS_SIDE - 1 - Math.round(brow.x) : Math.round(brow.x);
      const bare = row.slice(from).findIndex((at) => !isCloth(at) && !isFace(at));
      return bare < 0 ? Infinity : bare;
    });
    const reach = ends[0]! + ends[1]!;
    return reach > BRIM.width * width && reach < Infinity;
  });
  return wide.length > rows.length / 2;
}

const range = (from: number, to: number) =>
  Array.from({ length: Math.max(0, to - from) }, (_, i) => from + i);

/**
 * The pixels of a row from one edge of the picture to the other, in the direction of `side`, and the index
 * of the last one in the face.
 */
function outward(y: number, side: number, isFace: (at: number) => boolean): { row: number[]; edge: number } {
  const row = range(0, PARTS_SIDE).map((x) => y * PARTS_SIDE + (side < 0 ? PARTS_SIDE - 1 - x : x));
  return { row, edge: row.findLastIndex(isFace) };
}

/**
 * How far cloth reaches outward from the face, in pixels of the parts. It must lie against the face, against
 * the hair beside it, or against the vertical line through the widest part of the face; otherwise the result
 * is 0.
 */
function widthBeside(
  { row, edge }: { row: number[]; edge: number },
  widest: number,
  { isCloth, isHair, gap }: Record<'isCloth' | 'isHair', (at: number) => boolean> & { gap: number },
): number {
  const begins = row.findIndex((at, i) => i > edge && isCloth(at));
  if (edge < 0 || begins < 0) return 0;
  if (row.slice(widest + 1, Math.max(widest + 1, begins)).filter((at) => !isHair(at)).length > gap) return 0;
  const ends = row.findIndex((at, i) => i > begins && !isCloth(at));
  return (ends < 0 ? PARTS_SIDE : ends) - begins;
}
