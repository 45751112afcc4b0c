import type { PagePlan } from '../../book.ts';

/** Two kinds of kite. */
export const pageEleven: PagePlan = {
  rows: [
    {
      height: 4.4,
      slant: -50,
      panels: [
        {
          width: 6.2,
          lean: -30,
          place: 'towerTop',
          seed: 15,
          items: [
            { who: 'chicks', mood: 'happy', at: [0.74, 0.96], size: 0.44 },
            { thing: 'kiteRoof', at: [0.77, 0.5], size: 0.42, turn: 4 },
            { who: 'hero', pose: 'crouch', face: 'happy', at: [0.26, 0.5], size: 0.32, anchor: 'head' },
          ],
          balloons: [
            {
              kind: 'speech',
              from: 'hero',
              text: { en: 'I’m looking for my kite.', hi: 'मुझे अपनी उड़ने वाली चाहिए।' },
              near: [0.2, 0.02],
            },
            {
              kind: 'speech',
              from: 'chicks',
              text: { en: 'So are we! Our mother is a kite!', hi: 'हमें भी! हमारी माँ भी उड़ती है!' },
              near: [0.6, 0.1],
            },
          ],
        },
        {
          width: 3,
          place: 'towerTop',
          camera: { zoom: 2.2, at: [0.63, 0.62] },
          seed: 15,
          items: [{ who: 'resham', mood: 'proud', at: [0.5, 1.06], size: 0.7 }],
          balloons: [
            {
              kind: 'speech',
              from: 'resham',
              text: { en: 'They mean the kind with feathers.', hi: 'ये पंखों वाली की बात कर रहे हैं।' },
              near: [0.5, 0.02],
            },
          ],
        },
      ],
    },
    {
      height: 5.6,
      bleed: true,
      panels: [
        {
          width: 1,
          place: 'towerOfStrings',
          camera: { angle: 'low' },
          seed: 2,
          items: [
            { who: 'cheel', mood: 'scared', at: [0.82, 0.4], size: 0.22 },
            { thing: 'slipper', at: [0.86, 0.93], size: 0.07, turn: 10 },
            { who: 'chicks', mood: 'sad', at: [0.64, 0.95], size: 0.33 },
            { thing: 'kiteRoof', at: [0.675, 0.786], size: 0.3 },
            { who: 'hero', pose: 'lookUp', face: 'worried', at: [0.2, 0.99], size: 0.264 },
          ],
          captions: [
            {
              text: {
                en: 'A thousand strings stood between a mother and her nest.',
                hi: 'माँ और घोंसले के बीच हज़ार डोरें तनी थीं।',
              },
              near: [0.02, 0.02],
            },
          ],
          balloons: [
            {
              kind: 'speech',
              from: 'chicks',
              text: {
                en: 'She went for breakfast. Then all the strings came up.',
                hi: 'वह नाश्ता लेने गई थी। फिर डोरें ही डोरें हो गईं।',
              },
              near: [0.52, 0.42],
            },
          ],
        },
      ],
    },
  ],
};
