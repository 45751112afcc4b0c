import type { Item } from '../book.ts';
import type { Point } from '../drawing/tree.ts';

/** How high the bed is that everything else is measured by. */
const BED = 0.3;

/**
 * The hero asleep under a quilt that ends at the chin, in a bed that stands there; from back to front.
 * @param size how high the bed is, as a share of the panel's height.
 * @param aspect width of the panel against its height.
 * @param bed left out on the floor and outside.
 */
export function asleepInBed(x: number, y: number, { size = BED, aspect = 1, bed = true } = {}): Item[] {
  const grown = size / BED;
  const at = (across: number, down: number): Point => [x + (across * grown) / aspect, y + down * grown];
  return [
    ...(bed ? [{ thing: 'bed' as const, at: at(0, 0), size }] : []),
    {
      who: 'hero',
      pose: 'asleep',
      face: 'calm',
      costume: 'pyjamas',
      at: at(-0.185, -0.05),
      size: 0.17 * grown,
      anchor: 'head',
    },
    { thing: 'quilt', at: at(0.04, 0), size: 0.262 * grown },
  ];
}
