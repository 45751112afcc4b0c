import { type Art, drawingOf, type Drawn } from '../art.ts';
import type { Costume } from './costume.ts';
import type { Dyed } from './dyed.ts';
import { pyjamas } from './pyjamas.ts';

/** The costumes that a hero can wear in any story. A story brings its own in addition. */
export const sharedCostumes = { pyjamas } satisfies Record<string, Dyed>;
export type CostumeName = keyof typeof sharedCostumes | Drawn<'costumes'>;

/** @param dye the child's favourite colour, seen on every page; without it, the costume's usual colour. */
export function costumeOf(name: CostumeName, dye: string | undefined, art: Art): Costume {
  return drawingOf<Dyed>(name, art.costumes, sharedCostumes)(dye);
}
