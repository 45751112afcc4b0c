import type { PagePlan } from '../../book.ts';

/** The hall at the bottom: one picture, the whole page. */
export const pageTwelve: PagePlan = {
  rows: [
    {
      height: 1,
      bleed: true,
      panels: [
        {
          width: 1,
          place: 'crystalCave',
          camera: { angle: 'low' },
          seed: 2,
          items: [
            { who: 'tara', mood: 'sad', at: [0.76, 0.765], size: 0.132, turn: 8 },
            { thing: 'sleepingCat', at: [0.215, 0.912], size: 0.09 },
            { who: 'hero', pose: 'lookUp', face: 'calm', at: [0.4, 0.893], size: 0.198 },
            { who: 'tiko', mood: 'proud', at: [0.597, 0.915], size: 0.319 },
            { who: 'friend', mood: 'scared', at: [0.22, 0.955], size: 0.11 },
          ],
          captions: [
            {
              text: {
                en: 'At the bottom of the Deep Dark Hole stood a thousand crystals, with nobody to shine for.',
                hi: 'गहरे अँधेरे गड्ढे के तले में हज़ार चमकीले पत्थर खड़े थे, और चमकने के लिए कोई नहीं था।',
              },
              near: [0.03, 0.03],
            },
          ],
          effects: [
            { text: { en: 'blink', hi: 'टिम' }, near: [0.96, 0.68], width: 0.13, turn: -8, style: 'ice' },
          ],
          balloons: [
            {
              kind: 'speech',
              from: 'hero',
              text: { en: 'Tiko, you can let go of my sleeve now.', hi: 'टीको, अब मेरी आस्तीन छोड़ सकते हो।' },
              near: [0.2, 0.36],
            },
            {
              kind: 'speech',
              from: 'tiko',
              text: { en: 'No, thank you. I like this sleeve.', hi: 'नहीं, शुक्रिया। मुझे यह आस्तीन पसंद है।' },
              near: [0.62, 0.56],
            },
          ],
        },
      ],
    },
  ],
};
