import type { DrawCharacter } from './cast/cast.ts';
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

/** What one story draws beside what all stories share: it comes with the story, so that no book brings another's. */
export interface Art {
  places: Readonly<Record<string, DrawPlace>>;
  cast: Readonly<Record<string, DrawCharacter>>;
  props: Readonly<Record<string, DrawProp>>;
}

/** The names of everything of a kind that some story draws. */
export type Drawn<Kind extends keyof Art> =
  | keyof (typeof superheroAdventure)[Kind]
  | keyof (typeof magicKingdom)[Kind]
  | keyof (typeof spaceExplorer)[Kind]
  | keyof (typeof princessAdventure)[Kind]
  | keyof (typeof hanuman)[Kind]
  | keyof (typeof spider)[Kind]
  | keyof (typeof iron)[Kind]
  | keyof (typeof thor)[Kind];
