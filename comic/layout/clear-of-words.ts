import type { PlacePart } from '../art/places/place.ts';
import { grow, overlaps } from '../drawing/box.ts';
import type { Box, Node, Point } from '../drawing/tree.ts';
import { crosses } from './place-balloons.ts';

const MARGIN = 12;

/** The flying parts of a place that overlap neither words nor a balloon's tail. */
export function clearOfWords(
  flying: readonly PlacePart[],
  words: readonly Box[],
  tails: readonly (readonly [Point, Point])[] = [],
): Node[] {
  return flying
    .filter(({ box }) => {
      const room = grow(box, MARGIN);
      return (
        !words.some((each) => overlaps(each, room)) && !tails.some(([from, to]) => crosses(from, to, room))
      );
    })
    .map(({ node }) => node);
}
