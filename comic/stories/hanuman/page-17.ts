import type { PagePlan } from '../../book.ts';

/** The leap. */
export const pageSeventeen: PagePlan = {
  rows: [
    {
      height: 1,
      bleed: true,
      panels: [
        {
          width: 1,
          place: 'gorge',
          seed: 3,
          items: [
            { thing: 'guardianLeaping', at: [0.56, 0.29], size: 0.46 },
            { thing: 'speedLines', at: [0.3, 0.6], size: 0.2, turn: -24 },
            { who: 'chapal', mood: 'amazed', gesture: 'soar', at: [0.21, 0.71], size: 0.17, turn: 20 },
            { who: 'jhonka', mood: 'happy', at: [0.6, 0.79], size: 0.2, turn: 14 },
            {
              who: 'hero',
              pose: 'leap',
              face: 'brave',
              looksAt: [1, 0.4],
              at: [0.48, 0.55],
              size: 0.105,
              anchor: 'head',
              holds: { thing: 'lamp', hand: 1, size: 0.9 },
            },
          ],
          keepClear: [{ x: 0.36, y: 0.06, width: 0.42, height: 0.42 }],
          captions: [
            {
              text: {
                en: 'And {name} leapt, over the clouds and the long way down, and the wind was kind.',
                hi: 'और {name} ने छलाँग लगाई, बादलों के ऊपर, गहरी खाई के ऊपर, और हवा ने हाथ थाम लिया।',
              },
              near: [0.02, 0.26],
            },
          ],
          effects: [
            {
              text: { en: 'LEEEAP!', hi: 'छलाँग!' },
              near: [0.02, 0.03],
              width: 0.4,
              turn: -10,
              style: 'gold',
            },
          ],
          balloons: [
            {
              kind: 'shout',
              from: 'chapal',
              text: { en: 'I forgot to tell you! HIC!', hi: 'मैं बताना भूल गया! हिच!' },
              near: [0.03, 0.84],
            },
            {
              kind: 'speech',
              from: 'jhonka',
              text: { en: 'Like soup! Like soup!', hi: 'सूप जैसे! सूप जैसे!' },
              near: [0.9, 0.72],
            },
          ],
        },
      ],
    },
  ],
};
