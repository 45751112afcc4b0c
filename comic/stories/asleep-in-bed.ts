import type { Item } from '../book.ts';
import type { Point } from '../drawing/tree.ts';

/** The height of the bed to which all other measures refer. */
const BED = 0.3;

/**
 * The hero asleep in a standing bed, under a quilt that ends at the chin; from back to front.
 * @param size height of the bed, as a share of the panel's height.
 * @param aspect width of the panel divided by its height.
 * @param bed whether to draw the bed; without it the hero sleeps on the floor or outside.
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
