import type { PagePlan } from '../../book.ts';

/** What the string said. */
export const pageSixteen: PagePlan = {
  rows: [
    {
      height: 4.4,
      slant: -50,
      panels: [
        {
          width: 3.2,
          lean: 30,
          place: 'kiteGold',
          camera: { zoom: 2.2, at: [0.25, 0.62] },
          seed: 21,
          items: [
            {
              who: 'hero',
              pose: 'think',
              face: 'calm',
              looksAt: [1.2, 0.3],
              at: [0.46, 0.66],
              size: 0.4,
              anchor: 'head',
              holds: { thing: 'cup', hand: 1, size: 1 },
            },
          ],
          balloons: [
            {
              kind: 'speech',
              from: 'hero',
              text: {
                en: 'Please bring down your kites. A mother must get home.',
                hi: 'पतंग उतारिए। माँ को घर जाना है।',
              },
              near: [0.5, 0.02],
            },
          ],
        },
        {
          width: 3.3,
          lean: -30,
          place: 'kiteGold',
          camera: { zoom: 1.7, at: [0.2, 0.62] },
          seed: 21,
          items: [
            {
              who: 'dadu',
              mood: 'amazed',
              at: [0.48, 1.28],
              size: 0.9,
              holds: { thing: 'cup', hand: 1, size: 0.44, turn: 20 },
            },
          ],
          balloons: [
            {
              kind: 'speech',
              from: 'dadu',
              text: {
                en: 'Bring down your tights? A mother lost her comb?',
                hi: 'पलंग उतारिए? माँ को सर नहाना है?',
              },
              near: [0.5, 0.02],
            },
          ],
        },
        {
          width: 2.9,
          place: 'roseBurst',
          seed: 24,
          items: [
            { thing: 'cup', at: [0.84, 0.36], size: 0.24, turn: -20 },
            { thing: 'cowFace', at: [0.56, 0.6], size: 0.62 },
          ],
          balloons: [
            { kind: 'speech', from: 'cowFace', text: { en: 'Moo?', hi: 'बाँ?' }, near: [0.02, 0.98] },
          ],
        },
      ],
    },
    {
      height: 5.6,
      bleed: true,
      panels: [
        {
          width: 1,
          place: 'kiteGold',
          camera: { angle: 'high' },
          seed: 21,
          items: [
            { who: 'cheel', mood: 'sad', at: [0.6, 0.42], size: 0.162 },
            { thing: 'slipper', at: [0.385, 0.752], size: 0.075, turn: -6 },
            { who: 'dadu', mood: 'amazed', at: [0.2, 0.852], size: 0.42 },
            { who: 'bijli', mood: 'amazed', at: [0.8, 0.964], size: 0.494 },
            { who: 'resham', mood: 'happy', at: [0.5, 0.748], size: 0.142 },
          ],
          captions: [
            {
              text: {
                en: 'So {name} said it again, slowly. And on every roof somebody looked up.',
                hi: 'तो {name} ने फिर कहा, धीरे से। और हर छत पर किसी ने ऊपर देखा।',
              },
              near: [0.02, 0.02],
            },
          ],
          balloons: [
            { kind: 'speech', from: 'dadu', text: { en: 'Oh. KITES!', hi: 'अच्छा, पतंग!' }, near: [0.1, 0.3] },
          ],
        },
      ],
    },
  ],
};
