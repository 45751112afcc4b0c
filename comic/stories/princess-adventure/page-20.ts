import type { PagePlan } from '../../book.ts';

/** Nobody counted. */
export const pageTwenty: PagePlan = {
  rows: [
    {
      height: 1,
      bleed: true,
      panels: [
        {
          width: 1,
          place: 'secretGardenNight',
          camera: { angle: 'high' },
          seed: 2,
          items: [
            { thing: 'wheelchair', at: [0.745, 0.75], size: 0.11 },
            { who: 'sauOpen', mood: 'happy', at: [0.14, 0.708], size: 0.24 },
            { who: 'dheeru', mood: 'proud', at: [0.88, 0.931], size: 0.17, flip: true },
            { thing: 'swing', at: [0.5, 0.583], size: 0.22 },
            { who: 'raniDadi', mood: 'happy', at: [0.585, 0.688], size: 0.32 },
            {
              who: 'hero',
              pose: 'sit',
              face: 'calm',
              looksAt: [0.14, 0.34],
              at: [0.415, 0.694],
              size: 0.165,
              flip: true,
              wheels: 'out',
            },
            { thing: 'goldKey', at: [0.69, 0.861], size: 0.035, turn: 70 },
            { who: 'friend', mood: 'happy', at: [0.3, 0.903], size: 0.12 },
          ],
          captions: [
            {
              text: {
                en: 'That evening Dadi and {name} sat on the swing and watched the moon. They sat still for a very long time. Nobody counted[, not even one {animal}].',
                hi: 'उस शाम दादी और {name} ने झूले पर बैठकर चाँद देखा। बड़ी देर तक, बिना हिले। किसी ने गिना नहीं।[ साथ में {animal} भी चुप।]',
              },
              near: [0.02, 0.02],
            },
          ],
          balloons: [
            {
              kind: 'speech',
              from: 'dheeru',
              text: { en: 'Urgent reply! Back in no time.', hi: 'ज़रूरी जवाब! बस, अभी पहुँचा।' },
              near: [0.93, 0.74],
            },
          ],
        },
      ],
    },
  ],
};
