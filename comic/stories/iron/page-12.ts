import type { PagePlan } from '../../book.ts';

/** Where lost things are kept: one picture, the whole page. */
export const pageTwelve: PagePlan = {
  rows: [
    {
      height: 1,
      bleed: true,
      panels: [
        {
          width: 1,
          place: 'scrapYard',
          camera: { angle: 'low' },
          seed: 2,
          items: [
            { who: 'chumbak', mood: 'proud', at: [0.82, 0.575], size: 0.374 },
            { thing: 'bicycle', at: [0.78, 0.996], size: 0.14, turn: -14 },
            { who: 'dabba', mood: 'amazed', at: [0.575, 0.95], size: 0.253, facing: 'away' },
            { thing: 'windUpMouse', at: [0.86, 0.945], size: 0.05 },
            { who: 'hero', pose: 'lookUp', face: 'calm', at: [0.29, 0.95], size: 0.182 },
            { who: 'friend', mood: 'amazed', at: [0.43, 0.953], size: 0.11 },
          ],
          captions: [
            {
              text: {
                en: 'Behind the railway line lay Chumbak’s yard, where all the lost things of the city were kept.',
                hi: 'रेल की पटरी के पीछे था चुंबक का अहाता। शहर की हर खोई चीज़ यहीं रहती थी।',
              },
              near: [0.03, 0.03],
            },
          ],
          balloons: [
            {
              kind: 'speech',
              from: 'chumbak',
              text: { en: 'Mine. Mine. Mine. That too. Mine.', hi: 'मेरा। मेरा। मेरा। वह भी। मेरा।' },
              near: [0.62, 0.2],
            },
            {
              kind: 'speech',
              from: 'dabba',
              text: { en: 'So this is where the other sock goes.', hi: 'तो दूसरा मोज़ा यहाँ आता है।' },
              near: [0.56, 0.6],
            },
          ],
        },
      ],
    },
  ],
};
