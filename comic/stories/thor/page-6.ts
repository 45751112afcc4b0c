import type { PagePlan } from '../../book.ts';

/** Up, with a passenger who was not asked. */
export const pageSix: PagePlan = {
  rows: [
    {
      height: 10,
      bleed: true,
      panels: [
        {
          width: 1,
          place: 'cloudSea',
          seed: 2,
          items: [
            { who: 'gudgud', mood: 'happy', at: [0.66, 0.6], size: 0.42, turn: 8 },
            { who: 'hero', pose: 'fly', face: 'happy', at: [0.31, 0.52], size: 0.2, anchor: 'head' },
            { who: 'tarru', mood: 'scared', at: [0.74, 0.88], size: 0.26, turn: -16 },
            { thing: 'paperBoat', at: [0.1, 0.4], size: 0.05, turn: -14 },
            { who: 'friend', mood: 'amazed', at: [0.47, 0.4], size: 0.12 },
          ],
          captions: [
            {
              text: {
                en: 'Up they went: one drummer, one thundercloud,[ one {animal},] and one frog who had not been asked.',
                hi: 'और सब उड़ चले: एक ढोल, एक बादल,[ एक {animal},] और एक मेंढक, जिससे किसी ने पूछा ही नहीं।',
              },
              near: [0.04, 0.04],
            },
          ],
          effects: [
            { text: { en: 'WHEEEE!', hi: 'हुईईई!' }, near: [0.1, 0.28], width: 0.4, turn: -9, style: 'gold' },
          ],
          balloons: [
            {
              kind: 'shout',
              from: 'tarru',
              text: { en: 'I’m NOT that kind of frog!', hi: 'मैं उड़ने वाला मेंढक नहीं हूँ!' },
              near: [0.4, 0.9],
            },
          ],
        },
      ],
    },
  ],
};
