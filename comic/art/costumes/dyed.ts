import type { Costume } from './costume.ts';

/** A costume that is made in the child's favourite colour, or in its own when none is told. */
export type Dyed = (dye?: string) => Costume;

/** @param usual the colour of what is dyed, `#rrggbb`. */
export function dyed(usual: string, make: (dye: string) => Costume): Dyed {
  const made = new Map<string, Costume>();
  return (dye = usual) => {
    const costume = made.get(dye) ?? make(dye);
    made.set(dye, costume);
    return costume;
  };
}
