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
            { thing: 'farThread', at: [0.447, 0.735], size: 0.42 },
            { thing: 'silkSail', at: [0.63, 0.27], size: 0.36, turn: 10 },
            { who: 'reshamAloft', mood: 'amazed', at: [0.585, 0.66], size: 0.33, turn: -6 },
            { thing: 'slipper', at: [0.86, 0.85], size: 0.055, turn: 24 },
            { who: 'hero', pose: 'waveOff', face: 'happy', at: [0.19, 0.84], size: 0.2, anchor: 'head' },
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
              from: 'reshamAloft',
              text: {
                en: 'I’m not small! From up here EVERYBODY is small!',
                hi: 'मैं छोटी नहीं! यहाँ से तो सब छोटे हैं!',
              },
              near: [0.84, 0.77],
            },
          ],
          effects: [
            {
              text: { en: 'WHEEEE!', hi: 'हुर्रर्र!' },
              near: [0.04, 0.3],
              width: 0.36,
              turn: -10,
              style: 'gold',
            },
          ],
        },
      ],
    },
  ],
};
