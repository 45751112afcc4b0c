import { INK } from '../../drawing/colour.ts';
import { ellipse, polygon } from '../../drawing/path.ts';
import { shape, type Node, type Point } from '../../drawing/tree.ts';

/** Half width of the glass of a portrait's window. */
export const GLASS = 540;
/** How far a frame reaches from the middle. */
export const PORTRAIT_RADIUS = GLASS + 76;

/** The frame of a window with its middle at the origin, in the colour of the story's world. */
export type DrawFrame = (accent: string) => {
  /** Drawn before the portrait, which covers its middle. */
  under: Node[];
  over: Node[];
};

/** A point around the origin. @param turns clockwise from the top, 1 a whole turn */
export function polar(radius: number, turns: number): Point {
  const angle = turns * 2 * Math.PI;
  return [Math.sin(angle) * radius, -Math.cos(angle) * radius];
}

/** A point of a part of the frame. @param more turns from where the part stands */
export type At = (radius: number, more?: number) => Point;

/** The same part so many times around the window. @param start a share of the step */
export function around(count: number, part: (at: At, nth: number) => string, start = 0): string {
  return Array.from({ length: count }, (_, i) => {
    const turns = (i + start) / count;
    return part((radius, more = 0) => polar(radius, turns + more), i);
  }).join('');
}

export function ring(colour: string, middle: number, width: number): Node[] {
  return [
    shape(ellipse(0, 0, GLASS + middle), { stroke: INK, width: width + 18 }),
    shape(ellipse(0, 0, GLASS + middle), { stroke: colour, width }),
  ];
}

/** A closed zigzag around the window. */
export function spikes(count: number, outer: number, inner: number): string {
  return polygon(
    Array.from({ length: count * 2 }, (_, i) => polar(GLASS + (i % 2 ? inner : outer), i / (count * 2))),
  );
}
