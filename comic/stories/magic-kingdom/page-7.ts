import type { PagePlan } from '../../book.ts';

/** Roaring lessons. */
export const pageSeven: PagePlan = {
  rows: [
    {
      height: 5,
      slant: -60,
      panels: [
        {
          width: 4.3,
          lean: 40,
          place: 'castleHill',
          seed: 12,
          items: [
            { thing: 'alarmClock', at: [0.76, 0.87], size: 0.13, turn: -6 },
            {
              who: 'hero',
              pose: 'shout',
              face: 'happy',
              looksAt: [1.4, 0.5],
              at: [0.4, 0.56],
              size: 0.36,
              anchor: 'head',
            },
          ],
          balloons: [
            {
              kind: 'shout',
              from: 'hero',
              text: {
                en: 'From the tummy, Bholu. Like this: ROAR!',
                hi: 'पेट से, भोलू। ऐसे: दहाआआड़!',
              },
              near: [0.7, 0.02],
            },
          ],
        },
        {
          width: 4.7,
          place: 'castleHill',
          camera: { zoom: 2.2, at: [0.25, 0.62] },
          seed: 12,
          items: [{ who: 'bholu', mood: 'happy', at: [0.5, 1.2], size: 0.88, turn: -5 }],
          effects: [
            {
              text: { en: 'KUKDOO-KOO!', hi: 'कुकड़ू-कूँ!' },
              near: [0.5, 0.02],
              width: 0.66,
              turn: -6,
              style: 'fire',
            },
          ],
        },
      ],
    },
    {
      height: 5,
      panels: [
        {
          width: 3.6,
          lean: -40,
          place: 'castleHill',
          camera: { zoom: 1.7, at: [0.63, 0.62] },
          seed: 12,
          items: [{ who: 'kukdoo', mood: 'amazed', at: [0.5, 1.2], size: 0.88 }],
          balloons: [
            {
              kind: 'speech',
              from: 'kukdoo',
              text: { en: 'Aunty? Is that you?', hi: 'मौसी? आप हैं क्या?' },
              near: [0.5, 0],
            },
          ],
        },
        {
          width: 5.4,
          place: 'castleHill',
          seed: 15,
          items: [
            { who: 'sarpat', mood: 'scared', at: [0.2, 0.95], size: 0.36 },
            { who: 'bholu', mood: 'scared', at: [0.64, 1.02], size: 0.74 },
          ],
          effects: [
            {
              text: { en: 'TRING TRING!', hi: 'ट्रिन ट्रिन!' },
              near: [0.98, 0.02],
              width: 0.44,
              turn: 6,
              style: 'gold',
            },
          ],
          balloons: [
            {
              kind: 'shout',
              from: 'sarpat',
              text: { en: 'A bicycle! Save my shell!', hi: 'साइकिल! मेरा खोल बचाओ!' },
              near: [0.02, 0.2],
            },
          ],
        },
      ],
    },
  ],
};
