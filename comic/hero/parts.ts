import type { HeadPoint } from '../hero.ts';
import { faceOval } from './landmarks.ts';
import type { Model } from './models.ts';
import { smoothGrain } from './pixels/grain.ts';
import type { Grain } from './pixels/grain.ts';
import { brightness, look, quantile } from './pixels/raster.ts';
import type { Frame, Photo, Plane } from './pixels/raster.ts';

/** Side of the square input picture of the parts model. */
export const PARTS_SIDE = 256;

/** How much each pixel belongs to each part of a person, 0 to 1. The six values of a pixel add up to 1. */
export interface Parts {
  background: Plane;
  hair: Plane;
  bodySkin: Plane;
  faceSkin: Plane;
  clothes: Plane;
  /** Glasses, clips, hats, toys. */
  things: Plane;
}

const ORDER = ['background', 'hair', 'bodySkin', 'faceSkin', 'clothes', 'things'] as const;

/** A face whose brightest spots are darker than this is brightened for the model only. */
const DIM = 0.5;
/** The grain in a whole face, with eyes and mouth, at the model's resolution. */
const GRAIN: readonly Grain[] = [{ sigma: 1.2, clean: 0.045 }];

/**
 * Finds the parts of a person in a window of `PARTS_SIDE` × `PARTS_SIDE` pixels that contains the face's
 * mesh.
 */
export async function tellParts(photo: Photo, frame: Frame, mesh: HeadPoint[], model: Model): Promise<Parts> {
  const picture = look(photo, frame);
  const face = faceOval(mesh, PARTS_SIDE, PARTS_SIDE).values;
  smoothGrain(picture, face, GRAIN);
  const shine = quantile(brightness(picture).values, 0.985, face);
  const gain = shine < DIM ? 0.8 / Math.max(0.02, shine) : 1;
  picture.planes.forEach((value, i) => (picture.planes[i] = Math.min(1, value * gain) * 2 - 1));
  const { parts: scores = new Float32Array() } = await model(picture);
  const area = PARTS_SIDE * PARTS_SIDE;
  const planes = ORDER.map((_, k) => scores.slice(k * area, (k + 1) * area));
  for (let i = 0; i < area; i++) {
    let greatest = -Infinity;
    for (const plane of planes) greatest = Math.max(greatest, plane[i]!);
    let sum = 0;
    for (const plane of planes) sum += plane[i] = Math.exp(plane[i]! - greatest);
    for (const plane of planes) plane[i] = plane[i]! / sum;
  }
  const size = { width: PARTS_SIDE, height: PARTS_SIDE };
  return Object.fromEntries(
    ORDER.map((part, k) => [part, { ...size, values: planes[k] }]),
  ) as unknown as Parts;
}
