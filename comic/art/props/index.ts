import { type Art, drawingOf, type Drawn } from '../art.ts';
import { group, place, type Group } from '../../drawing/tree.ts';
import type { DrawProp, Prop } from './prop.ts';
import { sleepingCat } from './sleeping-cat.ts';
import { speedLines } from './speed-lines.ts';

/** The props that can stand in a panel or in a hand in any story. A story brings its own in addition. */
export const sharedProps = { sleepingCat, speedLines } satisfies Record<string, DrawProp>;
/** `wheelchair` is the hero's own chair while nobody sits in it. It is there when the hero uses one. */
export type PropName = keyof typeof sharedProps | Drawn<'props'> | 'wheelchair';

export function drawProp(name: PropName, ink: number, art: Art): Prop {
  return drawingOf<DrawProp>(name, art.props, sharedProps)(ink);
}

/**
 * The prop as it lies in a hand at the origin; `ink` is the contour's weight in the drawing that it goes
 * into.
 */
export function drawHeld(
  name: PropName,
  scale: number,
  ink: number,
  art: Art,
): { node: Group; gripped: boolean } {
  const { nodes, gripped = false, heldAt = [0, 0] } = drawProp(name, ink / scale, art);
  const [x, y] = heldAt;
  return { node: group(nodes, { matrix: place(-x * scale, -y * scale, 0, scale) }), gripped };
}
