import type { PagePlan } from '../../book.ts';

/** Something large is coming. */
export const pageNineteen: PagePlan = {
  rows: [
    {
      height: 3.7,
      slant: -50,
      panels: [
        {
          width: 4.4,
          lean: 34,
          place: 'fullRiver',
          seed: 6,
          items: [
            { who: 'kukdoo', mood: 'proud', at: [0.66, 1.06], size: 0.8, turn: -10 },
            { thing: 'wave', at: [0.42, 0.82], size: 0.5 },
          ],
          captions: [
            {
              text: {
                en: 'The queen went past twice, singing.',
                hi: 'रानी जी दो बार सामने से निकलीं, गाती हुईं।',
              },
              near: [0.02, 0.02],
            },
          ],
          effects: [
            {
              text: { en: 'LA LA LAAA!', hi: 'ला ला लाआ!' },
              near: [0.04, 0.52],
              width: 0.36,
              turn: 8,
              style: 'rose',
            },
          ],
        },
        {
          width: 4.6,
          place: 'fullRiver',
          camera: { zoom: 2.2, at: [0.75, 0.62] },
          seed: 6,
          items: [{ who: 'bholu', mood: 'scared', at: [0.36, 1.24], size: 1.04 }],
          balloons: [
            {
              kind: 'speech',
              from: 'bholu',
              text: { en: 'Hee. Hee hee. Oh no. Something is coming.', hi: 'ही। ही ही। अरे, कुछ आ रहा है।' },
              near: [0.98, 0.04],
            },
          ],
        },
      ],
    },
    {
      height: 6.3,
      bleed: true,
      panels: [
        {
          width: 1,
          place: 'fullRiver',
          camera: { angle: 'high' },
          seed: 9,
          items: [
            { who: 'parbat', mood: 'amazed', at: [0.85, 0.604], size: 0.437 },
            { thing: 'ripeMango', at: [0.31, 0.5], size: 0.1, turn: -30 },
            { thing: 'ripeMango', at: [0.66, 0.48], size: 0.1, turn: 24 },
            { thing: 'ripeMango', at: [0.06, 0.5], size: 0.1, turn: 50 },
            { thing: 'ripeMango', at: [0.28, 0.3], size: 0.1, turn: -14 },
            { thing: 'alarmClock', at: [0.93, 0.888], size: 0.085, turn: 9 },
            { who: 'bholu', mood: 'happy', at: [0.49, 0.804], size: 0.522 },
            { who: 'hero', pose: 'leap', face: 'laughing', at: [0.17, 0.924], size: 0.19 },
          ],
          effects: [
            {
              text: { en: 'ROOOAR!', hi: 'दहाआआड़!' },
              near: [0.5, 0],
              width: 0.46,
              turn: -7,
              style: 'fire',
              burst: true,
            },
          ],
          balloons: [
            {
              kind: 'shout',
              from: 'hero',
              text: { en: 'That was a ROAR!', hi: 'यही तो दहाड़ थी!' },
              near: [0.02, 0.06],
            },
            {
              kind: 'speech',
              from: 'bholu',
              text: { en: 'That was a laugh. It came out large.', hi: 'यह तो हँसी थी। ज़रा बड़ी निकल गई।' },
              near: [0.98, 0.1],
            },
          ],
        },
      ],
    },
  ],
};
