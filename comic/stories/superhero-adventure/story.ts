import type { StoryPlan } from '../../book.ts';
import { art } from './art.ts';

export const superheroAdventure: StoryPlan = {
  art,
  costume: 'starHero',
  cover: {
    scene: {
      place: 'cityNight',
      seed: 3,
      items: [
        { who: 'gloom', mood: 'proud', at: [0.83, 0.86], size: 0.26 },
        {
          who: 'hero',
          pose: 'fly',
          face: 'brave',
          at: [0.57, 0.54],
          size: 0.245,
          anchor: 'head',
          halo: '#fff4d6',
        },
      ],
    },
    tail: 'and the night that ate the lights',
    lettering: 'gold',
    tailLettering: 'ice',
    starring: { at: [0.15, 0.815], text: 'Starring {name} as the hero!' },
  },
  titlePage: {
    scene: {
      place: 'cityRoof',
      seed: 8,
      items: [
        { who: 'hero', pose: 'proud', face: 'happy', at: [0.245, 0.955], size: 0.232, halo: '#fff4d6' },
      ],
    },
    dedication:
      'Capes are easy to find. Kindness is the real power, and you have had it all along. Look up, stand tall, and leave a light on for somebody.',
  },
  pages: [
    {
      rows: [
        {
          height: 6,
          slant: -70,
          bleed: true,
          panels: [
            {
              width: 1,
              place: 'cityNight',
              seed: 5,
              items: [
                { thing: 'speedLines', at: [0.36, 0.62], size: 0.5, turn: -32 },
                {
                  who: 'hero',
                  pose: 'fly',
                  face: 'brave',
                  at: [0.55, 0.42],
                  size: 0.36,
                  anchor: 'head',
                  halo: '#fff4d6',
                },
              ],
              captions: [
                {
                  text: 'By day, {name} does homework. By night, when the lamps go out one by one...',
                  near: [0.02, 0.02],
                },
              ],
              effects: [{ text: 'ZOOOM!', near: [0.97, 0.93], width: 0.34, turn: -9, style: 'fire' }],
            },
          ],
        },
        {
          height: 4,
          panels: [
            {
              width: 4.6,
              lean: 40,
              place: 'roseBurst',
              seed: 2,
              items: [{ who: 'gloom', mood: 'proud', at: [0.5, 1.1], size: 0.72 }],
              balloons: [
                { kind: 'speech', from: 'gloom', text: 'Burp! Lamplight. Delicious.', near: [0.1, 0.02] },
              ],
            },
            {
              width: 5,
              place: 'sunBurst',
              seed: 7,
              items: [
                {
                  who: 'hero',
                  pose: 'point',
                  face: 'brave',
                  flip: true,
                  at: [0.6, 0.62],
                  size: 0.5,
                  anchor: 'head',
                },
              ],
              balloons: [{ kind: 'shout', from: 'hero', text: 'Not on a school night!', near: [0.08, 0.06] }],
            },
          ],
        },
      ],
    },
  ],
};
