import type { Story } from '../../book.ts';
import { pageOne } from './page-1.ts';

export const hanuman: Story = {
  id: 'hanuman',
  title: 'The Lamp of Kishkindha',
  blurb: 'A young vanara needs a friend with a big heart and steady hands.',
  world: { ground: '#0f5f4c', accent: '#ffb52e', paper: '#0d4438', frame: '#fff1cf', onPaper: '#ffeebc' },
  costume: 'templeSilks',
  cover: {
    scene: {
      place: 'kishkindha',
      seed: 1,
      items: [
        { who: 'chapal', mood: 'amazed', at: [0.775, 0.93], size: 0.33 },
        {
          who: 'hero',
          pose: 'lift',
          face: 'happy',
          at: [0.41, 0.97],
          size: 0.196,
          holds: { thing: 'lamp', hand: 1, size: 0.78 },
        },
      ],
    },
    tail: 'and the lamp of Kishkindha',
    lettering: 'gold',
    tailLettering: 'ice',
    starring: { at: [0.165, 0.8], text: 'Starring {name} the kind!' },
  },
  titlePage: {
    scene: {
      place: 'kishkindha',
      seed: 2,
      items: [{ who: 'hero', pose: 'wave', face: 'happy', at: [0.25, 0.95], size: 0.225 }],
    },
    dedication:
      'Real strength is quiet. It carries a lamp for somebody in the dark, shares its mango, and never asks to be thanked. May yours grow a little every day.',
  },
  pages: [pageOne],
};
