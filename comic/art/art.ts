import type { DrawCharacter } from './cast/cast.ts';
import type { Dyed } from './costumes/dyed.ts';
import type { DrawPlace } from './places/place.ts';
import type { DrawProp } from './props/prop.ts';
import type { art as hanuman } from '../stories/hanuman/art.ts';
import type { art as iron } from '../stories/iron/art.ts';
import type { art as magicKingdom } from '../stories/magic-kingdom/art.ts';
import type { art as princessAdventure } from '../stories/princess-adventure/art.ts';
import type { art as spaceExplorer } from '../stories/space-explorer/art.ts';
import type { art as spider } from '../stories/spider/art.ts';
import type { art as superheroAdventure } from '../stories/superhero-adventure/art.ts';
import type { art as thor } from '../stories/thor/art.ts';

/**
 * What one story draws in addition to what all stories share. It comes with the story, so that a book never
 * loads the drawings of another.
 */
export interface Art {
  places: Readonly<Record<string, DrawPlace>>;
  cast: Readonly<Record<string, DrawCharacter>>;
  props: Readonly<Record<string, DrawProp>>;
  costumes: Readonly<Record<string, Dyed>>;
}

/** The story's own drawing of this name, or else the shared one. @throws Error when there is neither. */
export function drawingOf<Drawing>(
  name: string,
  own: Readonly<Record<string, Drawing>>,
  shared: Readonly<Record<string, Drawing>>,
): Drawing {
  const drawing = own[name] ?? shared[name];
  if (!drawing) throw new Error(`The story has nothing called ${name}.`);
  return drawing;
}

/** The names of all drawings of a kind, from every story. */
export type Drawn<Kind extends keyof Art> =
  | keyof (typeof superheroAdventure)[Kind]
  | keyof (typeof magicKingdom)[Kind]
  | keyof (typeof spaceExplorer)[Kind]
  | keyof (typeof princessAdventure)[Kind]
  | keyof (typeof hanuman)[Kind]
  | keyof (typeof spider)[Kind]
  | keyof (typeof iron)[Kind]
  | keyof (typeof thor)[Kind];
