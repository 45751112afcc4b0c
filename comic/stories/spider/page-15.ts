import type { PagePlan } from '../../book.ts';

/** Travel size: one picture, the whole page. */
export const pageFifteen: PagePlan = {
  rows: [
    {
      height: 1,
      bleed: true,
      panels: [
        {
          width: 1,
          place: 'skyHigh',
          seed: 10,
          items: [
            { thing: 'silkSail', at: [0.6, 0.33], size: 0.46, turn: 14 },
            { who: 'resham', mood: 'amazed', at: [0.6, 0.68], size: 0.27, turn: -8 },
            { thing: 'slipper', at: [0.86, 0.77], size: 0.06, turn: 24 },
            { who: 'hero', pose: 'waveOff', face: 'happy', at: [0.2, 0.83], size: 0.2, anchor: 'head' },
          ],
          captions: [
            {
              text: {
                en: 'Between a thousand strings there was just room for somebody very small.',
                hi: 'हज़ार डोरों के बीच बस किसी नन्ही-सी की जगह थी।',
              },
              near: [0.02, 0.02],
            },
          ],
          balloons: [
            {
              kind: 'shout',
              from: 'resham',
              text: {
                en: 'I am not small! From up here EVERYBODY is small!',
                hi: 'मैं छोटी नहीं! यहाँ से तो सब छोटे हैं!',
              },
              near: [0.8, 0.84],
            },
          ],
          effects: [
            {
              text: { en: 'WHEEEE!', hi: 'हुर्रर्र!' },
              near: [0.06, 0.42],
              width: 0.4,
              turn: -10,
              style: 'gold',
            },
          ],
        },
      ],
    },
  ],
};
