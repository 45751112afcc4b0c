import type { Dyed } from './dyed.ts';
import { knightErrant } from './knight-errant.ts';
import { pyjamas } from './pyjamas.ts';
import { royalExplorer } from './royal-explorer.ts';
import { spaceSuit } from './space-suit.ts';
import { starHero } from './star-hero.ts';
import { templeSilks } from './temple-silks.ts';
import { kiteJacket } from './kite-jacket.ts';
import { copperSuit } from './copper-suit.ts';
import { cloudDrummer } from './cloud-drummer.ts';

/** Everything a hero can wear; each has something of the child's favourite colour, seen on every page. */
export const costumes = {
  knightErrant,
  pyjamas,
  royalExplorer,
  spaceSuit,
  starHero,
  templeSilks,
  kiteJacket,
  copperSuit,
  cloudDrummer,
} satisfies Record<string, Dyed>;
export type CostumeName = keyof typeof costumes;
