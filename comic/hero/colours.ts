import type { Colour } from '../hero.ts';
import type { CutOut } from './cut-out.ts';
import { faceHeight, MESH, pointOf } from './landmarks.ts';
import { brightness, quantile } from './pixels/raster.ts';
import type { Picture } from './pixels/raster.ts';

/** A head with fewer of its pixels under hair than this is drawn in the colour of its brows. */
const BALD = 0.01;

/**
 * The colour of the face's skin where light falls on it, as the body is drawn: the median of its brighter half without shine.
 * Shadow, eyes, lips and brows are darker.
 */
export function skinColour({ picture, faceSkin }: Pick<CutOut, 'picture' | 'faceSkin'>): Colour {
  const light = brightness(picture).values;
  const [least, most] = [0.55, 0.85].map((share) => quantile(light, share, faceSkin.values, 0.8));
  const lit = faceSkin.values.map((skin, i) =>
    skin > 0.8 && light[i]! >= least! - 1e-3 && light[i]! <= most! + 1e-3 ? 1 : 0,
  );
  return medianColour(picture, lit, 0);
}

/** The median colour of the hair; of the brows, where the hair is shaved or covered. */
export function hairColour({ picture, hair, mesh }: CutOut): Colour {
  const covered = hair.values.reduce((sum, value) => sum + (value > 0.8 ? 1 : 0), 0);
  if (covered > BALD * hair.values.length) return medianColour(picture, hair.values, 0.8);
  const { width, height } = picture;
  const reach = 0.04 * faceHeight(mesh);
  const light = brightness(picture).values;
  const brows = new Float32Array(light.length);
  for (const { inner, middle, outer } of [MESH.leftBrow, MESH.rightBrow]) {
    for (const index of [inner, middle, outer]) {
      const { x, y } = pointOf(mesh, index);
      for (let row = Math.max(0, Math.ceil(y - reach)); row < Math.min(height, y + reach); row++) {
        const wide = Math.sqrt(reach ** 2 - (row - y) ** 2);
        brows.fill(1, row * width + Math.round(x - wide), row * width + Math.round(x + wide));
      }
    }
  }
  const dark = quantile(light, 0.4, brows);
  return medianColour(
    picture,
    brows.map((brow, i) => (brow && light[i]! <= dark ? 1 : 0)),
    0,
  );
}

function medianColour({ width, height, planes }: Picture, among: Float32Array, least: number): Colour {
  const area = width * height;
  const hex = [0, 1, 2].map((k) => {
    const median = quantile(planes.subarray(k * area, (k + 1) * area), 0.5, among, least);
    return Math.round(median * 255)
      .toString(16)
      .padStart(2, '0');
  });
  return `#${hex.join('')}`;
}
