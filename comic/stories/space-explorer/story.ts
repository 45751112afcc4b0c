import type { Story } from '../../book.ts';
import { pageFour } from './page-4.ts';
import { pageOne } from './page-1.ts';
import { pageThree } from './page-3.ts';
import { pageTwo } from './page-2.ts';

export const spaceExplorer: Story = {
  id: 'space-explorer',
  title: 'Space Explorer',
  blurb: 'A star calls for help, and somebody small answers.',
  world: { ground: '#2b1478', accent: '#ffb02e', paper: '#170d45', frame: '#fff3d9', onPaper: '#ffe9b8' },
  costume: 'spaceSuit',
  cover: {
    scene: {
      place: 'deepSpace',
      seed: 4,
      items: [
        { thing: 'ringedPlanet', at: [0.16, 0.57], size: 0.36 },
        { thing: 'tealPlanet', at: [0.955, 0.44], size: 0.055 },
        { thing: 'rocket', at: [0.615, 0.85], size: 0.17, turn: 24 },
        { thing: 'pinkPlanet', at: [0.87, 1.14], size: 0.56 },
        { who: 'tiko', mood: 'amazed', at: [0.84, 0.905], size: 0.27, turn: -4 },
        {
          who: 'hero',
          pose: 'glide',
          face: 'happy',
          at: [0.5, 0.565],
          size: 0.23,
          anchor: 'head',
          halo: '#fff4c9',
        },
        { who: 'tara', mood: 'happy', at: [0.84, 0.55], size: 0.15, turn: 10 },
      ],
    },
    tail: 'and the lost little star',
    lettering: 'gold',
    tailLettering: 'ice',
    starring: { at: [0.155, 0.815], text: 'Starring {name} as the captain!' },
  },
  titlePage: {
    scene: {
      place: 'moon',
      seed: 3,
      items: [
        { thing: 'homePlanet', at: [0.89, 0.34], size: 0.13 },
        { who: 'hero', pose: 'proud', face: 'calm', at: [0.245, 0.955], size: 0.235 },
      ],
    },
    dedication:
      'Somewhere, on a very dark night, somebody is hoping that you will look up. May you always be brave enough to answer, and home in time for breakfast.',
  },
  pages: [pageOne, pageTwo, pageThree, pageFour],
};
