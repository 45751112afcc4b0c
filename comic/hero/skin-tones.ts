import { litSkin } from './colours.ts';
import type { CutOut } from './cut-out.ts';
import { faceHeight } from './landmarks.ts';
import { boxAbove, pictureIn, planeIn, putBack, putPlane } from './pixels/crop.ts';
import { softBlur } from './pixels/blur.ts';
import { brightness, quantile, ramp } from './pixels/raster.ts';
import type { Picture, Plane } from './pixels/raster.ts';

/** Skin darker than this share of the lit skin lies in shadow. */
export const SHADOW_BELOW = 0.84;
/** Half the width of the transition between the two tones, as a share of the lit skin. */
const EDGE = 0.015;
/**
 * The factors of a shadow for the lit skin's red, green and blue. They lean toward the plum of every shadow
 * in the book.
 */
const SHADOW = [0.81, 0.71, 0.72] as const;
/** How much of the photo's own shading remains within each tone. */
const KEPT = 0.1;
/** How far the colour of the skin is evened out. The rest keeps the colours of cheeks and nose. */
const EVENED = 0.5;
/** How much of the shine's extra brightness over its surroundings remains. */
const SHINE = 0.5;
/**
 * The radius in which the light around a pixel is measured, in face heights. Eyes and brows are smaller and
 * stand out; cheeks are not.
 */
const AROUND = 0.032;
/** A smaller share of skin would not change any colour byte. */
const UNSEEN = 0.002;

/**
 * Redraws the face's skin in two flat tones, light and shadow, as a colourist would. Anything smaller than a
 * cheek (brows, nostrils, freckles, a bindi) stays. Changes the picture in place. Returns how light the
 * surroundings of each pixel were, as a share of the lit skin; 1 where there is no skin.
 */
export function shadeSkin({ picture, faceSkin, mesh }: CutOut, features: Plane): Float32Array {
  const { width, height } = picture;
  const reach = faceHeight(mesh) * AROUND;
  const level = new Float32Array(width * height).fill(1);
  // Pixels far from the skin neither change nor count.
  const box = boxAbove(faceSkin, UNSEEN, Math.ceil(3 * reach));
  if (box.right === 0) return level;
  const face = pictureIn(picture, box);
  const values = shade(face, planeIn(faceSkin, box), planeIn(features, box).values, reach);
  putBack(picture, face, box);
  putPlane({ width, height, values: level }, { ...face, values }, box);
  return level;
}

function shade(picture: Picture, faceSkin: Plane, features: Float32Array, reach: number): Float32Array {
  const { width, height, planes } = picture;
  const area = width * height;
  const channel = (k: number) => planes.subarray(k * area, (k + 1) * area);
  const lightness = brightness(picture).values;
  const among = litSkin(lightness, faceSkin);
  const lit = [0, 1, 2].map((k) => quantile(channel(k), 0.5, among));
  const litLight = weigh(lit[0]!, lit[1]!, lit[2]!);
  const [skin, counted] = [new Float32Array(area), new Float32Array(area)];
  for (let i = 0; i < area; i++) {
    const share = Math.min(1, Math.max(0, faceSkin.values[i]!));
    skin[i] = share;
    // Frames of glasses and brows do not count as shadow.
    if (share > 0) counted[i] = share * (1 - features[i]!) * ramp(0.25, 0.45, lightness[i]! / litLight);
  }
  const weight = softBlur(counted, width, height, reach);
  const around = [0, 1, 2].map((k) => {
    const values = channel(k).slice();
    for (let i = 0; i < area; i++) values[i] = values[i]! * counted[i]!;
    return softBlur(values, width, height, reach, values);
  });
  const level = new Float32Array(area).fill(1);
  const [own, tone] = [new Float32Array(3), new Float32Array(3)];
  for (let i = 0; i < area; i++) {
    if (skin[i]! <= 0 || weight[i]! < 0.02) continue;
    for (let k = 0; k < 3; k++) own[k] = Math.max(0.02, around[k]![i]! / weight[i]!);
    const ownLight = weigh(own[0]!, own[1]!, own[2]!);
    const share = ownLight / litLight;
    const dark = ramp(SHADOW_BELOW + EDGE, SHADOW_BELOW - EDGE, share);
    const within = 1 + KEPT * (share < SHADOW_BELOW ? share / SHADOW_BELOW - 1 : Math.max(0, share - 1));
    for (let k = 0; k < 3; k++) {
      const flat = lit[k]! * EVENED + (own[k]! / share) * (1 - EVENED);
      tone[k] = flat * (1 - dark * (1 - SHADOW[k]!)) * within;
    }
    const feature = features[i]!;
    // Eyes and teeth get the brightness of the skin beside them, and keep their colour.
    const lighter = weigh(tone[0]!, tone[1]!, tone[2]!) / ownLight;
    for (let k = 0; k < 3; k++) {
      const at = k * area + i;
      const detail = planes[at]! / own[k]!;
      const skinDeep = tone[k]! * (detail > 1 ? 1 + SHINE * (detail - 1) : detail);
      const redrawn = skinDeep + (planes[at]! * lighter - skinDeep) * feature;
      // Brows and lines in the skin stay as dark as they are.
      const most = redrawn > planes[at]! ? ramp(0.35, 0.8, detail) : 1;
      planes[at] = Math.min(1, planes[at]! + (redrawn - planes[at]!) * most * skin[i]!);
    }
    level[i] = share;
  }
  return level;
}

function weigh(red: number, green: number, blue: number): number {
  return 0.299 * red + 0.587 * green + 0.114 * blue;
}
