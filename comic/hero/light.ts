import type { HeadPoint } from '../hero.ts';
import { OVAL, pointOf } from './landmarks.ts';
import type { CutOut } from './cut-out.ts';
import { brightness, quantile } from './raster.ts';
import type { Picture, Plane } from './raster.ts';
import { fillPolygon } from './shape.ts';

/** Face brightness (0 to 1) that nearly nothing in the face exceeds: below it, the photo is too dark. */
const TOO_DARK = 0.2;
/** Where the brightest spots of a face (eyes, teeth, shine) belong, whatever the skin's tone. */
const BRIGHTEST = 0.86;
const MOST_GAIN = 1.7;
const LEAST_GAIN = 0.86;
const MOST_HAIR_GAIN = 1.35;

/** The tint of skin under white light, as an angle between red-green and yellow-blue; degrees. */
const WARMEST_HUE = 28;
const COOLEST_HUE = 68;
const MOST_TINT = 0.07;

/** Whether the face is lit too little to draw from. */
export function tooDark(picture: Picture, mesh: HeadPoint[]): boolean {
  return brightestOfFace(brightness(picture), mesh) < TOO_DARK;
}

/**
 * Brings the face to an even exposure and takes a coloured lamp's tint out of it, both within limits.
 * The measure is the face's brightest spots, not its skin: dark skin stays as dark as it is.
 */
export function relight(cut: CutOut): void {
  const { picture, mesh, head, hair, faceSkin } = cut;
  const { planes } = picture;
  const area = picture.width * picture.height;
  const light = brightness(picture);
  const gain = Math.min(MOST_GAIN, Math.max(LEAST_GAIN, BRIGHTEST / brightestOfFace(light, mesh)));
  const tint = lampTint(picture, faceSkin);
  // Hair swallows light: a little more of it keeps locks from running together.
  const hairMedian = quantile(
    light.values.filter((_, i) => hair.values[i]! > 0.8),
    0.5,
  );
  const hairGain = Math.max(gain, Math.min(MOST_HAIR_GAIN, 0.24 / Math.max(0.05, hairMedian * gain)) * gain);
  for (let i = 0; i < area; i++) {
    if (head.values[i]! <= 0.02) continue;
    const share = Math.min(1, Math.max(0, hair.values[i]!));
    const g = gain + (hairGain - gain) * share;
    for (let k = 0; k < 3; k++) {
      const at = k * area + i;
      planes[at] = shoulder((planes[at]! - tint[k]! * light.values[i]! * (1 - 0.6 * share)) * g);
    }
  }
}

function brightestOfFace(light: Plane, mesh: HeadPoint[]): number {
  const inside = fillPolygon(
    OVAL.map((index) => pointOf(mesh, index)),
    light.width,
    light.height,
  );
  return Math.max(
    0.01,
    quantile(
      light.values.filter((_, i) => inside.values[i]),
      0.985,
    ),
  );
}

/** What a coloured lamp adds to red, green and blue at full brightness; zero for ordinary light. */
function lampTint(picture: Picture, faceSkin: Plane): [number, number, number] {
  const area = picture.width * picture.height;
  const sums = [0, 0, 0];
  let light = 0;
  for (let i = 0; i < area; i++) {
    if (faceSkin.values[i]! < 0.8) continue;
    for (let k = 0; k < 3; k++) sums[k] = sums[k]! + picture.planes[k * area + i]!;
    light +=
      0.299 * picture.planes[i]! + 0.587 * picture.planes[area + i]! + 0.114 * picture.planes[2 * area + i]!;
  }
  if (light === 0) return [0, 0, 0];
  const [red = 0, green = 0, blue = 0] = sums.map((sum) => sum / light);
  // Skin is redder than green and greener than blue; how much, the two differences say.
  const redness = red - green;
  const yellowness = (red + green) / 2 - blue;
  const strength = Math.max(0.18, Math.hypot(redness, yellowness));
  const hue = Math.atan2(yellowness, redness);
  const wanted = Math.min((COOLEST_HUE * Math.PI) / 180, Math.max((WARMEST_HUE * Math.PI) / 180, hue));
  const limit = (value: number) => Math.min(MOST_TINT, Math.max(-MOST_TINT, value));
  const redOff = limit(redness - strength * Math.cos(wanted));
  const yellowOff = limit(yellowness - strength * Math.sin(wanted));
  const tint: [number, number, number] = [
    redOff / 2 + yellowOff / 3,
    -redOff / 2 + yellowOff / 3,
    (-2 * yellowOff) / 3,
  ];
  const seen = 0.299 * tint[0] + 0.587 * tint[1] + 0.114 * tint[2];
  return [tint[0] - seen, tint[1] - seen, tint[2] - seen];
}

/** Lets highlights run out softly instead of being cut off at white. */
function shoulder(value: number): number {
  if (value <= 0) return 0;
  return value < 0.85 ? value : 0.85 + 0.15 * Math.tanh((value - 0.85) / 0.15);
}
