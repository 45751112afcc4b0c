import type { Box, Node } from '../../drawing/tree.ts';

/** Something of a place that is drawn or left out by itself, and where it is seen. */
export interface PlacePart {
  node: Node;
  box: Box;
}

/** A place fills any area: it is drawn round that area's size, from far to near. */
export interface Place {
  back: Node[];
  /** What grows low, each alone: not where somebody or something stands. */
  growing?: readonly PlacePart[];
  /** In front of everybody: dark framing shapes. */
  front: Node[];
  /** What flies about, each alone: seen whole or not at all. */
  flying?: readonly PlacePart[];
  /** The colour that the scene throws on faces. */
  light: { colour: string; amount: number };
}

export type DrawPlace = (area: Box, seed: number) => Place;
