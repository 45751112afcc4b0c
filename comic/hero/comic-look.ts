import type { HeadPoint } from '../hero.ts';
import { bleed } from './pixels/bleed.ts';
import type { CutOut } from './cut-out.ts';
import { guidedFilter } from './pixels/guided.ts';
import { linesOf } from './pixels/ink.ts';
import { SHADOW_BELOW, shadeSkin } from './skin-tones.ts';
import { faceHeight, LEFT_EYE, LIPS, MESH, pointOf, RIGHT_EYE } from './landmarks.ts';
import { boxAbove, planeIn, putPlane } from './pixels/crop.ts';
import { softBlur } from './pixels/blur.ts';
import { brightness, ramp } from './pixels/raster.ts';
import type { Picture, Plane } from './pixels/raster.ts';
import { fillPolygon, grow } from './pixels/shape.ts';

/** The ink of the whole book. It is never pure black. */
const INK = [0x1a / 255, 0x10 / 255, 0x26 / 255] as const;
/**
 * The factors of a halftone dot for the skin's red, green and blue. The result is a deeper skin tone:
 * greyish dots would look like stubble.
 */
const DOT = [0.91, 0.83, 0.8] as const;

const TONES = 8;
const COLOURFUL = 1.18;

/**
 * Redraws the relit head as a comic: flat tones, ink lines, halftone dots where the skin passes into shadow,
 * and colours that extend beyond the edge. Changes the picture in place.
 */
export function drawAsComic(cut: CutOut): void {
  const { picture, mesh, head, hair, seen } = cut;
  const { width, height, planes } = picture;
  const area = width * height;
  const unit = faceHeight(mesh) / 500;
  bleed(picture, firmInside(head, seen, 3 * unit));
  const before = planes.slice();
  const features = featureMask(mesh, width, height, unit);
  const lines = linesOf(brightness(picture), head, 3.6 * unit);
  for (let round = 0; round < 3; round++) flatten(picture, Math.round((round === 0 ? 4 : 6) * unit), 0.045);
  for (let i = 0; i < area; i++) {
    // Eyes and teeth keep the fine detail of the photo. All other edges are sharpened.
    const keep = features.values[i]! * 0.7;
    const share = Math.min(1, Math.max(0, hair.values[i]!));
    const line = lines.values[i]!;
    const clear = Math.sign(line) * Math.max(0, Math.abs(line) - 0.0045 * (1 - 0.8 * share));
    const cutEdge = Math.min(0.12, Math.max(-0.12, clear * 6));
    for (let k = 0; k < 3; k++) {
      const at = k * area + i;
      planes[at] = planes[at]! * (1 - keep) + before[at]! * keep + cutEdge;
    }
  }
  const level = shadeSkin(cut, features);
  toneDown(cut, features);
  const dots = halftone(cut, features, level, 9 * unit);
  for (let i = 0; i < area; i++) {
    const share = Math.min(1, Math.max(0, hair.values[i]!));
    const edge = 0.012 + 0.006 * share - 0.004 * features.values[i]!;
    const below = -lines.values[i]! - edge;
    const ink = below > 0 ? Math.tanh(below / (edge * 0.8)) * (0.9 - 0.35 * share) : 0;
    for (let k = 0; k < 3; k++) {
      const at = k * area + i;
      const shaded = planes[at]! * (1 - (1 - DOT[k]!) * dots[i]!);
      planes[at] = shaded * (1 - ink) + INK[k]! * ink;
    }
  }
}

/**
 * 1 well inside the head; 0 at its very edge, where the colours of the room mix in, and where the photo does
 * not show it.
 */
function firmInside({ width, height, values }: Plane, seen: Plane, depth: number): Float32Array {
  const firm = new Float32Array(values.length);
  for (let i = 0; i < firm.length; i++) firm[i] = Math.min(1, Math.max(0, values[i]!));
  softBlur(firm, width, height, depth, firm);
  for (let i = 0; i < firm.length; i++)
    firm[i] = ramp(0.75, 0.9, firm[i]!) * ramp(0.6, 0.9, values[i]!) * seen.values[i]!;
  return firm;
}

