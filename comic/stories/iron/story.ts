import type { StoryPlan } from '../../book.ts';
import { art } from './art.ts';
import { pageOne } from './page-1.ts';

export const iron: StoryPlan = {
  art,
  costume: 'copperSuit',
  cover: {
    scene: {
      place: 'workshop',
      seed: 1,
      items: [
        { who: 'dabba', mood: 'happy', at: [0.215, 0.905], size: 0.335, flip: true },
        {
          who: 'hero',
          pose: 'leap',
          face: 'brave',
          at: [0.6, 0.595],
          size: 0.205,
          anchor: 'head',
          holds: { thing: 'spanner', hand: 1, size: 0.86 },
        },
      ],
    },
    tail: 'and the tiffin robot',
    lettering: 'gold',
    tailLettering: 'sky',
    starring: { at: [0.85, 0.835], text: 'Starring {name} the maker!' },
  },
  titlePage: {
    scene: {
      place: 'workshop',
      seed: 2,
      items: [{ who: 'hero', pose: 'think', face: 'calm', at: [0.25, 0.965], size: 0.215 }],
    },
    dedication:
      'Everything that works today once fell apart on somebody’s floor. Keep the screws in a jar, keep trying, and keep a spare smile in your pocket.',
  },
  pages: [pageOne],
};
