import type { PagePlan } from '../../book.ts';

/** The Keeper of the Hundred Keys, less one. */
export const pageThree: PagePlan = {
  rows: [
    {
      height: 5.8,
      slant: 60,
      bleed: true,
      panels: [
        {
          width: 1,
          place: 'palaceGarden',
          camera: { angle: 'low' },
          seed: 3,
          items: [
            { who: 'moru', mood: 'proud', at: [0.7, 0.95], size: 0.616 },
            { thing: 'keyRing', at: [0.635, 0.865], size: 0.2, turn: 6 },
            { thing: 'goldKey', at: [0.87, 0.9], size: 0.05, turn: 60 },
            { who: 'hero', pose: 'wave', face: 'happy', at: [0.24, 0.97], size: 0.275 },
          ],
          captions: [
            {
              text: {
                en: 'Beside the pool stood the Keeper of the Hundred Keys, jingling importantly.',
                hi: 'तालाब के किनारे खड़ा था सौ चाबियों का रखवाला, बड़ी शान से छनछनाता हुआ।',
              },
              near: [0.02, 0.02],
            },
          ],
          balloons: [
            {
              kind: 'speech',
              from: 'moru',
              text: {
                en: 'Moru, at your service! Ninety-eight... ninety-nine... hm.',
                hi: 'मोरू, हाज़िर! अट्ठानबे... निन्यानबे... हम्म।',
              },
              near: [0.42, 0.2],
            },
          ],
          effects: [
            { text: { en: 'JINGLE!', hi: 'छन छन!' }, near: [0.5, 0.95], width: 0.2, turn: -8, style: 'gold' },
          ],
        },
      ],
    },
    {
      height: 4.2,
      panels: [
        {
          width: 3,
          lean: 30,
          place: 'palaceGarden',
          camera: { zoom: 2.2, at: [0.24, 0.62] },
          seed: 3,
          items: [
            {
              who: 'hero',
              pose: 'point',
              face: 'surprised',
              looksAt: [-0.3, 0.2],
              at: [0.4, 0.66],
              size: 0.4,
              anchor: 'head',
            },
          ],
          balloons: [
            {
              kind: 'speech',
              from: 'hero',
              text: { en: 'Did you lose one?', hi: 'एक खो गई क्या?' },
              near: [0.6, 0],
            },
          ],
        },
        {
          width: 3.2,
          lean: -30,
          place: 'palaceGarden',
          camera: { zoom: 1.7, at: [0.7, 0.62] },
          seed: 3,
          items: [{ who: 'moru', mood: 'scared', at: [0.5, 1.2], size: 0.78 }],
          balloons: [
            {
              kind: 'speech',
              from: 'moru',
              text: {
                en: 'Lose it? Never! It’s merely somewhere.',
                hi: 'खो गई? कभी नहीं! वह बस कहीं-न-कहीं है।',
              },
              near: [0.5, 0],
            },
          ],
        },
        {
          width: 3.6,
          place: 'palaceGarden',
          camera: { zoom: 2, at: [0.7, 0.62] },
          seed: 3,
          items: [
            { who: 'moru', mood: 'amazed', at: [0.5, 1.42], size: 0.74 },
            { thing: 'umbrella', at: [0.2, 0.6], size: 0.32, turn: -20 },
            { thing: 'spoon', at: [0.8, 0.58], size: 0.27, turn: 24 },
            { thing: 'samosa', at: [0.82, 0.87], size: 0.2, turn: -6 },
          ],
          captions: [
            {
              text: {
                en: 'He looked in his tail. A spoon. An umbrella. Half a samosa. Breakfast!',
                hi: 'उसने पूँछ टटोली। चम्मच। छाता। आधा समोसा। वाह, नाश्ता!',
              },
              near: [0.5, 0],
            },
          ],
        },
      ],
    },
  ],
};
