import type { Box, Node } from '../../drawing/tree.ts';

export interface Flying {
  node: Node;
  box: Box;
}

/** A place fills any area: it is drawn round that area's size, from far to near. */
export interface Place {
  back: Node[];
  /** What grows low, each alone: not where somebody or something stands. */
  growing?: readonly Flying[];
  /** In front of everybody: dark framing shapes. */
  front: Node[];
  /** What flies about, each alone: seen whole or not at all. */
  flying?: readonly Flying[];
  /** The colour that the scene throws on faces. */
  light: { colour: string; amount: number };
}

export type DrawPlace = (area: Box, seed: number) => Place;
