import type { PagePlan } from '../../book.ts';

/** A mountain in bed. */
export const pageNine: PagePlan = {
  rows: [
    {
      height: 6.8,
      slant: -50,
      bleed: true,
      panels: [
        {
          width: 1,
          place: 'dryRiver',
          camera: { angle: 'low' },
          seed: 6,
          items: [
            { who: 'parbatAsleep', mood: 'happy', at: [0.54, 0.83], size: 0.726 },
            { thing: 'alarmClock', at: [0.66, 0.925], size: 0.08, turn: 8 },
            { who: 'kukdoo', mood: 'amazed', at: [0.86, 0.99], size: 0.264, flip: true },
            { who: 'bholu', mood: 'scared', at: [0.15, 0.98], size: 0.484, facing: 'away' },
            { who: 'hero', pose: 'lookUp', face: 'calm', at: [0.34, 0.985], size: 0.154 },
          ],
          captions: [
            {
              text: {
                en: 'And there he lay: Parbat the mountain, with his snow pulled down over one eye.',
                hi: 'और वह रहा परबत पहाड़, बर्फ़ की टोपी एक आँख तक खींचे हुए।',
              },
              near: [0.02, 0.02],
            },
          ],
          effects: [
            {
              text: { en: 'KHRRRRR', hi: 'खर्रर्रर्र' },
              near: [0.97, 0.16],
              width: 0.24,
              turn: -10,
              style: 'sky',
            },
          ],
        },
      ],
    },
    {
      height: 3.2,
      panels: [
        {
          width: 4.4,
          lean: 30,
          place: 'dryRiver',
          camera: { zoom: 2, at: [0.34, 0.62] },
          seed: 6,
          items: [
            {
              who: 'hero',
              pose: 'think',
              face: 'thinking',
              at: [0.28, 0.62],
              size: 0.5,
              anchor: 'head',
              flip: true,
            },
          ],
          balloons: [
            {
              kind: 'speech',
              from: 'hero',
              text: { en: 'He’s not wicked. He’s only sleepy.', hi: 'वह बुरा नहीं है। बस नींद में है।' },
              near: [0.98, 0.05],
            },
          ],
        },
        {
          width: 4.6,
          place: 'dryRiver',
          camera: { zoom: 1.85, at: [0.8, 0.62] },
          seed: 6,
          items: [{ who: 'kukdoo', mood: 'sad', at: [0.72, 1.34], size: 1.16, flip: true }],
          balloons: [
            {
              kind: 'speech',
              from: 'kukdoo',
              text: { en: 'He’s sleepy on my BATH.', hi: 'मेरे नहाने के पानी पर नींद में है!' },
              near: [0.02, 0.05],
            },
          ],
        },
      ],
    },
  ],
};
