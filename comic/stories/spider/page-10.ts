import type { PagePlan } from '../../book.ts';

/** In the wind’s own pocket: one picture, the whole page. */
export const pageTen: PagePlan = {
  rows: [
    {
      height: 1,
      bleed: true,
      panels: [
        {
          width: 1,
          place: 'towerTop',
          seed: 1,
          items: [
            { who: 'chicks', mood: 'amazed', at: [0.66, 0.84], size: 0.32 },
            { thing: 'kiteRoof', at: [0.655, 0.515], size: 0.46 },
            { thing: 'slipper', at: [0.86, 0.925], size: 0.06, turn: -14 },
            { who: 'hero', pose: 'lookUp', face: 'surprised', at: [0.24, 0.96], size: 0.225 },
            { who: 'resham', mood: 'amazed', at: [0.325, 0.685], size: 0.1 },
            { who: 'friend', mood: 'amazed', at: [0.42, 0.955], size: 0.13 },
          ],
          captions: [
            {
              text: {
                en: 'And there, in the wind’s own pocket, sat Gulabo.',
                hi: 'और वहाँ, हवा की जेब में, बैठी थी गुलाबो।',
              },
              near: [0.02, 0.02],
            },
          ],
          balloons: [
            {
              kind: 'speech',
              from: 'hero',
              text: { en: 'Gulabo! Time to go home!', hi: 'गुलाबो! चलो, घर चलें!' },
              near: [0.3, 0.3],
            },
            { kind: 'speech', from: 'chicks', text: { en: 'Peep?', hi: 'चीं?' }, near: [0.93, 0.66] },
          ],
        },
      ],
    },
  ],
};
