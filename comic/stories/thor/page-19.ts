import type { PagePlan } from '../../book.ts';

/** They run, but look which way. */
export const pageNineteen: PagePlan = {
  rows: [
    {
      height: 5.8,
      slant: -50,
      bleed: true,
      panels: [
        {
          width: 1,
          place: 'fullRiver',
          camera: { angle: 'high' },
          seed: 2,
          items: [
            { thing: 'rainfall', at: [0.5, 0.45], size: 1 },
            { thing: 'townsfolk', at: [0.8, 0.63], size: 0.2 },
            { thing: 'bucket', at: [0.88, 0.76], size: 0.2 },
            { who: 'laughingGudgud', mood: 'amazed', at: [0.44, 0.54], size: 0.342 },
            { thing: 'paperBoat', at: [0.5, 0.776], size: 0.16, turn: -6 },
            { who: 'hero', pose: 'run', face: 'happy', at: [0.17, 0.852], size: 0.202, breaks: true },
          ],
          captions: [
            { text: { en: 'Doors banged. Everybody ran.', hi: 'दरवाज़े धड़ाम। सब भागे।' }, near: [0.02, 0.02] },
          ],
          balloons: [
            {
              kind: 'shout',
              from: 'laughingGudgud',
              text: { en: '{name}, they’re running OUT!', hi: '{name}, ये तो बाहर भाग रहे हैं!' },
              near: [0.72, 0.06],
            },
          ],
        },
      ],
    },
    {
      height: 4.2,
      panels: [
        {
          width: 4.2,
          lean: 36,
          place: 'fullRiver',
          camera: { zoom: 2.2, at: [0.75, 0.62] },
          seed: 2,
          items: [{ who: 'tarru', mood: 'proud', at: [0.34, 1.1], size: 0.74 }],
          effects: [
            {
              text: { en: 'TARRR!', hi: 'टर्र टर्र!' },
              near: [0.95, 0.04],
              width: 0.4,
              turn: 6,
              style: 'leaf',
            },
          ],
          balloons: [
            {
              kind: 'speech',
              from: 'tarru',
              text: { en: 'Sold out!', hi: 'सारे टिकट बिक गए!' },
              near: [1, 0.6],
            },
          ],
        },
        {
          width: 5,
          place: 'fullRiver',
          camera: { zoom: 1.7, at: [0.5, 0.62] },
          seed: 2,
          items: [
            { thing: 'rainfall', at: [0.5, 0.5], size: 1 },
            { who: 'umbrellaNani', mood: 'happy', at: [0.3, 1.12], size: 0.74 },
          ],
          balloons: [
            {
              kind: 'speech',
              from: 'umbrellaNani',
              text: {
                en: 'Play, {name}, as loud as you like[, louder than your {colour} trousers]! The pickles are up anyway.',
                hi: 'बजाओ, {name}, जी भरके बजाओ[, अपनी {colour} की पतलून से भी ज़ोर से]! अचार तो वैसे भी जाग गया।',
              },
              near: [1, 0.02],
            },
          ],
        },
      ],
    },
  ],
};
