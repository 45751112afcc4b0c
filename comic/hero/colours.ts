import type { Colour } from '../hero.ts';
import type { CutOut } from './cut-out.ts';
import { faceHeight, MESH, pointOf } from './landmarks.ts';
import { brightness, quantile } from './raster.ts';
import type { Picture } from './raster.ts';

/** A head with fewer of its pixels under hair than this is drawn in the colour of its brows. */
const BALD = 0.01;

/** The median colour of the face's skin; eyes, lips and brows are left to the minority. */
export function skinColour({ picture, faceSkin }: CutOut): Colour {
  return medianColour(
    picture,
    faceSkin.values.map((value) => (value > 0.8 ? 1 : 0)),
  );
}

/** The median colour of the hair; of the brows, where the hair is shaved or covered. */
export function hairColour({ picture, hair, mesh }: CutOut): Colour {
  const covered = hair.values.map((value) => (value > 0.8 ? 1 : 0));
  if (covered.reduce((sum, value) => sum + value, 0) > BALD * covered.length)
    return medianColour(picture, covered);
  const reach = 0.04 * faceHeight(mesh);
  const light = brightness(picture).values;
  const brows = new Float32Array(light.length);
  for (const { inner, middle, outer } of [MESH.leftBrow, MESH.rightBrow]) {
    for (const index of [inner, middle, outer]) {
      const { x, y } = pointOf(mesh, index);
      for (let at = 0; at < brows.length; at++) {
        if (Math.hypot((at % picture.width) - x, Math.floor(at / picture.width) - y) < reach) brows[at] = 1;
      }
    }
  }
  const dark = quantile(
    light.filter((_, i) => brows[i]),
    0.4,
  );
  return medianColour(
    picture,
    brows.map((brow, i) => (brow && light[i]! <= dark ? 1 : 0)),
  );
}

function medianColour({ width, height, planes }: Picture, where: Float32Array): Colour {
  const area = width * height;
  const hex = [0, 1, 2].map((k) => {
    const plane = planes.subarray(k * area, (k + 1) * area);
    const median = quantile(
      plane.filter((_, i) => where[i]),
      0.5,
    );
    return Math.round(median * 255)
      .toString(16)
      .padStart(2, '0');
  });
  return `#${hex.join('')}`;
}
