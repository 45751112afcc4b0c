import type { PagePlan } from '../../book.ts';

/** Along a river that is not there. */
export const pageEight: PagePlan = {
  rows: [
    {
      height: 6,
      slant: 60,
      bleed: true,
      panels: [
        {
          width: 1,
          place: 'dryRiver',
          camera: { angle: 'high' },
          seed: 1,
          items: [
            { thing: 'alarmClock', at: [0.06, 0.712], size: 0.1, turn: -10 },
            { who: 'bholu', mood: 'sad', at: [0.34, 0.908], size: 0.57 },
            { who: 'hero', pose: 'run', face: 'happy', at: [0.68, 0.852], size: 0.202 },
          ],
          captions: [
            {
              text: {
                en: 'So they set off along the river, which was not there.',
                hi: 'तो सब नदी के साथ-साथ चल पड़े, जो वहाँ थी ही नहीं।',
              },
              near: [0.02, 0.02],
            },
          ],
          balloons: [
            {
              kind: 'speech',
              from: 'bholu',
              text: { en: 'What if I never roar?', hi: 'अगर दहाड़ कभी न निकली तो?' },
              near: [0.42, 0.1],
            },
            {
              kind: 'speech',
              from: 'hero',
              text: {
                en: 'Then we’ll think of something else. We have sandwiches.',
                hi: 'तो कुछ और सोचेंगे। सैंडविच हैं ना।',
              },
              near: [0.94, 0.12],
            },
          ],
        },
      ],
    },
    {
      height: 4,
      panels: [
        {
          width: 4.7,
          lean: 36,
          place: 'iceBurst',
          seed: 3,
          items: [
            { thing: 'speedLines', at: [0.22, 0.62], size: 0.5 },
            { who: 'sarpat', mood: 'amazed', at: [0.42, 0.98], size: 0.66 },
          ],
          balloons: [
            {
              kind: 'shout',
              from: 'sarpat',
              text: { en: 'Slow down! The wind is in my eyes!', hi: 'धीरे! आँखों में हवा लग रही है!' },
              near: [0.98, 0.04],
            },
          ],
        },
        {
          width: 4.3,
          place: 'dryRiver',
          camera: { zoom: 2, at: [0.25, 0.62] },
          seed: 1,
          items: [{ who: 'kukdoo', mood: 'proud', at: [0.72, 1.26], size: 0.98, flip: true }],
          balloons: [
            {
              kind: 'speech',
              from: 'kukdoo',
              text: {
                en: 'I’m coming too. I haven’t had a bath since Tuesday.',
                hi: 'मैं भी चलूँगी। मंगलवार से नहाई नहीं हूँ।',
              },
              near: [0.02, 0.06],
            },
          ],
        },
      ],
    },
  ],
};
