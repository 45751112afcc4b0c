import type { PagePlan } from '../../book.ts';

/** What thunder is. */
export const pageSixteen: PagePlan = {
  rows: [
    {
      height: 5.4,
      slant: -60,
      bleed: true,
      panels: [
        {
          width: 1,
          place: 'monsoon',
          camera: { angle: 'low' },
          seed: 5,
          items: [
            { who: 'gudgud', mood: 'amazed', at: [0.64, 0.95], size: 0.462 },
            { who: 'hero', pose: 'cheer', face: 'happy', at: [0.3, 0.97], size: 0.275, breaks: true },
            { thing: 'paperBoat', at: [0.9, 0.87], size: 0.07 },
          ],
          balloons: [
            {
              kind: 'shout',
              from: 'hero',
              text: {
                en: 'Thunder isn’t shouting. Thunder is LAUGHING!',
                hi: 'गरजना चिल्लाना नहीं है। गरजना तो हँसना है!',
              },
              near: [0.1, 0.04],
            },
            {
              kind: 'speech',
              from: 'gudgud',
              text: { en: 'I have a laugh?', hi: 'मेरी हँसी?' },
              near: [0.88, 0.1],
            },
          ],
        },
      ],
    },
    {
      height: 4.6,
      panels: [
        {
          width: 5,
          lean: 36,
          place: 'monsoon',
          camera: { zoom: 1.7, at: [0.63, 0.62] },
          seed: 5,
          items: [{ who: 'ghanghor', mood: 'amazed', at: [0.32, 1.1], size: 0.86 }],
          balloons: [
            {
              kind: 'speech',
              from: 'ghanghor',
              text: {
                en: 'A thousand monsoons, and I did every one of them cross.',
                hi: 'हज़ार सावन बीत गए, और मैं हर बार मुँह फुलाकर गरजा।',
              },
              near: [1, 0.02],
            },
          ],
        },
        {
          width: 4,
          place: 'monsoon',
          camera: { zoom: 2, at: [0.38, 0.62] },
          seed: 5,
          items: [{ who: 'tarru', mood: 'proud', at: [0.4, 1.12], size: 0.76 }],
          balloons: [
            {
              kind: 'speech',
              from: 'tarru',
              text: { en: 'No wonder it hurt.', hi: 'तभी गला बैठा।' },
              near: [1, 0.02],
            },
          ],
        },
      ],
    },
  ],
};
