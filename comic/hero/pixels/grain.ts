import { boxAbove, pictureIn, planeIn } from './crop.ts';
import { boxBlur, softBlur } from './blur.ts';
import { brightness, quantile } from './raster.ts';
import type { Picture } from './raster.ts';

/** One size of grain. */
export interface Grain {
  /** The blur that removes it, in pixels. */
  sigma: number;
  /** The strength of detail of that size in a clean picture, as a share of the brightness. */
  clean: number;
}

/** Detail counts as such when its energy is more than this multiple of the grain's. */
const STRONGER = 1.9;

/**
 * Removes grain from a picture, in place. A picture without grain is left as it is. The strength of the
 * grain is measured where `flat` is nearly 1, which should be a place with little detail of its own. Then
 * the detail of each size, the finest first, is kept in proportion to how much it exceeds the grain around
 * each pixel.
 * @returns the strength of the grain of each size, as a share of the brightness; 0 where there was none.
 */
export function smoothGrain(picture: Picture, flat: Float32Array, sizes: readonly Grain[]): number[] {
  const { width, height, planes } = picture;
  const area = width * height;
  const { white, energies } = measure(picture, flat, sizes);
  const strengths = energies.map((energy) => Math.sqrt(energy) / white);
  if (strengths.every((strength) => strength === 0)) return strengths;
  const light = brightness(picture).values;
  const details = detailsOf(light, width, height, sizes).map((detail, i) => {
    const kept = detail.map((value) => value * value);
    boxBlur(kept, width, height, Math.round(1.5 * sizes[i]!.sigma), kept);
    const least = STRONGER * energies[i]!;
    for (let at = 0; at < area; at++) kept[at] = Math.max(0, 1 - least / Math.max(1e-9, kept[at]!));
    return { sigma: sizes[i]!.sigma, detail, kept };
  });
  for (let k = 0; k < 3; k++) {
    const plane = planes.subarray(k * area, (k + 1) * area);
    const sum = new Float32Array(area);
    let fine: Float32Array = plane.slice();
    for (const { sigma, detail, kept } of details) {
      const softer = softBlur(fine, width, height, sigma);
      for (let i = 0; i < area; i++) {
        // Grain is more colourful than the detail that it hides.
        const colourful = fine[i]! - softer[i]! - detail[i]!;
        const share = kept[i]!;
        sum[i] = sum[i]! + (detail[i]! + colourful * share * share * share) * share;
      }
      fine = softer;
    }
    for (let i = 0; i < area; i++) plane[i] = fine[i]! + sum[i]!;
  }
  return strengths;
}

/** The brightness of the flat place, and the energy of each size's detail beyond that of a clean picture. */
function measure(picture: Picture, flat: Float32Array, sizes: readonly Grain[]) {
  const { width, height } = picture;
  const where = { width, height, values: flat };
  const reach = Math.ceil(3 * sizes.reduce((sum, { sigma }) => sum + sigma, 0));
  const box = boxAbove(where, 0.8, reach);
  const among = planeIn(where, box).values;
  const light = brightness(pictureIn(picture, box));
  const white = Math.max(0.01, quantile(light.values, 0.98, among, 0.8));
  const details = detailsOf(light.values, light.width, light.height, sizes);
  const energies = details.map((detail, i) => {
    for (let at = 0; at < detail.length; at++) detail[at] = Math.abs(detail[at]!);
    const strength = 1.48 * quantile(detail, 0.5, among, 0.8);
    return Math.max(0, strength ** 2 - (sizes[i]!.clean * white) ** 2);
  });
  return { white, energies };
}

/** The detail that each size's blur removes, the finest first. */
function detailsOf(
  light: Float32Array,
  width: number,
  height: number,
  sizes: readonly Grain[],
): Float32Array[] {
  let soft = light;
  return sizes.map(({ sigma }) => {
    const softer = softBlur(soft, width, height, sigma);
    const detail = new Float32Array(light.length);
    for (let at = 0; at < detail.length; at++) detail[at] = soft[at]! - softer[at]!;
    soft = softer;
    return detail;
  });
}
