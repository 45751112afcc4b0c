import type { StoryPlan } from '../../book.ts';
import { art } from './art.ts';

export const magicKingdom: StoryPlan = {
  art,
  costume: 'knightErrant',
  cover: {
    scene: {
      place: 'castleHill',
      seed: 2,
      items: [
        { who: 'bholu', mood: 'happy', at: [0.765, 0.945], size: 0.38 },
        {
          who: 'hero',
          pose: 'leap',
          face: 'happy',
          at: [0.475, 0.545],
          size: 0.225,
          anchor: 'head',
          halo: '#fffbe0',
        },
      ],
    },
    tail: 'and the dragon who could not roar',
    lettering: 'fire',
    tailLettering: 'leaf',
    starring: { at: [0.15, 0.815], text: 'Starring {name} as the knight!' },
  },
  titlePage: {
    scene: {
      place: 'castleHill',
      seed: 6,
      items: [{ who: 'hero', pose: 'wave', face: 'happy', at: [0.235, 0.965], size: 0.232, halo: '#fffbe0' }],
    },
    dedication:
      'Every kingdom begins with somebody who says hello first. May you find a door in every wall, and a friend behind most of them.',
  },
  pages: [
    {
      rows: [
        {
          height: 6,
          slant: 70,
          bleed: true,
          panels: [
            {
              width: 1,
              place: 'castleHill',
              seed: 4,
              items: [
                { who: 'hero', pose: 'proud', face: 'brave', at: [0.56, 1.05], size: 0.355, halo: '#fffbe0' },
              ],
              captions: [
                {
                  text: 'In the kingdom behind the wardrobe, the bravest knight was called {name}.',
                  near: [0.97, 0.02],
                },
              ],
              balloons: [
                { kind: 'speech', from: 'hero', text: 'No sword. I brought sandwiches.', near: [0.86, 0.44] },
              ],
            },
          ],
        },
        {
          height: 4,
          panels: [
            {
              width: 5,
              lean: -40,
              place: 'castleHill',
              seed: 9,
              items: [{ who: 'bholu', mood: 'proud', at: [0.6, 1.14], size: 0.86 }],
              balloons: [
                { kind: 'shout', from: 'bholu', text: 'Fear me! I shall now... meow.', near: [0.02, 0.05] },
              ],
            },
            {
              width: 4.4,
              place: 'leafBurst',
              seed: 3,
              items: [
                {
                  who: 'hero',
                  pose: 'think',
                  face: 'surprised',
                  at: [0.56, 0.66],
                  size: 0.46,
                  anchor: 'head',
                },
              ],
              balloons: [
                { kind: 'speech', from: 'hero', text: 'That was very nearly a roar!', near: [0.2, 0.02] },
              ],
            },
          ],
        },
      ],
    },
  ],
};
