import type { PagePlan } from '../../book.ts';

/** Not a roar. Rice. */
export const pageEleven: PagePlan = {
  rows: [
    {
      height: 5.8,
      slant: -60,
      bleed: true,
      panels: [
        {
          width: 1,
          place: 'dryRiver',
          camera: { angle: 'low' },
          seed: 11,
          items: [
            { who: 'parbatAsleep', mood: 'sad', at: [0.84, 0.84], size: 0.616 },
            { who: 'bholu', mood: 'amazed', at: [0.44, 0.96], size: 0.682 },
            { thing: 'alarmClock', at: [0.63, 0.93], size: 0.1, turn: 12 },
            { who: 'hero', pose: 'huddle', face: 'worried', at: [0.12, 0.96], size: 0.264 },
          ],
          captions: [
            {
              text: {
                en: 'Then it was Bholu’s turn. The whole valley held its breath.',
                hi: 'अब बारी भोलू की थी। पूरी घाटी साँस रोके खड़ी थी।',
              },
              near: [0.02, 0.02],
            },
          ],
          effects: [
            {
              text: { en: 'PHWEEEEE!', hi: 'सीईईईई!' },
              near: [0.74, 0.06],
              width: 0.4,
              turn: -8,
              style: 'ice',
              burst: true,
            },
          ],
        },
      ],
    },
    {
      height: 4.2,
      panels: [
        {
          width: 4,
          lean: 34,
          place: 'dryRiver',
          camera: { zoom: 2.2, at: [0.63, 0.62] },
          seed: 11,
          items: [
            { who: 'sarpat', mood: 'happy', at: [0.26, 0.98], size: 0.44 },
            { who: 'kukdoo', mood: 'happy', at: [0.68, 1.2], size: 0.94 },
          ],
          balloons: [
            {
              kind: 'speech',
              from: 'kukdoo',
              text: { en: 'Is the rice done?', hi: 'चावल पक गए क्या?' },
              near: [0.2, 0],
            },
          ],
        },
        {
          width: 5,
          place: 'dryRiver',
          camera: { zoom: 1.7, at: [0.44, 0.62] },
          seed: 11,
          items: [{ who: 'bholu', mood: 'sad', at: [0.3, 1.3], size: 1.04 }],
          balloons: [
            {
              kind: 'speech',
              from: 'bholu',
              text: {
                en: 'Sorry, everybody. That was the cooker.',
                hi: 'माफ़ करना, सब लोग। यह तो कुकर निकल गया।',
              },
              near: [0.98, 0.06],
            },
          ],
        },
      ],
    },
  ],
};
