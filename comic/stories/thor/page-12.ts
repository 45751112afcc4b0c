import type { PagePlan } from '../../book.ts';

/** Down below, the quiet is too quiet. */
export const pageTwelve: PagePlan = {
  rows: [
    {
      height: 5.8,
      slant: -50,
      bleed: true,
      panels: [
        {
          width: 1,
          place: 'valleyDusk',
          camera: { angle: 'high' },
          seed: 3,
          items: [
            { who: 'umbrellaNani', mood: 'sad', at: [0.26, 0.972], size: 0.475, facing: 'right' },
            { thing: 'emptyBucket', at: [0.55, 0.792], size: 0.17 },
            { thing: 'emptyBucket', at: [0.68, 0.792], size: 0.19 },
            { thing: 'emptyBucket', at: [0.82, 0.792], size: 0.21 },
            { thing: 'paperBoat', at: [0.93, 0.792], size: 0.07 },
          ],
          captions: [
            {
              text: {
                en: 'Far below, the buckets stood in a queue, and Nani’s umbrella had been open since noon.',
                hi: 'नीचे बाल्टियाँ क़तार में खड़ी थीं, और नानी का छाता दोपहर से खुला था।',
              },
              near: [0.96, 0.04],
            },
          ],
        },
      ],
    },
    {
      height: 4.2,
      panels: [
        {
          width: 5,
          lean: 36,
          place: 'valleyDusk',
          camera: { zoom: 1.7, at: [0.3, 0.62] },
          seed: 3,
          items: [{ who: 'umbrellaNani', mood: 'sad', at: [0.3, 1.12], size: 0.76 }],
          balloons: [
            {
              kind: 'speech',
              from: 'umbrellaNani',
              text: {
                en: 'So this is what I asked for all year. Quiet.',
                hi: 'साल भर यही तो माँगती रही। चुप्पी।',
              },
              near: [1, 0.02],
            },
          ],
        },
        {
          width: 4,
          place: 'valleyDusk',
          camera: { zoom: 2, at: [0.3, 0.62] },
          seed: 3,
          items: [{ who: 'nani', mood: 'amazed', at: [0.4, 1.16], size: 0.84 }],
          balloons: [
            {
              kind: 'thought',
              from: 'nani',
              text: { en: 'I don’t like it at all.', hi: 'ज़रा भी अच्छी नहीं लगती।' },
              near: [1, 0.02],
            },
          ],
        },
      ],
    },
  ],
};
