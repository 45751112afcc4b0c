import type { PagePlan } from '../../book.ts';

/** The loud one says nothing at all. */
export const pageThirteen: PagePlan = {
  rows: [
    {
      height: 7,
      slant: 40,
      bleed: true,
      panels: [
        {
          width: 1,
          place: 'lastCloud',
          camera: { angle: 'high' },
          seed: 7,
          items: [
            { thing: 'drumstick', at: [0.19, 0.792], size: 0.17, turn: 62 },
            { who: 'hero', pose: 'sit', face: 'sad', at: [0.4, 0.972], size: 0.209 },
            { who: 'gudgud', mood: 'sad', at: [0.66, 0.82], size: 0.252 },
            { thing: 'paperBoat', at: [0.9, 0.68], size: 0.05, turn: 8 },
            { who: 'friend', mood: 'sad', at: [0.53, 0.949], size: 0.13 },
          ],
          captions: [
            {
              text: {
                en: '{name} found Gudgud behind the last cloud, put the drumstick down, and said nothing at all.',
                hi: 'गुदगुद आख़िरी बादल के पीछे मिला। {name} ने डंडी रख दी, और कुछ नहीं कहा। कुछ भी नहीं।',
              },
              near: [0.04, 0.04],
            },
          ],
        },
      ],
    },
    {
      height: 3,
      panels: [
        {
          width: 4.4,
          lean: -30,
          place: 'lastCloud',
          camera: { zoom: 2, at: [0.4, 0.62] },
          seed: 7,
          items: [{ who: 'hero', pose: 'huddle', face: 'calm', at: [0.5, 0.62], size: 0.5, anchor: 'head' }],
        },
        {
          width: 4.8,
          place: 'lastCloud',
          camera: { zoom: 1.85, at: [0.25, 0.62] },
          seed: 7,
          items: [{ who: 'tarru', mood: 'happy', at: [0.26, 1.16], size: 0.92 }],
          balloons: [
            {
              kind: 'speech',
              from: 'tarru',
              text: { en: 'So THAT is hush. I like it.', hi: 'अच्छा, इसे कहते हैं चुप! बढ़िया है।' },
              near: [1, 0.02],
            },
          ],
        },
      ],
    },
  ],
};
