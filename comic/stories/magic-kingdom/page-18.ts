import type { PagePlan } from '../../book.ts';

/** Up gets the mountain, down comes the river. */
export const pageEighteen: PagePlan = {
  rows: [
    {
      height: 6.3,
      slant: 60,
      bleed: true,
      panels: [
        {
          width: 1,
          place: 'fullRiver',
          camera: { angle: 'low' },
          seed: 2,
          items: [
            { who: 'parbat', mood: 'happy', at: [0.7, 0.76], size: 0.682 },
            { thing: 'kettle', at: [0.47, 0.6], size: 0.13 },
            { thing: 'alarmClock', at: [0.93, 0.92], size: 0.085, turn: 8 },
            { who: 'bholu', mood: 'happy', at: [0.13, 0.95], size: 0.44 },
            { who: 'hero', pose: 'wave', face: 'laughing', at: [0.37, 0.97], size: 0.209 },
          ],
          balloons: [
            {
              kind: 'speech',
              from: 'parbat',
              text: {
                en: 'Dear me! I was on your river. Why did nobody say so?',
                hi: 'अरे! मैं तो नदी पर लेटा था। किसी ने कहा क्यों नहीं?',
              },
              near: [0.2, 0.04],
            },
            {
              kind: 'speech',
              from: 'hero',
              text: { en: 'We did. Loudly.', hi: 'कहा तो था। ज़ोर-ज़ोर से।' },
              near: [0.12, 0.36],
            },
          ],
          effects: [
            {
              text: { en: 'WHOOOSH!', hi: 'कलकल छलछल!' },
              near: [0.8, 0.97],
              width: 0.36,
              turn: -5,
              style: 'ice',
            },
          ],
        },
      ],
    },
    {
      height: 3.7,
      panels: [
        {
          width: 4.6,
          lean: -34,
          place: 'iceBurst',
          seed: 11,
          items: [
            { who: 'kukdoo', mood: 'happy', at: [0.42, 1.0], size: 0.86, turn: -8 },
            { thing: 'wave', at: [0.5, 0.84], size: 0.5 },
          ],
          balloons: [
            {
              kind: 'shout',
              from: 'kukdoo',
              text: { en: 'My BAAATH!', hi: 'मेरा नहानाआआ!' },
              near: [0.96, 0.02],
            },
          ],
        },
        {
          width: 4.4,
          place: 'leafBurst',
          seed: 12,
          items: [
            { thing: 'speedLines', at: [0.16, 0.5], size: 0.5 },
            { who: 'sarpat', mood: 'amazed', at: [0.34, 0.9], size: 0.6, turn: -6, flip: true },
            { thing: 'wave', at: [0.5, 0.92], size: 0.42, flip: true },
          ],
          balloons: [
            {
              kind: 'shout',
              from: 'sarpat',
              text: { en: 'FAST! I’m FAST!', hi: 'तेज़! मैं तेज़ हूँ!' },
              near: [0.98, 0.04],
            },
          ],
        },
      ],
    },
  ],
};
