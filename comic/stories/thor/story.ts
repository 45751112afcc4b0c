import type { StoryPlan } from '../../book.ts';
import { art } from './art.ts';
import { pageOne } from './page-1.ts';

export const thor: StoryPlan = {
  art,
  costume: 'cloudDrummer',
  cover: {
    scene: {
      place: 'monsoon',
      seed: 1,
      items: [
        { who: 'gudgud', mood: 'amazed', at: [0.79, 0.91], size: 0.34 },
        {
          who: 'hero',
          pose: 'float',
          face: 'happy',
          at: [0.42, 0.56],
          size: 0.212,
          anchor: 'head',
          halo: '#fff6d0',
          holds: { thing: 'drumstick', hand: 1, size: 0.86 },
        },
      ],
    },
    tail: 'and the thunder drum',
    lettering: 'gold',
    tailLettering: 'ice',
    starring: { at: [0.165, 0.8], text: 'Starring {name} the loud!' },
  },
  titlePage: {
    scene: {
      place: 'monsoon',
      seed: 2,
      items: [{ who: 'hero', pose: 'wave', face: 'happy', at: [0.25, 0.955], size: 0.225 }],
    },
    dedication:
      'Some hearts are loud and some are quiet, and rain needs both. Keep your own beat. When you hear thunder, somebody up there is practising.',
  },
  pages: [pageOne],
};
