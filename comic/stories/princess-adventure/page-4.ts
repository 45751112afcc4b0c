import type { PagePlan } from '../../book.ts';

/** The wall of doors. */
export const pageFour: PagePlan = {
  rows: [
    {
      height: 1,
      bleed: true,
      panels: [
        {
          width: 1,
          place: 'doorWall',
          camera: { angle: 'low' },
          seed: 2,
          items: [
            { thing: 'goldKey', at: [0.605, 0.654], size: 0.035, turn: 12 },
            { who: 'moru', mood: 'happy', at: [0.7, 0.96], size: 0.374 },
            { who: 'hero', pose: 'lookUp', face: 'calm', at: [0.33, 0.965], size: 0.22 },
            { who: 'friend', mood: 'amazed', at: [0.14, 0.965], size: 0.13 },
          ],
          captions: [
            {
              text: {
                en: 'Big doors, little doors, a door for elephants, and one for a single polite mouse. A hundred of them, and every one shut.',
                hi: 'बड़े दरवाज़े, छोटे दरवाज़े, एक हाथियों के लिए, और एक बस एक शरीफ़ चूहे के लिए। पूरे सौ, और सब बंद।',
              },
              near: [0.04, 0.04],
            },
          ],
          balloons: [
            {
              kind: 'speech',
              from: 'hero',
              text: { en: 'Where do we begin?', hi: 'शुरू कहाँ से करें?' },
              near: [0.2, 0.36],
            },
            {
              kind: 'speech',
              from: 'moru',
              text: {
                en: 'At the beginning. I always get stuck there.',
                hi: 'एकदम शुरू से। मैं हमेशा वहीं अटकता हूँ।',
              },
              near: [0.9, 0.4],
            },
          ],
        },
      ],
    },
  ],
};
