import type { HeadPoint } from '../hero.ts';
import { faceOval, LEFT_EYE, pointOf, RIGHT_EYE } from './landmarks.ts';
import type { CutOut } from './cut-out.ts';
import { brightness, quantile, ramp } from './pixels/raster.ts';
import type { Picture, Plane } from './pixels/raster.ts';
import { fillPolygon } from './pixels/shape.ts';

/** A face whose brightest spots are darker than this (0 to 1) is too dark. */
const TOO_DARK = 0.2;
/**
 * The target brightness for the white of a dim photo. Light faces that shine more than this are darkened, by
 * `LEAST_GAIN` at most.
 */
const BRIGHTEST = 0.86;
const MOST_GAIN = BRIGHTEST / TOO_DARK;
const LEAST_GAIN = 0.86;
/**
 * The brightness of a photo's white above which its light is not dim at all, and below which it surely is.
 * Above the second value, the photo may simply show nothing white and a child with deep skin, who must not
 * be made lighter.
 */
const DIM = [0.6, 0.4] as const;
/**
 * From the first to the second brightness, lit skin counts as light skin, which its own shine overexposes.
 * Deeper skin is not darkened because it shines.
 */
const LIGHT_SKIN = [0.45, 0.65] as const;
const MOST_HAIR_GAIN = 1.35;

/** The tint of skin under white light, as an angle between red-green and yellow-blue; degrees. */
const WARMEST_HUE = 28;
const COOLEST_HUE = 68;
const MOST_SKIN_TINT = 0.2;
/**
 * The cast of the white of an eye in white light. It is never quite neutral, because skin reflects onto it.
 */
const WHITE: Cast = { redness: 0.08, yellowness: 0.08 };
const TRUST_IN_EYES = 0.7;
const MOST_TINT = 0.2;
/** Skin never reflects blue into an eye, so any blue there comes from the lamp. */
const MOST_BLUE = 0.45;

/** Whether the face is too dark to draw from. */
export function tooDark(picture: Picture, mesh: HeadPoint[]): boolean {
  return brightestOfFace(brightness(picture), mesh) < TOO_DARK;
}

/**
 * Corrects the exposure of a dim photo and removes the tint of a coloured lamp from the face, both within
 * limits. Skin is compared with the brightest white in the photo, not with other skin, so that a deep skin
 * tone stays deep.
 * @param sceneWhite the brightness of the brightest white in the whole photo, 0 to 1
 */
export function relight(cut: CutOut, sceneWhite: number): void {
  const { picture, mesh, head, hair, faceSkin } = cut;
  const { planes } = picture;
  const area = picture.width * picture.height;
  unpaint(cut);
  const light = brightness(picture);
  const gain = exposure(light, cut, sceneWhite);
  const tint = lampTint(picture, mesh, faceSkin);
  // Hair absorbs light. A little more light keeps its locks apart.
  const hairMedian = quantile(light.values, 0.5, hair.values, 0.8);
  const hairGain = Math.max(gain, Math.min(MOST_HAIR_GAIN, 0.24 / Math.max(0.05, hairMedian * gain)) * gain);
  for (let i = 0; i < area; i++) {
    if (head.values[i]! <= 0.02) continue;
    const share = Math.min(1, Math.max(0, hair.values[i]!));
    const g = gain + (hairGain - gain) * share;
    // Overexposed pixels have already lost the lamp's colour, and black hair shows little of it.
    const tinted = light.values[i]! * ramp(1.1, 0.8, light.values[i]!) * (1 - 0.6 * share);
    for (let k = 0; k < 3; k++) {
      const at = k * area + i;
      planes[at] = shoulder((planes[at]! - tint[k]! * tinted) * g);
    }
  }
}

/** The factor for the photo's brightness. */
function exposure(light: Plane, { picture, mesh, faceSkin }: CutOut, sceneWhite: number): number {
  const shine = brightestOfFace(light, mesh);
  const eyes = quantile(light.values, 0.5, whitesOf(picture, mesh));
  const white = Math.max(sceneWhite, shine, eyes);
  if (white < BRIGHTEST) return Math.min(MOST_GAIN, (BRIGHTEST / white) ** ramp(...DIM, white));
  const skin = quantile(light.values, 0.65, faceSkin.values, 0.8);
  const turnedDown = Math.min(1, Math.max(LEAST_GAIN, BRIGHTEST / shine));
  return turnedDown ** ramp(...LIGHT_SKIN, skin);
}

/**
 * The redness at which skin begins to be corrected for a red lamp, and the redness from which all excess
 * counts as the lamp's.
 */
const TOO_RED = [0.7, 0.95] as const;
const REDDEST_SKIN: Cast = { redness: 0.4, yellowness: 0.45 };
/**
 * In white light, no skin is bluer than yellow, or greener than red. The correction begins at the first
 * value and is complete at the second.
 */
const TOO_BLUE = [-0.1, -0.45] as const;
const TOO_GREEN = [-0.05, -0.3] as const;
/** A photo without colours is tinted like skin, but less, so that eyes and teeth stay light. */
const TOO_GREY = [0.06, 0.02] as const;
const TINTED = 0.75;
const USUAL_SKIN: Cast = { redness: 0.28, yellowness: 0.32 };

/**
 * Divides out light in which the skin has an impossible colour. `lampTint` removes the small tint that
 * remains.
 */
