import type { PagePlan } from '../../book.ts';

/** Everybody comes in. */
export const pageNineteen: PagePlan = {
  rows: [
    {
      height: 6,
      slant: -50,
      bleed: true,
      panels: [
        {
          width: 1,
          place: 'doorWallOpen',
          camera: { angle: 'low' },
          seed: 2,
          items: [
            { thing: 'townsfolk', at: [0.5, 0.84], size: 0.36 },
            { who: 'dheeru', mood: 'happy', at: [0.1, 0.97], size: 0.33, flip: true },
            { who: 'moru', mood: 'proud', at: [0.75, 0.96], size: 0.55 },
            { who: 'hero', pose: 'cheer', face: 'proud', at: [0.44, 0.6], size: 0.22, anchor: 'head' },
            { thing: 'goldKey', at: [0.94, 0.93], size: 0.05, turn: 50 },
          ],
          captions: [
            {
              text: {
                en: 'The whole town came in by all hundred doors. There were laddoos for everybody, and Moru danced.',
                hi: 'सारा शहर सौ के सौ दरवाज़ों से अंदर आया। सबको लड्डू मिले, और मोरू नाचा।',
              },
              near: [0.02, 0.02],
            },
          ],
          effects: [
            {
              text: { en: 'TA-THAI!', hi: 'ता थई!' },
              near: [0.97, 0.1],
              width: 0.26,
              turn: 8,
              style: 'rose',
            },
          ],
        },
      ],
    },
    {
      height: 4,
      panels: [
        {
          width: 4.4,
          lean: 30,
          place: 'doorWallOpen',
          camera: { zoom: 2.2, at: [0.75, 0.62] },
          seed: 2,
          items: [{ who: 'moru', mood: 'amazed', at: [0.4, 1.08], size: 0.8 }],
          balloons: [
            {
              kind: 'speech',
              from: 'moru',
              text: { en: 'But then what WAS my hundredth key for?', hi: 'तो मेरी सौवीं चाबी थी किसकी?' },
              near: [1, 0],
            },
          ],
        },
        {
          width: 4.6,
          place: 'doorWallOpen',
          camera: { zoom: 1.7, at: [0.5, 0.62] },
          seed: 2,
          items: [
            { who: 'raniDadi', mood: 'proud', at: [0.34, 1.2], size: 0.94 },
            { thing: 'teaTable', at: [0.76, 0.86], size: 0.56 },
          ],
          balloons: [
            {
              kind: 'speech',
              from: 'raniDadi',
              text: { en: 'Oh! The biscuit tin.', hi: 'अरे! बिस्कुट के डिब्बे की।' },
              near: [1, 0],
            },
          ],
        },
      ],
    },
  ],
};
