import type { TracedHair } from '../../hero.ts';
import type { FaceShape } from '../../likeness-features.ts';
import type { Plane } from '../pixels/raster.ts';
import { hangingBehind } from './hanging-hair.ts';
import { hairEdge } from './hair-edge.ts';
import type { HairFlow } from './hair-flow.ts';
import { curlsOf, shineOf, strandsOf } from './strands.ts';

/** All paths together, in characters: a hero is 8 kB at most. */
const MOST = 6500;
/** What the drawn edge may miss of the hair's own, in head units: more where the hair has many locks. */
const TOLERANCES = [1.5, 2.4, 3.6, 5.5];
/** Where hair falls from. */
const WHORL = [0, -392] as const;

/** Hair as it is drawn, from where it is and how it runs. Undefined where there is none. */
export function tracedHair(
  grid: Plane,
  flow: HairFlow,
  shape: FaceShape,
  curly: boolean,
): TracedHair | undefined {
  const behind = hangingBehind(grid).map(whole);
  const strands = (curly ? curlsOf(grid) : strandsOf(grid, flow, WHORL)).map(whole);
  const rest = [...behind, ...strands].join('').length;
  let over: string[] = [];
  for (const tolerance of TOLERANCES) {
    over = hairEdge(grid, shape, { curly, tolerance }).map(whole);
    if (over.join('').length + rest <= MOST) break;
  }
  return over.length ? { over, behind, strands, shine: whole(shineOf(grid)), curly } : undefined;
}

/** The same path in whole head units, a quarter of a millimetre in the largest face of a book. */
function whole(d: string): string {
  return d.replaceAll(/-?\d+\.\d+/g, (number) => String(Math.round(Number(number))));
}
