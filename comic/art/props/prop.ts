import type { Node, Point } from '../../drawing/tree.ts';

/** A thing, drawn 1000 units high round its middle. */
export interface Prop {
  nodes: Node[];
  /** Where the voice of somebody inside comes from. */
  voice?: Point;
  /** Whether a hand closes round it; other things lie on the hand. */
  gripped?: boolean;
  /** Where a hand holds it; by default its origin. */
  heldAt?: Point;
}

/** `ink` is the contour's weight in the drawing's units. */
export type DrawProp = (ink: number) => Prop;