function unpaint({ picture, head, faceSkin }: CutOut): void {
  const { planes } = picture;
  const area = picture.width * picture.height;
  const skin = skinCast(picture, faceSkin);
  const red = ramp(...TOO_RED, skin.redness);
  const cold = Math.max(ramp(...TOO_BLUE, skin.yellowness), ramp(...TOO_GREEN, skin.redness));
  const grey = TINTED * ramp(...TOO_GREY, Math.hypot(skin.redness, skin.yellowness));
  const amount = Math.max(red, cold, grey);
  if (amount === 0) return;
  const wanted = colourOf(red > 0 ? REDDEST_SKIN : USUAL_SKIN);
  const gains = colourOf(skin).map((seen, k) => (wanted[k]! / Math.max(0.05, seen)) ** amount);
  for (let i = 0; i < area; i++) {
    if (head.values[i]! <= 0.02) continue;
    const most = planes[i]! * gains[0]!;
    planes[i] = most;
    // Where the lamp clipped a colour, no channel may exceed red.
    for (const k of [1, 2]) planes[k * area + i] = Math.min(most, planes[k * area + i]! * gains[k]!);
  }
}

/** Red, green and blue of a cast at brightness 1. */
function colourOf({ redness, yellowness }: Cast): [number, number, number] {
  const red = 1 + 0.644 * redness + 0.114 * yellowness;
  return [red, red - redness, red - redness / 2 - yellowness];
}

function brightestOfFace(light: Plane, mesh: HeadPoint[]): number {
  const face = faceOval(mesh, light.width, light.height);
  return Math.max(0.01, quantile(light.values, 0.985, face.values));
}

/** How reddish and how yellowish a colour is, as shares of its brightness. */
interface Cast {
  redness: number;
  yellowness: number;
}

/**
 * What a coloured lamp adds to red, green and blue at full brightness; zero for ordinary light. The whites
 * of the eyes count most. After that, skin of an impossible colour is moved to the nearest possible one.
 */
function lampTint(picture: Picture, mesh: HeadPoint[], faceSkin: Plane): [number, number, number] {
  const eyes = castOf(picture, whitesOf(picture, mesh), 1);
  const skin = skinCast(picture, faceSkin);
  // Narrowed eyes show no white. The pixels there are as colourful as the skin and tell nothing about the
  // lamp.
  const whiter = (skin.redness - eyes.redness + skin.yellowness - eyes.yellowness) / Math.SQRT2;
  const trust = TRUST_IN_EYES * ramp(0.07, 0.13, whiter);
  let red = limit((eyes.redness - WHITE.redness) * trust, MOST_TINT);
  let yellow = Math.max(-MOST_BLUE, Math.min(MOST_TINT, (eyes.yellowness - WHITE.yellowness) * trust));
  const redness = skin.redness - red;
  const yellowness = skin.yellowness - yellow;
  const strength = Math.max(0.18, Math.hypot(redness, yellowness));
  const hue = Math.atan2(yellowness, redness);
  const wanted = Math.min((COOLEST_HUE * Math.PI) / 180, Math.max((WARMEST_HUE * Math.PI) / 180, hue));
  red += limit(redness - strength * Math.cos(wanted), MOST_SKIN_TINT);
  yellow += limit(yellowness - strength * Math.sin(wanted), MOST_SKIN_TINT);
  const tint = [red / 2 + yellow / 3, -red / 2 + yellow / 3, (-2 * yellow) / 3] as const;
  const seen = 0.299 * tint[0] + 0.587 * tint[1] + 0.114 * tint[2];
  return [tint[0] - seen, tint[1] - seen, tint[2] - seen];
}

function limit(value: number, most: number): number {
  return Math.min(most, Math.max(-most, value));
}

/** 1 on the brightest tenth of the eyes. */
function whitesOf(picture: Picture, mesh: HeadPoint[]): Float32Array {
  const { width, height } = picture;
  const light = brightness(picture).values;
  const eyes = [LEFT_EYE, RIGHT_EYE].map(
    (indices) =>
      fillPolygon(
        indices.map((index) => pointOf(mesh, index)),
        width,
        height,
      ).values,
  );
  const whites = new Float32Array(light.length);
  for (const eye of eyes) {
    const bright = quantile(light, 0.9, eye);
    eye.forEach((inside, i) => {
      if (inside && light[i]! >= bright) whites[i] = 1;
    });
  }
  return whites;
}

const skinCast = (picture: Picture, { values }: Plane): Cast => castOf(picture, values, 0.8);

/** The mean cast where `where` is at least `least`. */
function castOf({ planes }: Picture, where: Float32Array, least: number): Cast {
  const area = where.length;
  let [red, green, blue] = [0, 0, 0];
  for (let i = 0; i < area; i++) {
    if (!(where[i]! >= least)) continue;
    red += planes[i]!;
    green += planes[area + i]!;
    blue += planes[2 * area + i]!;
  }
  const light = 0.299 * red + 0.587 * green + 0.114 * blue || 1;
  return { redness: (red - green) / light, yellowness: ((red + green) / 2 - blue) / light };
}

/** Compresses highlights smoothly instead of clipping them at white. */
function shoulder(value: number): number {
  if (value <= 0) return 0;
  return value < 0.85 ? value : 0.85 + 0.15 * Math.tanh((value - 0.85) / 0.15);
}
