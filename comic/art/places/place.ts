import type { Box, Node } from '../../drawing/tree.ts';

/** Width and height of a trimmed page, in page units. */
export const PAGE = 2100;

/** A part of a place that can be left out by itself, and the box where it is seen. */
export interface PlacePart {
  node: Node;
  box: Box;
}

/** A place fills any area. It is drawn to the size of that area, from far to near. */
export interface Place {
  back: Node[];
  /** Low plants, one part each; a plant is left out where somebody or something stands. */
  growing?: readonly PlacePart[];
  /** Dark framing shapes in front of everybody. */
  front: Node[];
  /** What flies about, one part each; it is seen whole or not at all. */
  flying?: readonly PlacePart[];
  /** Colour and amount of the scene's light on faces. */
  light: { colour: string; amount: number };
}

export type DrawPlace = (area: Box, seed: number) => Place;
