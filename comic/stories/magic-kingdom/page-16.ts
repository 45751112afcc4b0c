import type { PagePlan } from '../../book.ts';

/** Morning, all of it: one picture, the whole page. */
export const pageSixteen: PagePlan = {
  rows: [
    {
      height: 1,
      bleed: true,
      panels: [
        {
          width: 1,
          place: 'valleyMorning',
          seed: 1,
          items: [
            { who: 'parbatAsleep', mood: 'proud', at: [0.74, 0.79], size: 0.34 },
            { thing: 'alarmClock', at: [0.93, 0.86], size: 0.06, turn: 8 },
            { who: 'kukdoo', mood: 'happy', at: [0.11, 0.93], size: 0.2 },
            { who: 'bholu', mood: 'happy', at: [0.44, 0.92], size: 0.42 },
            { who: 'hero', pose: 'cheer', face: 'happy', at: [0.76, 0.965], size: 0.15 },
          ],
          captions: [
            {
              text: {
                en: 'Then Bholu took a breath, and did not roar. Bholu did Morning. All of it.',
                hi: 'फिर भोलू ने साँस भरी, और दहाड़ा नहीं। भोलू ने सुबह कर दी। पूरी की पूरी।',
              },
              near: [0.03, 0.03],
            },
          ],
          effects: [
            {
              text: { en: 'KUKDOO-KOO!', hi: 'कुकड़ू-कूँ!' },
              near: [0.1, 0.3],
              width: 0.36,
              turn: -12,
              style: 'fire',
            },
            {
              text: { en: 'TRING TRING!', hi: 'ट्रिन ट्रिन!' },
              near: [0.9, 0.16],
              width: 0.34,
              turn: 8,
              style: 'gold',
            },
            { text: { en: 'MEOW!', hi: 'म्याऊँ!' }, near: [0.06, 0.56], width: 0.2, turn: -9, style: 'rose' },
            { text: { en: 'PHWEEE!', hi: 'सीईईई!' }, near: [0.95, 0.4], width: 0.3, turn: 10, style: 'ice' },
          ],
        },
      ],
    },
  ],
};
