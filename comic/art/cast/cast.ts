import type { Gesture, Mood } from '../../book.ts';
import type { Box, Node, Point } from '../../drawing/tree.ts';

/**
 * A hand that can hold. It closes round a stem at `middle`, with the fingers `over` it; other things stand on
 * its `top`.
 */
export interface Hand {
  middle: Point;
  top: Point;
  over: readonly Node[];
}

/** A supporting character drawn 1000 units high, standing on (0, 0), y down. */
export interface Character {
  nodes: Node[];
  face: Box;
  head: Box;
  mouth: Point;
  /** Left and right as drawn; only for characters who can hold things. */
  hands?: readonly [Hand, Hand];
  /** The paper of this character's balloons. */
  paper: string;
}

/**
 * `ink` is the contour's weight in the drawing's units. A character without a back view is drawn from the
 * front, and one without the gesture acts by mood alone. `mirrored` tells that the drawing will be mirrored:
 * what must stay on its side, such as a flower behind one ear, is then drawn on the other.
 */
export type DrawCharacter = (
  mood: Mood,
  ink: number,
  view?: 'front' | 'back',
  gesture?: Gesture,
  mirrored?: boolean,
) => Character;
