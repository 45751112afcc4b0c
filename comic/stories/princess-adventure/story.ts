import type { StoryPlan } from '../../book.ts';
import { art } from './art.ts';

export const princessAdventure: StoryPlan = {
  art,
  costume: 'royalExplorer',
  cover: {
    scene: {
      place: 'palaceGarden',
      seed: 2,
      items: [
        { who: 'moru', mood: 'happy', at: [0.79, 0.93], size: 0.34 },
        {
          who: 'hero',
          pose: 'leap',
          face: 'brave',
          at: [0.48, 0.555],
          size: 0.225,
          anchor: 'head',
          halo: '#fffbe6',
        },
      ],
    },
    tail: 'and the garden of a hundred doors',
    lettering: 'gold',
    tailLettering: 'rose',
    starring: { at: [0.15, 0.815], text: 'Starring {name} as the explorer!' },
  },
  titlePage: {
    scene: {
      place: 'palaceGarden',
      seed: 5,
      items: [{ who: 'hero', pose: 'proud', face: 'happy', at: [0.24, 0.965], size: 0.232, halo: '#fffbe6' }],
    },
    dedication:
      'A crown is only a hat that expects something of you. May yours never slip when you run, climb, or laugh out loud.',
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
              place: 'palaceGarden',
              seed: 7,
              items: [
                {
                  who: 'hero',
                  pose: 'run',
                  face: 'happy',
                  at: [0.5, 0.45],
                  size: 0.38,
                  anchor: 'head',
                  halo: '#fffbe6',
                },
              ],
              captions: [
                {
                  text: 'Some royals sit very, very still. {name} was not that kind of royal.',
                  near: [0.02, 0.02],
                },
              ],
              effects: [{ text: 'SWOOSH!', near: [0.02, 0.9], width: 0.3, turn: -9, style: 'rose' }],
            },
          ],
        },
        {
          height: 4,
          panels: [
            {
              width: 4.6,
              lean: 40,
              place: 'iceBurst',
              seed: 2,
              items: [{ who: 'moru', mood: 'scared', at: [0.52, 1.16], size: 0.86 }],
              balloons: [
                { kind: 'speech', from: 'moru', text: 'Ninety-nine doors, all locked!', near: [0.02, 0.03] },
              ],
            },
            {
              width: 5,
              place: 'sunBurst',
              seed: 5,
              items: [
                { who: 'hero', pose: 'point', face: 'brave', at: [0.42, 0.64], size: 0.47, anchor: 'head' },
              ],
              balloons: [
                {
                  kind: 'speech',
                  from: 'hero',
                  text: 'Then we start with the hundredth.',
                  near: [0.92, 0.04],
                },
              ],
            },
          ],
        },
      ],
    },
  ],
};
