import type { Model } from './models.ts';
import { look } from './pixels/raster.ts';
import type { Frame, Photo, Plane } from './pixels/raster.ts';

/** Side of the square picture that the model of a person's parts looks at. */
export const PARTS_SIDE = 256;

/** How much each pixel belongs to each part of a person, 0 to 1; the six add up to 1. */
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

/** Tells the parts of a person apart in a window of `PARTS_SIDE` × `PARTS_SIDE` pixels. */
export async function tellParts(photo: Photo, frame: Frame, model: Model): Promise<Parts> {
  const picture = look(photo, frame);
  picture.planes.forEach((value, i) => (picture.planes[i] = value * 2 - 1));
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
