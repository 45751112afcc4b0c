import type { PagePlan } from '../../book.ts';

/** It opens. */
export const pageEighteen: PagePlan = {
  rows: [
    {
      height: 1,
      bleed: true,
      panels: [
        {
          width: 1,
          place: 'secretGarden',
          camera: { angle: 'low' },
          seed: 1,
          items: [
            { who: 'sauOpen', mood: 'happy', at: [0.3, 0.87], size: 0.55 },
            { who: 'raniDadi', mood: 'amazed', at: [0.85, 0.93], size: 0.374 },
            { who: 'moru', mood: 'proud', at: [0.6, 0.975], size: 0.275 },
            {
              who: 'hero',
              pose: 'leap',
              face: 'laughing',
              at: [0.57, 0.47],
              size: 0.19,
              anchor: 'head',
            },
            { thing: 'goldKey', at: [0.405, 0.945], size: 0.035, turn: 60 },
          ],
          captions: [
            {
              text: {
                en: 'And the hundredth door opened, all by itself, as wide as it could.',
                hi: 'और सौवाँ दरवाज़ा अपने-आप खुल गया, जितना खुल सकता था, पूरा।',
              },
              near: [0.02, 0.02],
            },
          ],
          balloons: [
            {
              kind: 'speech',
              from: 'sauOpen',
              text: { en: 'Come in, Nine Seconds! Come in, {name}!', hi: 'आओ, नौ सेकंड! आओ, {name}!' },
              near: [0.04, 0.22],
            },
          ],
          effects: [
            {
              text: { en: 'CREEEEAK!', hi: 'चर्रर्रर्रर्र!' },
              near: [0.85, 0.04],
              width: 0.52,
              turn: -8,
              style: 'gold',
            },
          ],
        },
      ],
    },
  ],
};
