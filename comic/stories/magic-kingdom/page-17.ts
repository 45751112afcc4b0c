import type { PagePlan } from '../../book.ts';

/** A job exactly the right size. */
export const pageSeventeen: PagePlan = {
  rows: [
    {
      height: 6,
      slant: -60,
      bleed: true,
      panels: [
        {
          width: 1,
          place: 'mountainEar',
          seed: 1,
          items: [
            { thing: 'alarmClock', at: [0.86, 0.855], size: 0.1, turn: 6 },
            { who: 'hero', pose: 'climb', face: 'brave', at: [0.54, 0.94], size: 0.22 },
          ],
          captions: [
            {
              text: {
                en: 'One thing was left: the name. Somebody had to climb into the mountain’s ear.',
                hi: 'बस नाम लेना बाक़ी था। किसी को पहाड़ के कान में चढ़ना था।',
              },
              near: [0.02, 0.02],
            },
            {
              text: {
                en: 'It was not a large ear. It was exactly {name}’s size.',
                hi: 'कान बड़ा नहीं था। बिल्कुल {name} के नाप का था।',
              },
              near: [0.02, 0.97],
            },
          ],
        },
      ],
    },
    {
      height: 4,
      panels: [
        {
          width: 4.6,
          lean: 36,
          place: 'mountainEar',
          camera: { zoom: 2, at: [0.54, 0.62] },
          seed: 1,
          items: [
            {
              who: 'hero',
              pose: 'shout',
              face: 'calm',
              looksAt: [1.2, 0.4],
              at: [0.36, 0.62],
              size: 0.44,
              anchor: 'head',
            },
          ],
          balloons: [
            {
              kind: 'speech',
              from: 'hero',
              text: { en: 'Parbat Kaka. It’s morning.', hi: 'परबत काका। सुबह हो गई।' },
              near: [0.98, 0.1],
            },
          ],
        },
        {
          width: 4.4,
          place: 'mountainEar',
          camera: { zoom: 1.85, at: [0.63, 0.62] },
          seed: 1,
          items: [{ who: 'parbat', mood: 'amazed', at: [0.54, 1.3], size: 1.06 }],
          balloons: [
            {
              kind: 'speech',
              from: 'parbat',
              text: { en: 'Mm? Is that... tea?', hi: 'हँ? यह... चाय है?' },
              near: [0.02, 0],
            },
          ],
        },
      ],
    },
  ],
};
