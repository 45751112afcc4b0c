import type { PagePlan } from '../../book.ts';

/** Asking the weather. */
export const pageSeven: PagePlan = {
  rows: [
    {
      height: 5.8,
      slant: 70,
      bleed: true,
      panels: [
        {
          width: 1,
          place: 'cityNight',
          camera: { angle: 'low' },
          seed: 24,
          items: [
            { who: 'gloom', mood: 'sad', at: [0.73, 0.9], size: 0.616 },
            { thing: 'gecko', at: [0.94, 0.88], size: 0.1, turn: 20 },
            {
              who: 'hero',
              pose: 'point',
              face: 'brave',
              at: [0.3, 0.5],
              size: 0.3,
              anchor: 'head',
            },
          ],
          balloons: [
            {
              kind: 'shout',
              from: 'hero',
              text: { en: 'Thundercloud! Spit out those lights!', hi: 'ओ बादल! उगलो सारी बत्तियाँ!' },
              near: [0.14, 0.02],
            },
            {
              kind: 'speech',
              from: 'gloom',
              text: {
                en: 'It’s always me you all shout at. I only rain. On Thursdays.',
                hi: 'सब मुझी पर चिल्लाते हैं। मैं तो बस बरसता हूँ। वह भी गुरुवार को।',
              },
              near: [0.8, 0.04],
            },
          ],
        },
      ],
    },
    {
      height: 4.2,
      panels: [
        {
          width: 3.2,
          lean: 34,
          place: 'cityNight',
          camera: { zoom: 2.2, at: [0.3, 0.62] },
          seed: 24,
          items: [
            {
              who: 'hero',
              pose: 'namaste',
              face: 'sad',
              looksAt: [-0.3, 0.3],
              at: [0.5, 0.58],
              size: 0.38,
              anchor: 'head',
              flip: true,
            },
          ],
          balloons: [
            {
              kind: 'speech',
              from: 'hero',
              text: { en: 'Sorry. I forgot to ask first.', hi: 'माफ़ करना। पहले पूछना था।' },
              near: [0.5, 0.02],
            },
          ],
        },
        {
          width: 5.8,
          place: 'cityNight',
          camera: { zoom: 1.7, at: [0.73, 0.62] },
          seed: 24,
          items: [{ who: 'gloom', mood: 'happy', at: [0.27, 1.0], size: 0.86 }],
          balloons: [
            {
              kind: 'speech',
              from: 'gloom',
              text: {
                en: 'Nobody says sorry to weather! It went down your lane, and it was crying. I know crying. I’m mostly water.',
                hi: 'मौसम से भी कोई माफ़ी माँगता है! वह तुम्हारी गली में गई है, रोती हुई। रोना मैं पहचानता हूँ, मुझमें पानी ही पानी है।',
              },
              near: [0.95, 0.2],
            },
          ],
        },
      ],
    },
  ],
};
