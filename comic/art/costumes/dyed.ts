import type { Costume } from './costume.ts';

/** A costume in the child's favourite colour, or in its usual colour when there is none. */
export type Dyed = (dye?: string) => Costume;

/** @param usual the colour of the dyed parts when the child has no favourite colour, `#rrggbb`. */
export function dyed(usual: string, make: (dye: string) => Costume): Dyed {
  const made = new Map<string, Costume>();
  return (dye = usual) => {
    const costume = made.get(dye) ?? make(dye);
    made.set(dye, costume);
    return costume;
  };
}
