import { expect, it } from 'vitest';
import { apply, type Point } from '../../drawing/tree.ts';
import { art } from '../../stories/spider/art.ts';
import { drawHeld } from './index.ts';

const inHand = (thing: 'laddoo' | 'spool', heldAt: Point): { at: number[]; gripped: boolean } => {
  const { node, gripped } = drawHeld(thing, 0.5, 9, art);
  return { at: apply(node.matrix!, heldAt).map(Math.abs), gripped };
};

it('lies on a hand at the place where it is held', () => {
  expect(inHand('laddoo', [0, 400])).toEqual({ at: [0, 0], gripped: false });
});

it('is gripped where its drawing says so, at its origin if it says no more', () => {
  expect(inHand('spool', [0, 0])).toEqual({ at: [0, 0], gripped: true });
});
