import type { PagePlan } from '../../book.ts';

/** One hundred and ninety-nine stairs. */
export const pageNine: PagePlan = {
  rows: [
    {
      height: 3.9,
      slant: 50,
      panels: [
        {
          width: 5.4,
          lean: -36,
          place: 'kiteGold',
          camera: { angle: 'low' },
          seed: 3,
          items: [
            { thing: 'clockTower', at: [0.84, 0.6], size: 0.86 },
            { thing: 'cow', at: [0.64, 0.888], size: 0.44 },
            { who: 'hero', pose: 'point', face: 'surprised', at: [0.2, 0.66], size: 0.28, anchor: 'head' },
          ],
          captions: [
            { text: { en: 'The cow was already there.', hi: 'गाय वहाँ पहले से खड़ी थी।' }, near: [0.02, 0.02] },
          ],
          balloons: [
            { kind: 'speech', from: 'hero', text: { en: 'HOW?', hi: 'कैसे?' }, near: [0.36, 0.3] },
            { kind: 'speech', from: 'cow', text: { en: 'Moo.', hi: 'बाँ।' }, near: [0.36, 0.8] },
          ],
        },
        {
          width: 3.6,
          place: 'kiteGold',
          camera: { zoom: 2, at: [0.75, 0.62] },
          seed: 3,
          items: [{ who: 'resham', mood: 'amazed', at: [0.5, 1.15], size: 0.72 }],
          balloons: [
            {
              kind: 'speech',
              from: 'resham',
              text: {
                en: 'One hundred and ninety-nine stairs. Times eight knees...',
                hi: 'एक सौ निन्यानवे सीढ़ियाँ। गुणा आठ घुटने...',
              },
              near: [0.5, 0.02],
            },
          ],
        },
      ],
    },
    {
      height: 6.1,
      bleed: true,
      panels: [
        {
          width: 1,
          place: 'towerStairs',
          seed: 2,
          items: [
            { thing: 'slipper', at: [0.61, 0.632], size: 0.09, turn: -4 },
            { who: 'hero', pose: 'tiptoe', face: 'happy', at: [0.35, 0.862], size: 0.24, wheels: 'hover' },
            { who: 'resham', mood: 'scared', at: [0.262, 0.575], size: 0.12 },
          ],
          captions: [
            {
              text: {
                en: 'About half way up, four laddoos disappeared.',
                hi: 'आधे रास्ते में चार लड्डू ग़ायब हो गए।',
              },
              near: [0.02, 0.02],
            },
          ],
          balloons: [
            {
              kind: 'speech',
              from: 'resham',
              text: { en: 'Please carry me.', hi: 'मुझे गोद में ले लो।' },
              near: [0.1, 0.3],
            },
            {
              kind: 'speech',
              from: 'hero',
              text: { en: 'You ARE being carried.', hi: 'गोद में ही तो हो।' },
              near: [0.54, 0.3],
            },
          ],
          effects: [
            { text: { en: 'PUFF', hi: 'हफ़ हफ़' }, near: [0.04, 0.72], width: 0.17, turn: -8, style: 'ice' },
          ],
        },
      ],
    },
  ],
};
