import { drawnSample } from '../sample-heroes.ts';
import { hanuman } from '../stories/hanuman/story.ts';
import { shelf } from '../stories/index.ts';
import type { Company } from './stage.ts';

/** A drawn child in one of the stories, for tests. */
export const sampleCompany: Company = {
  hero: drawnSample,
  art: hanuman.art,
  costume: hanuman.costume,
  initial: '',
  voices: {},
  favourites: {},
  world: shelf[0]!.world,
  wheelchair: undefined,
};
