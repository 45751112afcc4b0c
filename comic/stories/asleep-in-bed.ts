import type { Item } from '../book.ts';

/** The hero asleep in a bed that stands there, under a quilt that ends at the chin; from back to front. */
export const asleepInBed = (x: number, y: number): Item[] => [
  { thing: 'bed', at: [x, y], size: 0.3 },
  {
    who: 'hero',
    pose: 'asleep',
    face: 'calm',
    costume: 'pyjamas',
    at: [x - 0.185, y - 0.05],
    size: 0.17,
    anchor: 'head',
  },
  { thing: 'quilt', at: [x + 0.04, y], size: 0.262 },
];
