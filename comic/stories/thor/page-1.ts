import type { PagePlan } from '../../book.ts';

/** Everything in the house is quiet but one. */
export const pageOne: PagePlan = {
  rows: [
    {
      height: 5.9,
      slant: 60,
      bleed: true,
      panels: [
        {
          width: 1,
          place: 'kitchen',
          seed: 2,
          items: [
            { who: 'nani', mood: 'amazed', at: [0.77, 1.02], size: 0.56 },
            { thing: 'paperBoat', at: [0.52, 0.74], size: 0.09 },
            {
              who: 'hero',
              pose: 'carry',
              face: 'happy',
              at: [0.27, 1.02],
              size: 0.27,
              holds: { thing: 'drumstick', hand: 1, size: 0.8 },
            },
          ],
          captions: [
            {
              text: {
                en: 'In {name}’s house everything was quiet, except {name}[ and a pair of {colour} trousers].',
                hi: '{name} के घर में सब कुछ चुप रहता था। बस एक {name} नहीं[, और {colour} की पतलून]।',
              },
              near: [0.02, 0.02],
            },
          ],
          effects: [
            {
              text: { en: 'DHUM! DHUM!', hi: 'ढम! ढम!' },
              near: [0.56, 0.3],
              width: 0.32,
              turn: -8,
              style: 'fire',
            },
          ],
          balloons: [
            {
              kind: 'speech',
              from: 'nani',
              text: { en: 'Softly, my drum! The pickles are sleeping.', hi: 'धीरे, मेरे नगाड़े! अचार सो रहा है।' },
              near: [0.95, 0.04],
            },
          ],
        },
      ],
    },
    {
      height: 4.1,
      panels: [
        {
          width: 4.4,
          lean: -36,
          place: 'kitchen',
          camera: { zoom: 2, at: [0.27, 0.62] },
          seed: 2,
          items: [
            { who: 'hero', pose: 'shrug', face: 'calm', looksAt: [0.3, 1.4], at: [0.3, 0.96], size: 0.3 },
          ],
          captions: [
            {
              text: {
                en: 'Nani had even knitted quiet boots. They did not help.',
                hi: 'नानी ने तो बेआवाज़ जूते भी बुन दिए थे। कोई फ़ायदा नहीं हुआ।',
              },
              near: [1, 0],
            },
          ],
        },
        {
          width: 4.8,
          place: 'kitchen',
          camera: { angle: 'low' },
          seed: 2,
          items: [{ who: 'nani', mood: 'scared', at: [0.34, 1.14], size: 0.86, facing: 'front' }],
          effects: [
            {
              text: { en: 'PHWEEE!', hi: 'सीईईटी!' },
              near: [0.98, 0.04],
              width: 0.42,
              turn: 6,
              style: 'gold',
            },
          ],
          balloons: [
            {
              kind: 'speech',
              from: 'nani',
              text: { en: 'The cooker may. It’s making lunch.', hi: 'कुकर शोर करे तो ठीक। वह खाना पकाता है।' },
              near: [1, 0.7],
            },
          ],
        },
      ],
    },
  ],
};
