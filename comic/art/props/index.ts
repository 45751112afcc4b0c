import type { Art, Drawn } from '../art.ts';
import type { DrawProp, Prop } from './prop.ts';
import { sleepingCat } from './sleeping-cat.ts';
import { speedLines } from './speed-lines.ts';

/** What can stand in a panel or in a hand of any story. A story brings its own things beside these. */
export const sharedProps = { sleepingCat, speedLines } satisfies Record<string, DrawProp>;
/** `wheelchair` is the hero's own while nobody sits in it: it is there when the hero uses one. */
export type PropName = keyof typeof sharedProps | Drawn<'props'> | 'wheelchair';

export function drawProp(name: PropName, ink: number, art: Art): Prop {
  const draw = art.props[name] ?? (sharedProps as Record<string, DrawProp>)[name];
  if (!draw) throw new Error(`The story has nothing called ${name}.`);
  return draw(ink);
}
