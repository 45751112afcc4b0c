import type { LikenessHero } from '../../hero.ts';
import { vivid } from '../../drawing/colour.ts';
import { EXAGGERATION, faceShape } from '../../likeness-features.ts';
import { tonesOf } from '../../hair-tones.ts';
import { clothColour, hairColour, isBald, skinColour } from '../colours.ts';
import type { CutOut, FaceParts } from '../cut-out.ts';
import { MESH, middle, pointOf, type Face } from '../landmarks.ts';
import type { Model } from '../models.ts';
import { brightness, type Photo } from '../pixels/raster.ts';
import { browDarkness } from './brow-darkness.ts';
import { featuresOf, type Measured } from './features.ts';
import { hairAsDrawn, hairByBrows } from './hair-colour.ts';
import { glassesOn } from './glasses.ts';
import { hairFlow, isCurly } from './hair-flow.ts';
import { hairGrid } from './hair-grid.ts';
import { headMap } from './head-map.ts';
import { proposeSkin } from '../../skin-scale.ts';
import { steadyRatios } from './steady-ratios.ts';
import { styledHair } from './styled-hair.ts';
import { tracedHair } from './traced-hair.ts';

/** Ratios above which a smile shows its teeth: in 55 photos of children these are the twelve grins. */
const TEETH = { open: 0.05, smile: 0.003 };

/** Everything that a photo tells of a face's shape. @param model of the face's mesh */
export async function measureFace(photo: Photo, face: Face, cut: CutOut, model: Model): Promise<Measured> {
  return {
    ratios: await steadyRatios(photo, face, model),
    brows: browDarkness(brightness(cut.picture), cut.hair, cut.mesh),
  };
}

/** Draws the likeness of a head that was cut out of a photo. */
export function likenessOf(
  measured: Measured,
  face: Face,
  cut: CutOut,
  { cloth, parts, mesh, top }: FaceParts,
): LikenessHero {
  const features = featuresOf(measured);
  const bald = isBald(cut.hair);
  const covered = cloth !== undefined;
  const hair = hairAsDrawn(top === 'cloth' ? hairByBrows(hairColour(cut, true)) : hairColour(cut, covered));
  const traced = covered || bald ? undefined : traceHair(face, cut, features);
  return {
    kind: 'likeness',
    skin: proposeSkin(skinColour(cut)),
    hair,
    hairTones: tonesOf(hair),
    features,
    exaggeration: EXAGGERATION.usual,
    ...(traced && { traced }),
    hairStyle: traced ? 'traced' : unseenHair(top, cut),
    backHair: 'as-traced',
    eyes: '#8a5230',
    headwear: cloth === 'hanging' ? 'hijab' : cloth === 'wound' ? 'patka' : 'none',
    ...(covered && { cloth: vivid(clothColour(cut)) }),
    glasses: glassesOn(parts, mesh),
    ...(showsTeeth(measured) && { teeth: true }),
  };
}

/** From so much of it, as a share of the face's skin, hair is there, wherever it lies: babies' measured up to 0.09, a lowered head's 0.82. */
const HAIRY = 0.35;

/** What is drawn where the crown shows too little hair to trace it. */
function unseenHair(top: FaceParts['top'], { hair, faceSkin }: CutOut): LikenessHero['hairStyle'] {
  if (isBald(hair)) return top === 'cloth' ? 'short' : 'none';
  return top === 'cloth' || areaOf(hair) > HAIRY * areaOf(faceSkin) ? 'short' : 'cropped';
}

function areaOf({ values }: CutOut['hair']): number {
  return values.reduce((sum, value) => sum + (value > 0.8 ? 1 : 0), 0);
}

/** A mouth that is open and smiles. */
function showsTeeth({ ratios: { mouthOpen, smile } }: Measured): boolean {
  return mouthOpen > TEETH.open && smile > TEETH.smile;
}

function traceHair(face: Face, cut: CutOut, features: LikenessHero['features']): LikenessHero['traced'] {
  // Hair is laid over the face as measured: the exaggeration moves features, not the head.
  const shape = faceShape(features);
  const crown = topOfHair(cut);
  const map = headMap(cut.mesh, shape, crown);
  const seen = hairGrid(cut, map, shape, face.turned);
  if (!seen) return undefined;
  const flow = hairFlow(cut, map, seen);
  return tracedHair(styledHair(seen, shape), flow, shape, isCurly(flow, seen));
}

/** The highest row of the picture with hair in its middle. */
function topOfHair({ hair, head, picture: { width }, mesh }: CutOut): number | undefined {
  const x = middle(mesh, [MESH.forehead, MESH.chin]).x;
  const reach = Math.abs(pointOf(mesh, MESH.rightCheekEdge).x - pointOf(mesh, MESH.leftCheekEdge).x) * 0.3;
  const [left, right] = [Math.max(0, Math.round(x - reach)), Math.min(width, Math.round(x + reach))];
  for (let row = 0; row * width < hair.values.length; row++) {
    let count = 0;
    for (let column = left; column < right; column++) {
      const at = row * width + column;
      if (Math.min(hair.values[at]!, head.values[at]!) > 0.5) count++;
    }
    if (count > (right - left) * 0.2) return row;
  }
  return undefined;
}
