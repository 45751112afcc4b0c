import type { Costume } from './costume.ts';
import { pyjamas } from './pyjamas.ts';
import { spaceSuit } from './space-suit.ts';

export const costumes = { spaceSuit, pyjamas } satisfies Record<string, Costume>;
export type CostumeName = keyof typeof costumes;
