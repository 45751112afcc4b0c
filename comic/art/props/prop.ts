import type { Node, Point } from '../../drawing/tree.ts';

/** Something drawn 1000 units high round its middle. */
export interface Prop {
  nodes: Node[];
  /** Where a voice inside it comes from. */
  voice?: Point;
  /** A hand closes round it; other things lie on the hand. */
  gripped?: boolean;
  /** Where a hand holds it; its origin when left out. */
  heldAt?: Point;
}

/** `ink` is the contour's weight in the drawing's units. */
export type DrawProp = (ink: number) => Prop;
