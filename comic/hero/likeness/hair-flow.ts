import type { CutOut } from '../cut-out.ts';
import { softBlur } from '../pixels/blur.ts';
import { brightness, valueAt, type Plane } from '../pixels/raster.ts';
import { CELL, GRID, xOf, yOf } from './hair-grid.ts';
import type { HeadMap } from './head-map.ts';

/** Which way hair runs at each cell, and how much its neighbours agree, 0 to 1. */
export interface HairFlow {
  /** Twice the angle of the run, as a direction: its lines have no front and back. */
  cos: Float32Array;
  sin: Float32Array;
  agreement: Float32Array;
}

const SMOOTH = 7;

/** Reads the run of the hair from the picture's structure tensor. */
export function hairFlow(cut: CutOut, map: HeadMap, grid: Plane): HairFlow {
  const light = lightOf(cut, map);
  const { width, height } = GRID;
  const [xx, yy, xy] = [0, 1, 2].map(() => new Float32Array(width * height)) as [
    Float32Array,
    Float32Array,
    Float32Array,
  ];
  for (let row = 1; row < height - 1; row++)
    for (let column = 1; column < width - 1; column++) {
      const at = row * width + column;
      if (!grid.values[at]) continue;
      const gx = light[at + 1]! - light[at - 1]!;
      const gy = light[at + width]! - light[at - width]!;
      xx[at] = gx * gx;
      yy[at] = gy * gy;
      xy[at] = gx * gy;
    }
  const [sxx, syy, sxy] = [xx, yy, xy].map((plane) => softBlur(plane, width, height, SMOOTH / CELL));
  const flow = {
    cos: new Float32Array(width * height),
    sin: new Float32Array(width * height),
    agreement: new Float32Array(width * height),
  };
  for (let at = 0; at < width * height; at++) {
    const [across, twice] = [sxx![at]! - syy![at]!, 2 * sxy![at]!];
    const length = Math.hypot(across, twice);
    if (length === 0) continue;
    // Hair runs along what changes least.
    flow.cos[at] = -across / length;
    flow.sin[at] = -twice / length;
    flow.agreement[at] = length / (sxx![at]! + syy![at]! + 1e-7);
  }
  return flow;
}

/** Curls agree less with their neighbours than this. */
const CURLY = 0.36;

/** How much the hair's neighbours agree on the whole, away from its edge. */
function meanAgreement({ agreement }: HairFlow, grid: Plane): number {
  const inside = softBlur(grid.values, GRID.width, GRID.height, 8 / CELL);
  let [sum, count] = [0, 0];
  inside.forEach((value, at) => {
    if (value < 0.97) return;
    sum += agreement[at]!;
    count++;
  });
  return count ? sum / count : 1;
}

export const isCurly = (flow: HairFlow, grid: Plane): boolean => meanAgreement(flow, grid) < CURLY;

/** The picture's brightness on the drawn head. */
function lightOf({ picture }: CutOut, map: HeadMap): Float32Array {
  const light = brightness(picture);
  const values = new Float32Array(GRID.width * GRID.height);
  for (let row = 0; row < GRID.height; row++)
    for (let column = 0; column < GRID.width; column++) {
      const { x, y } = map({ x: xOf(column), y: yOf(row) });
      values[row * GRID.width + column] = valueAt(light, x, y);
    }
  return values;
}
