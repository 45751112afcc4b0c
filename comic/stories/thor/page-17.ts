import type { PagePlan } from '../../book.ts';

/** The softest drumming in the world. */
export const pageSeventeen: PagePlan = {
  rows: [
    {
      height: 5.2,
      slant: 50,
      bleed: true,
      panels: [
        {
          width: 1,
          place: 'monsoon',
          camera: { angle: 'high' },
          seed: 2,
          items: [
            { who: 'ghanghor', mood: 'happy', at: [0.82, 0.86], size: 0.437 },
            { who: 'tarru', mood: 'proud', at: [0.54, 0.852], size: 0.252 },
            { thing: 'paperBoat', at: [0.66, 0.904], size: 0.06 },
            { who: 'hero', pose: 'drum', face: 'happy', at: [0.26, 0.985], size: 0.257 },
          ],
          captions: [
            {
              text: {
                en: 'So {name} drummed with two fingers, soft as a tickle.',
                hi: 'तो {name} ने दो उँगलियों से ढोल छुआ, जैसे गुदगुदी।',
              },
              near: [0.02, 0.02],
            },
          ],
          effects: [
            {
              text: { en: 'taka-dhin, taka-dhin', hi: 'तक-धिन, तक-धिन' },
              near: [0.9, 0.1],
              width: 0.4,
              turn: -4,
              style: 'leaf',
            },
          ],
        },
      ],
    },
    {
      height: 4.8,
      panels: [
        {
          width: 2.6,
          lean: -30,
          place: 'monsoon',
          camera: { zoom: 2, at: [0.25, 0.62] },
          seed: 2,
          items: [{ who: 'gudgud', mood: 'happy', at: [0.5, 1.04], size: 0.5 }],
          effects: [
            { text: { en: 'hee', hi: 'ही' }, near: [0.5, 0.26], width: 0.5, turn: -6, style: 'rose' },
          ],
        },
        {
          width: 3,
          lean: 30,
          place: 'monsoon',
          camera: { zoom: 1.85, at: [0.63, 0.62] },
          seed: 2,
          items: [{ who: 'laughingGudgud', mood: 'happy', at: [0.5, 1.06], size: 0.62 }],
          effects: [
            { text: { en: 'HA HA', hi: 'हा हा' }, near: [0.5, 0.06], width: 0.64, turn: 5, style: 'gold' },
          ],
        },
        {
          width: 3.8,
          place: 'monsoon',
          camera: { zoom: 2.2, at: [0.38, 0.62] },
          seed: 2,
          items: [{ who: 'laughingGudgud', mood: 'amazed', at: [0.5, 1.12], size: 0.8 }],
          effects: [
            {
              text: { en: 'HO HO HO', hi: 'हो हो हो' },
              near: [0.5, 0.03],
              width: 0.8,
              turn: -4,
              style: 'fire',
            },
          ],
        },
      ],
    },
  ],
};
