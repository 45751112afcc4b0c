import type { HeadPoint } from '../../hero.ts';
import type { Feature } from '../../likeness-features.ts';

/** What is measured in the mesh: everything but the brows' thickness, which is read from the picture. */
export type Ratio = Exclude<Feature, 'browThickness'> | 'mouthOpen';

/** The viewer's left and right of what faces have twice. */
const EYES = [
  { outer: 33, inner: 133, upper: [159, 158, 160], lower: [145, 153, 144] },
  { outer: 263, inner: 362, upper: [386, 385, 387], lower: [374, 380, 373] },
] as const;
/** The brow's middle line: the upper and the lower edge, from the nose outward. */
const BROWS = [
  { upper: [107, 66, 105, 63, 70], lower: [55, 65, 52, 53, 46] },
  { upper: [336, 296, 334, 293, 300], lower: [285, 295, 282, 283, 276] },
] as const;

const both = (measure: (side: 0 | 1) => number): number => (measure(0) + measure(1)) / 2;
const outward = (side: 0 | 1): number => (side === 0 ? -1 : 1);

/** The ratios of a straight face: widths are shares of the face's width, heights of its height above the chin. */
export function ratiosOf(face: readonly HeadPoint[]): Record<Ratio, number> {
  const at = (index: number): HeadPoint => face[index]!;
  const wide = (left: number, right: number): number => at(right).x - at(left).x;
  const W = wide(234, 454);
  const H = at(152).y - at(10).y;
  const meanOf = (indices: readonly number[]): HeadPoint => ({
    x: indices.reduce((sum, index) => sum + at(index).x, 0) / indices.length,
    y: indices.reduce((sum, index) => sum + at(index).y, 0) / indices.length,
  });
  const above = (y: number): number => (at(152).y - y) / H;

  const eyeWidth = (side: 0 | 1) => Math.abs(at(EYES[side].outer).x - at(EYES[side].inner).x);
  const eyeMiddle = (side: 0 | 1) => meanOf([EYES[side].outer, EYES[side].inner]);
  const browLine = (side: 0 | 1): HeadPoint[] =>
    BROWS[side].upper.map((upper, i) => meanOf([upper, BROWS[side].lower[i]!]));
  const browEnds = (side: 0 | 1) => {
    const line = browLine(side);
    return { inner: line[0]!, middle: line[2]!, outer: line[4]! };
  };
  const mouthMiddle = meanOf([13, 14]);
  const corners = meanOf([61, 291]);
  return {
    faceWidth: W / H,
    templeWidth: wide(54, 284) / W,
    jawWidth: wide(132, 361) / W,
    lowJawWidth: wide(172, 397) / W,
    chinWidth: (wide(150, 379) + wide(148, 377)) / 2 / W,
    eyeHeight: above((eyeMiddle(0).y + eyeMiddle(1).y) / 2),
    eyeDistance: (eyeMiddle(1).x - eyeMiddle(0).x) / W,
    eyeWidth: both(eyeWidth) / W,
    eyeOpenness: both((side) => (meanOf(EYES[side].lower).y - meanOf(EYES[side].upper).y) / eyeWidth(side)),
    eyeTilt: both((side) => (at(EYES[side].inner).y - at(EYES[side].outer).y) / eyeWidth(side)),
    browHeight: both((side) => above(browEnds(side).middle.y) - above(eyeMiddle(side).y)),
    browTilt: both((side) => {
      const { inner, outer } = browEnds(side);
      return (outer.y - inner.y) / ((outer.x - inner.x) * outward(side));
    }),
    browArch: both((side) => {
      const { inner, middle, outer } = browEnds(side);
      return ((inner.y + outer.y) / 2 - middle.y) / Math.abs(outer.x - inner.x);
    }),
    browLength: both((side) => Math.abs(browEnds(side).outer.x - browEnds(side).inner.x)) / W,
    browGap: (browEnds(1).inner.x - browEnds(0).inner.x) / W,
    noseHeight: above(meanOf([2, 97, 326]).y),
    noseWidth: (wide(64, 294) + wide(98, 327)) / 2 / W,
    mouthHeight: above(mouthMiddle.y),
    mouthWidth: wide(61, 291) / W,
    lipFullness: (at(13).y - at(0).y + at(17).y - at(14).y) / H,
    smile: (mouthMiddle.y - corners.y) / H,
    mouthOpen: (at(14).y - at(13).y) / H,
  };
}
