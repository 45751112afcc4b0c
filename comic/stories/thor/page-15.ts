import type { PagePlan } from '../../book.ts';

/** It tickles. */
export const pageFifteen: PagePlan = {
  rows: [
    {
      height: 3.6,
      slant: 40,
      panels: [
        {
          width: 3.2,
          lean: -30,
          place: 'lastCloud',
          camera: { zoom: 1.85, at: [0.63, 0.62] },
          seed: 6,
          items: [{ who: 'gudgud', mood: 'amazed', at: [0.5, 1.12], size: 0.7 }],
          effects: [
            { text: { en: 'hee', hi: 'ही' }, near: [0.9, 0.04], width: 0.26, turn: 8, style: 'rose' },
          ],
        },
        {
          width: 3,
          lean: 30,
          place: 'lastCloud',
          camera: { zoom: 2.2, at: [0.26, 0.62] },
          seed: 6,
          items: [
            {
              who: 'hero',
              pose: 'tiptoe',
              face: 'surprised',
              looksAt: [-0.4, 0.6],
              at: [0.48, 0.58],
              size: 0.46,
              anchor: 'head',
            },
          ],
        },
        {
          width: 3.2,
          place: 'lastCloud',
          camera: { zoom: 1.7, at: [0.56, 0.62] },
          seed: 6,
          items: [{ who: 'laughingGudgud', mood: 'happy', at: [0.46, 1.12], size: 0.72 }],
          effects: [
            { text: { en: 'hee hee', hi: 'ही ही' }, near: [0.9, 0.04], width: 0.44, turn: 8, style: 'gold' },
          ],
        },
      ],
    },
    {
      height: 6.4,
      bleed: true,
      panels: [
        {
          width: 1,
          place: 'lastCloud',
          camera: { angle: 'high' },
          seed: 6,
          items: [
            { who: 'hero', pose: 'fall', face: 'laughing', at: [0.26, 0.892], size: 0.19 },
            { who: 'laughingGudgud', mood: 'amazed', at: [0.56, 0.788], size: 0.386 },
            { who: 'tarru', mood: 'amazed', at: [0.86, 0.94], size: 0.247 },
            { thing: 'paperBoat', at: [0.06, 0.62], size: 0.05, turn: -12 },
          ],
          effects: [
            {
              text: { en: 'GUD-GUD-GUD!', hi: 'गड़-गड़-गड़!' },
              near: [0.5, 0.04],
              width: 0.6,
              turn: -3,
              style: 'gold',
            },
          ],
          balloons: [
            {
              kind: 'shout',
              from: 'laughingGudgud',
              text: { en: 'It TICKLES!', hi: 'गुदगुदी हो रही है!' },
              near: [0.2, 0.34],
            },
            {
              kind: 'speech',
              from: 'tarru',
              text: { en: 'That was no pip.', hi: 'यह तो पिप नहीं था।' },
              near: [0.95, 0.38],
            },
          ],
        },
      ],
    },
  ],
};
