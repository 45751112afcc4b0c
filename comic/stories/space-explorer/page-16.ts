import type { PagePlan } from '../../book.ts';

/** What everybody is scared of, and the first giggle. */
export const pageSixteen: PagePlan = {
  rows: [
    {
      height: 4.2,
      slant: -50,
      panels: [
        {
          width: 3.4,
          lean: 30,
          place: 'leafBurst',
          seed: 25,
          items: [{ who: 'tiko', mood: 'sad', at: [0.5, 1.12], size: 0.78 }],
          balloons: [
            {
              kind: 'speech',
              from: 'tiko',
              text: 'I am scared of spoons. I am upside down in them.',
              near: [0.5, 0.02],
            },
          ],
        },
        {
          width: 3.4,
          lean: -30,
          place: 'iceBurst',
          seed: 26,
          items: [{ who: 'ghup', mood: 'scared', at: [0.5, 1.08], size: 0.76 }],
          balloons: [
            {
              kind: 'speech',
              from: 'ghup',
              text: 'I am scared of mornings. I always have to leave.',
              near: [0.5, 0.02],
            },
          ],
        },
        {
          width: 3.4,
          place: 'roseBurst',
          seed: 27,
          items: [{ who: 'hero', pose: 'wave', face: 'calm', at: [0.5, 0.7], size: 0.42, anchor: 'head' }],
          balloons: [
            {
              kind: 'speech',
              from: 'hero',
              text: 'I was scared of the dark. But I like this one.',
              near: [0.5, 0.02],
            },
          ],
        },
      ],
    },
    {
      height: 5.8,
      bleed: true,
      panels: [
        {
          width: 1,
          place: 'crystalCave',
          seed: 14,
          items: [
            { who: 'ghup', mood: 'happy', at: [0.5, 0.93], size: 0.6 },
            { thing: 'sleepingCat', at: [0.69, 0.9], size: 0.17 },
            { who: 'tara', mood: 'amazed', at: [0.82, 0.62], size: 0.24, turn: 10 },
            { who: 'hero', pose: 'sit', face: 'happy', at: [0.2, 0.96], size: 0.27, flip: true },
          ],
          captions: [{ text: 'Tara giggled. And when a star giggles, it shows.', near: [0.02, 0.02] }],
          effects: [{ text: 'hee hee', near: [0.98, 0.08], width: 0.2, turn: -8, style: 'gold' }],
          balloons: [
            {
              kind: 'speech',
              from: 'ghup',
              text: 'Stand on my head, little one. At noon, no star can shine. You need a dark!',
              near: [0.52, 0.04],
            },
          ],
        },
      ],
    },
  ],
};
