import type { Colour } from '../hero.ts';
import type { CutOut } from './cut-out.ts';
import { faceHeight, MESH, middle, pointOf } from './landmarks.ts';
import { brightness, quantile } from './pixels/raster.ts';
import type { Picture, Plane } from './pixels/raster.ts';

/**
 * A head whose hair covers a smaller share of its pixels counts as bald: its hair gets the colour of its
 * brows.
 */
const BALD = 0.01;

/**
 * The colour of the face's skin in the light, in which the body is drawn: the median of its brighter half
 * without shine. Shadow, eyes, lips and brows are darker.
 */
export function skinColour({ picture, faceSkin }: Pick<CutOut, 'picture' | 'faceSkin'>): Colour {
  return medianColour(picture, litSkin(brightness(picture).values, faceSkin), 0);
}

/** 1 on the brighter half of the skin without its shine, 0 elsewhere. */
export function litSkin(light: Float32Array, faceSkin: Plane): Float32Array {
  const [least, most] = [0.55, 0.75].map((share) => quantile(light, share, faceSkin.values, 0.8));
  const lit = new Float32Array(light.length);
  for (let i = 0; i < lit.length; i++) {
    const within = light[i]! >= least! - 1e-3 && light[i]! <= most! + 1e-3;
    if (faceSkin.values[i]! > 0.8 && within) lit[i] = 1;
  }
  return lit;
}

export function isBald({ values }: Plane): boolean {
  const hairy = values.reduce((sum, value) => sum + (value > 0.8 ? 1 : 0), 0);
  return hairy <= BALD * values.length;
}

/** The median colour of the hair; or of the brows, when the hair is shaved or `covered` by cloth. */
export function hairColour({ picture, hair, faceSkin, mesh }: CutOut, covered: boolean): Colour {
  if (!covered && !isBald(hair)) return medianColour(picture, hair.values, 0.8);
  const { width, height } = picture;
  const reach = 0.04 * faceHeight(mesh);
  const light = brightness(picture).values;
  const brows = new Float32Array(light.length);
  for (const brow of [MESH.leftBrow, MESH.rightBrow]) {
    for (const index of [brow.inner, brow.middle, brow.outer]) {
      const { x, y } = pointOf(mesh, index);
      for (let row = Math.max(0, Math.ceil(y - reach)); row < Math.min(height, y + reach); row++) {
        const wide = Math.sqrt(reach ** 2 - (row - y) ** 2);
        brows.fill(1, row * width + Math.round(x - wide), row * width + Math.round(x + wide));
      }
    }
  }
  // Cloth may come down to the ends of the brows.
  if (covered) brows.forEach((_, i) => hair.values[i]! + faceSkin.values[i]! < 0.6 && (brows[i] = 0));
  const dark = quantile(light, 0.2, brows);
  return medianColour(
    picture,
    brows.map((brow, i) => (brow && light[i]! <= dark ? 1 : 0)),
    0,
  );
}

/** The middle colour of the hair's darker quarter, and of its lighter quarter. */
export function hairTones({
  picture,
  hair,
}: Pick<CutOut, 'picture' | 'hair'>): Record<'dark' | 'light', Colour> {
  const light = brightness(picture).values;
  const [dark, bright] = [0.25, 0.75].map((share) => quantile(light, share, hair.values, 0.8));
  const among = (belongs: (value: number) => boolean) =>
    medianColour(
      picture,
      hair.values.map((share, i) => (belongs(light[i]!) ? share : 0)),
      0.8,
    );
  return { dark: among((value) => value <= dark!), light: among((value) => value >= bright!) };
}

/**
 * The colour, in the light, of the cloth that covers the head: the median of its brighter half, above the
 * brow.
 */
export function clothColour({ picture, head, hair, faceSkin, mesh }: CutOut): Colour {
  const end = Math.round(middle(mesh, [MESH.leftBrow.middle, MESH.rightBrow.middle]).y) * picture.width;
  const light = brightness(picture).values;
  const cloth = head.values.map((inHead, i) =>
    i < end ? inHead - hair.values[i]! - faceSkin.values[i]! : 0,
  );
  const half = quantile(light, 0.5, cloth, 0.8);
  return medianColour(
    picture,
    cloth.map((share, i) => (light[i]! >= half ? share : 0)),
    0.8,
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
