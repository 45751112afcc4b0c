import type { StoryPlan } from '../../book.ts';
import { art } from './art.ts';
import { pageOne } from './page-1.ts';

export const spider: StoryPlan = {
  art,
  costume: 'kiteJacket',
  cover: {
    scene: {
      place: 'kiteFestival',
      seed: 8,
      items: [
        {
          who: 'hero',
          pose: 'cheer',
          face: 'happy',
          at: [0.425, 0.555],
          size: 0.215,
          anchor: 'head',
          halo: '#fff8e0',
          holds: { thing: 'kiteOnLine', hand: 1, size: 0.94 },
        },
        { who: 'resham', mood: 'happy', at: [0.805, 0.915], size: 0.23 },
      ],
    },
    tail: 'and the thousand kites',
    lettering: 'gold',
    tailLettering: 'rose',
    starring: { at: [0.165, 0.8], text: 'Starring {name} up high!' },
  },
  titlePage: {
    scene: {
      place: 'kiteFestival',
      seed: 6,
      items: [
        { thing: 'kite', at: [0.13, 0.43], size: 0.12, turn: -18 },
        { who: 'hero', pose: 'proud', face: 'happy', at: [0.26, 0.97], size: 0.225 },
      ],
    },
    dedication:
      'A kite only flies because somebody holds on, and somebody knows when to let go. Here is to the ones who hold your line. Fly as high as you like.',
  },
  pages: [pageOne],
};
