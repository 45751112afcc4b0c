import type { Box, Node } from '../../drawing/tree.ts';

/** A place fills any area: it is drawn round that area's size, from far to near. */
export interface Place {
  back: Node[];
  /** In front of everybody: dark framing shapes. */
  front: Node[];
  /** The colour that the scene throws on faces. */
  light: { colour: string; amount: number };
}

export type DrawPlace = (area: Box, seed: number) => Place;
