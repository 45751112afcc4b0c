import type { Story } from '../../book.ts';
import { pageFour } from './page-4.ts';
import { pageOne } from './page-1.ts';
import { pageThree } from './page-3.ts';
import { pageTwo } from './page-2.ts';

export const spaceExplorer: Story = {
  id: 'space-explorer',
  title: 'Space Explorer',
  blurb: 'A star calls for help, and somebody small answers.',
  world: { ground: '#2b1478', accent: '#ffb02e', paper: '#170d45', onPaper: '#ffe9b8', light: '#8a6bff' },
  costume: 'spaceSuit',
  cover: {
    scene: {
      place: 'deepSpace',
      seed: 4,
      items: [
        { thing: 'ringedPlanet', at: [0.79, 0.57], size: 0.46 },
        { thing: 'tealPlanet', at: [0.12, 0.43], size: 0.13 },
        { thing: 'rocket', at: [0.19, 0.66], size: 0.3, turn: 28 },
        { who: 'tiko', mood: 'amazed', at: [0.835, 0.985], size: 0.34, flip: true },
        { who: 'hero', pose: 'glide', face: 'happy', at: [0.5, 0.52], size: 0.225, anchor: 'head', halo: '#fff4c9' },
        { who: 'tara', mood: 'happy', at: [0.845, 0.505], size: 0.13, turn: 10 },
      ],
    },
    tail: 'and the lost little star',
    lettering: 'gold',
    tailLettering: 'ice',
    starring: { at: [0.21, 0.845], text: 'Starring {name} as the captain!' },
  },
  titlePage: {
    scene: {
      place: 'moon',
      seed: 3,
      items: [
        { thing: 'homePlanet', at: [0.86, 0.35], size: 0.16 },
        { who: 'hero', pose: 'proud', face: 'calm', at: [0.26, 0.93], size: 0.255 },
      ],
    },
    dedication:
      'Somewhere, on a very dark night, somebody is hoping that you will look up. May you always be brave enough to answer, and home in time for breakfast.',
  },
  pages: [pageOne, pageTwo, pageThree, pageFour],
};
