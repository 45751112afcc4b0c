import { boxBlur, brightness, quantile, softBlur } from './raster.ts';
import type { Picture } from './raster.ts';

/** One size of grain. */
export interface Grain {
  /** The blur that takes it away, in pixels. */
  sigma: number;
  /** How strong detail of that size is where there is no grain, as a share of the brightness. */
  clean: number;
}

/** Detail stays in full when its energy is many times this often the grain's. */
const STRONGER = 1.9;

/**
 * Takes grain out of a picture, in place; one without grain is left as it is. Grain is measured where `flat` is nearly 1,
 * a place without much detail of its own. Then detail of each size, the finest first, stays by as much as it is stronger
 * around a pixel than the grain.
 * @returns the strength of the grain of each size, as a share of the brightness; 0 where there was none.
 */
export function smoothGrain(picture: Picture, flat: Float32Array, sizes: readonly Grain[]): number[] {
  const { width, height, planes } = picture;
  const area = width * height;
  const light = brightness(picture).values;
  const white = Math.max(0.01, quantile(light, 0.98, flat, 0.8));
  let soft = light;
  const found = sizes.map(({ sigma, clean }) => {
    const softer = softBlur(soft, width, height, sigma);
    const detail = soft.map((value, i) => value - softer[i]!);
    soft = softer;
    const strength = 1.48 * quantile(detail.map(Math.abs), 0.5, flat, 0.8);
    return { sigma, detail, energy: Math.max(0, strength ** 2 - (clean * white) ** 2) };
  });
  const strengths = found.map(({ energy }) => Math.sqrt(energy) / white);
  if (strengths.every((strength) => strength === 0)) return strengths;
  const details = found.map(({ sigma, detail, energy }) => {
    const around = boxBlur(
      detail.map((value) => value * value),
      width,
      height,
      Math.round(1.5 * sigma),
    );
    const kept = around.map((value) => Math.max(0, 1 - (STRONGER * energy) / Math.max(1e-9, value)));
    return { sigma, detail, kept };
  });
  for (let k = 0; k < 3; k++) {
    const plane = planes.subarray(k * area, (k + 1) * area);
    const sum = new Float32Array(area);
    let fine: Float32Array = plane.slice();
    for (const { sigma, detail, kept } of details) {
      const softer = softBlur(fine, width, height, sigma);
      for (let i = 0; i < area; i++) {
        // Grain is more colourful than what it hides.
        const colourful = fine[i]! - softer[i]! - detail[i]!;
        sum[i] = sum[i]! + detail[i]! * kept[i]! + colourful * kept[i]! ** 4;
      }
      fine = softer;
    }
    for (let i = 0; i < area; i++) plane[i] = fine[i]! + sum[i]!;
  }
  return strengths;
}
