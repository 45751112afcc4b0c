import type { Gesture, Mood } from '../../book.ts';
import type { Box, Node, Point } from '../../drawing/tree.ts';

/** A hand that can hold: `middle` is where it closes round a stem, with the fingers `over` it; other things stand on its `top`. */
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
  /** Left and right as drawn, of those who can hold things. */
  hands?: readonly [Hand, Hand];
  /** Paper of this one's balloons. */
  paper: string;
}

/**
 * `ink` is the contour's weight in the drawing's units. Who has no back is drawn from the front when seen from behind, and
 * who knows no gesture acts by mood alone. Who is going to be `mirrored` wears on the other side what a mirror must not move.
 */
export type DrawCharacter = (
  mood: Mood,
  ink: number,
  view?: 'front' | 'back',
  gesture?: Gesture,
  mirrored?: boolean,
) => Character;
