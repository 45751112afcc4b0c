import type { HeadPoint } from '../../hero.ts';
import { faceHeight } from '../landmarks.ts';
import { valueAt, type Plane } from '../pixels/raster.ts';

/** Along each brow, from the nose outward: a point of its upper and of its lower edge in the mesh. */
const PROFILES = [
  [66, 65],
  [105, 52],
  [63, 53],
  [296, 295],
  [334, 282],
  [293, 283],
] as const;

/** From above the brow's middle to below it, in face heights. Further down are lashes. */
const FROM = -0.055;
const TO = 0.03;
const STEPS = 34;
/** A profile under a fringe tells nothing of the brow. */
const MOST_HAIR = 0.35;

/**
 * How dark and thick the brows are: their darkness against the skin around, summed over their height, in face heights.
 * @returns undefined under a fringe.
 */
export function browDarkness(light: Plane, hair: Plane, mesh: readonly HeadPoint[]): number | undefined {
  const height = faceHeight([...mesh]);
  const found = PROFILES.flatMap(([upper, lower]) => {
    const x = (mesh[upper]!.x + mesh[lower]!.x) / 2;
    const y = (mesh[upper]!.y + mesh[lower]!.y) / 2;
    const at = (step: number): number => y + (FROM + ((TO - FROM) * (step + 0.5)) / STEPS) * height;
    const values = Array.from({ length: STEPS }, (_, step) => valueAt(light, x, at(step)));
    if (valueAt(hair, x, at(0)) > MOST_HAIR) return [];
    const skin = [...values].sort((a, b) => a - b)[Math.floor(STEPS * 0.85)]!;
    const dark = values.reduce((sum, value) => sum + Math.max(0, 1 - value / Math.max(0.02, skin) - 0.06), 0);
    return [(dark / STEPS) * (TO - FROM)];
  });
  if (found.length < 2) return undefined;
  found.sort((a, b) => a - b);
  return (found[(found.length - 1) >> 1]! + found[found.length >> 1]!) / 2;
}
