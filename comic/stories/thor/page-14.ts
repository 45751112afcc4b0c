import type { PagePlan } from '../../book.ts';

/** What a thundercloud is afraid of. */
export const pageFourteen: PagePlan = {
  rows: [
    {
      height: 5,
      slant: -50,
      panels: [
        {
          width: 5.4,
          lean: 36,
          place: 'lastCloud',
          camera: { zoom: 2, at: [0.68, 0.62] },
          seed: 3,
          items: [{ who: 'gudgud', mood: 'sad', at: [0.28, 1.08], size: 0.8 }],
          balloons: [
            {
              kind: 'speech',
              from: 'gudgud',
              text: {
                en: 'When it thunders, doors bang and everybody runs. I don’t want to be what people run from.',
                hi: 'बादल गरजे तो दरवाज़े धड़ाम, और सब भागते हैं। मुझे ऐसा नहीं बनना, जिससे लोग भागें।',
              },
              near: [1, 0],
            },
          ],
        },
        {
          width: 4,
          place: 'lastCloud',
          camera: { zoom: 1.85, at: [0.44, 0.62] },
          seed: 3,
          items: [
            {
              who: 'hero',
              pose: 'hug',
              face: 'sad',
              looksAt: [-0.3, 0.4],
              at: [0.4, 0.62],
              size: 0.36,
              anchor: 'head',
            },
          ],
          balloons: [
            {
              kind: 'speech',
              from: 'hero',
              text: {
                en: 'I know. “Hush” is nearly my second name.',
                hi: 'मुझे पता है। मेरा तो आधा नाम ही “चुप” है।',
              },
              near: [0.9, 0],
            },
          ],
        },
      ],
    },
    {
      height: 5,
      bleed: true,
      panels: [
        {
          width: 1,
          place: 'lastCloud',
          seed: 3,
          items: [
            { who: 'gudgud', mood: 'amazed', at: [0.68, 1.0], size: 0.62 },
            { who: 'hero', pose: 'hug', face: 'calm', at: [0.44, 0.98], size: 0.28 },
            { thing: 'paperBoat', at: [0.07, 0.9], size: 0.07 },
          ],
          captions: [
            {
              text: {
                en: 'Then {name} leaned close, to listen to what was inside.',
                hi: 'फिर {name} ने कान लगाया: अंदर क्या चल रहा है?',
              },
              near: [0.04, 0.04],
            },
          ],
          balloons: [
            {
              kind: 'speech',
              from: 'gudgud',
              text: { en: 'Careful! Your hair...', hi: 'ज़रा सँभलके! तुम्हारे बाल...' },
              near: [0.95, 0.06],
            },
          ],
        },
      ],
    },
  ],
};