function flatten(picture: Picture, radius: number, edge: number): void {
  const area = picture.width * picture.height;
  const planes = [0, 1, 2].map((k) => picture.planes.subarray(k * area, (k + 1) * area));
  guidedFilter(brightness(picture), planes, radius, edge);
}

/** A mask of the eyes with their lids, and of the mouth. */
function featureMask(mesh: HeadPoint[], width: number, height: number, unit: number): Plane {
  const values = new Float32Array(width * height);
  for (const [indices, factor] of [
    [LEFT_EYE, 1.25],
    [RIGHT_EYE, 1.25],
    [LIPS, 1.05],
  ] as const) {
    const corners = indices.map((index) => pointOf(mesh, index));
    fillPolygon(grow(corners, factor), width, height, values);
  }
  const hard = { width, height, values };
  const box = boxAbove(hard, 0, Math.ceil(12 * unit) + 3);
  const soft = planeIn(hard, box);
  softBlur(soft.values, soft.width, soft.height, 4 * unit, soft.values);
  putPlane(hard, soft, box);
  return hard;
}

/**
 * Reduces the brightness of everything but skin to a few tones with soft transitions, and makes colours more
 * saturated.
 */
function toneDown({ picture, faceSkin, hair }: CutOut, features: Plane): void {
  const { planes } = picture;
  const area = picture.width * picture.height;
  const light = brightness(picture).values;
  for (let i = 0; i < area; i++) {
    const y = Math.max(0.004, light[i]!);
    const skin = Math.min(1, Math.max(0, faceSkin.values[i]!));
    const toned = 0.85 * (1 - features.values[i]!) * (1 - skin);
    const grey = toned > 0 ? y + (gathered(y) - y) * toned : y;
    // Black hair easily takes on the colour of the lamp, so its colour is reduced instead.
    const black = Math.min(1, Math.max(0, hair.values[i]!)) * ramp(0.4, 0.15, y);
    const fuller = 1 + (COLOURFUL - 1) * (1 - 0.3 * skin) * (1 - features.values[i]! * 0.6) - 0.55 * black;
    for (let k = 0; k < 3; k++) {
      const value = (planes[k * area + i]! / y) * grey;
      planes[k * area + i] = Math.min(1, Math.max(0, grey + (value - grey) * fuller));
    }
  }
}

/** The brightness moved toward the nearest tone. */
function gathered(y: number): number {
  const tone = (Math.floor(y * TONES) + 0.5) / TONES;
  return tone + Math.tanh((y - tone) * TONES * 5) / TONES / 2 / Math.tanh(2.5);
}

/**
 * Dots where the skin's light passes into shadow, larger toward the shadow: 0 to 1 per pixel. There are none
 * beside mouth and chin, where they would look like a beard. `level` comes from `shadeSkin`.
 */
function halftone(
  { faceSkin, mesh }: CutOut,
  features: Plane,
  level: Float32Array,
  pitch: number,
): Float32Array {
  const { width } = faceSkin;
  const [nose, lip] = [MESH.noseTip, MESH.mouth.innerTop].map((index) => pointOf(mesh, index).y) as [
    number,
    number,
  ];
  const dots = new Float32Array(level.length);
  for (let i = 0; i < Math.min(dots.length, Math.ceil(lip) * width); i++) {
    const skin = faceSkin.values[i]! * (1 - features.values[i]!);
    if (skin < 0.5) continue;
    const x = i % width;
    const y = Math.floor(i / width);
    const shade = ramp(0.93, SHADOW_BELOW - 0.02, level[i]!) * ramp(lip, nose, y);
    if (shade <= 0) continue;
    const u = ((x + y) * Math.SQRT1_2) / pitch;
    const v = ((x - y) * Math.SQRT1_2) / pitch;
    const distance = Math.hypot(u - Math.round(u), v - Math.round(v)) * pitch;
    const radius = pitch * 0.42 * Math.sqrt(shade);
    dots[i] =
      ramp(radius + 0.7, radius - 0.7, distance) *
      ramp(0.5, 0.9, skin) *
      ramp(SHADOW_BELOW - 0.05, SHADOW_BELOW + 0.01, level[i]!);
  }
  return dots;
}
