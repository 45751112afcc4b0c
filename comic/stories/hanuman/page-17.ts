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
          place: 'cloudSea',
          seed: 3,
          items: [
            { thing: 'guardianInClouds', at: [0.755, 0.24], size: 0.36 },
            { thing: 'speedLines', at: [0.2, 0.7], size: 0.3, turn: -24 },
            { who: 'chapal', mood: 'amazed', gesture: 'soar', at: [0.15, 0.945], size: 0.22, turn: 22 },
            { who: 'jhonka', mood: 'happy', at: [0.74, 0.955], size: 0.27, turn: 14 },
            {
              who: 'hero',
              pose: 'leap',
              face: 'brave',
              looksAt: 'guardianInClouds',
              at: [0.47, 0.485],
              size: 0.2,
              anchor: 'head',
              holds: { thing: 'lamp', hand: 1, size: 0.9 },
            },
          ],
          keepClear: [
            { x: 0.55, y: 0.44, width: 0.15, height: 0.2 },
            { x: 0.6, y: 0.06, width: 0.34, height: 0.4 },
          ],
          captions: [
            {
              text: {
                en: 'And {name} leapt, over the clouds and the long way down, and the wind was kind.',
                hi: 'और {name} ने छलाँग लगाई, बादलों के ऊपर, गहरी खाई के ऊपर, और हवा ने हाथ थाम लिया।',
              },
              near: [0.02, 0.38],
            },
          ],
          effects: [
            {
              text: { en: 'LEEEAP!', hi: 'छलाँग!' },
              near: [0.03, 0.03],
              width: 0.5,
              turn: -10,
              style: 'gold',
            },
          ],
          balloons: [
            {
              kind: 'shout',
              from: 'chapal',
              text: { en: 'I forgot to tell you! HIC!', hi: 'मैं बताना भूल गया! हिच!' },
              near: [0.03, 0.62],
            },
            {
              kind: 'speech',
              from: 'jhonka',
              text: { en: 'Like soup! Like soup!', hi: 'सूप जैसे! सूप जैसे!' },
              near: [0.98, 0.66],
            },
          ],
        },
      ],
    },
  ],
};
