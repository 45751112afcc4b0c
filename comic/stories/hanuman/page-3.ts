import type { PagePlan } from '../../book.ts';

/** Somebody giggles, and the flame is gone. */
export const pageThree: PagePlan = {
  rows: [
    {
      height: 4.2,
      slant: -60,
      panels: [
        {
          width: 4.6,
          lean: 40,
          place: 'nightBurst',
          seed: 2,
          items: [
            { thing: 'speedLines', at: [0.5, 0.5], size: 0.9, turn: 6 },
            { thing: 'lamp', at: [0.34, 0.68], size: 0.5, turn: 12 },
          ],
          keepClear: [{ x: 0.18, y: 0.33, width: 0.34, height: 0.52 }],
          captions: [
            {
              text: {
                en: 'Then somebody giggled, and in came the wind.',
                hi: 'तभी कोई खिलखिलाया, और भीतर आई हवा।',
              },
              near: [0, 0],
            },
          ],
          effects: [
            { text: { en: 'WHOOOSH!', hi: 'फूऊऊ!' }, near: [0.98, 0.9], width: 0.44, turn: -9, style: 'ice' },
          ],
        },
        {
          width: 4.4,
          place: 'iceBurst',
          seed: 3,
          items: [
            {
              who: 'hero',
              pose: 'shout',
              face: 'surprised',
              looksAt: [-0.4, 0.7],
              at: [0.42, 0.62],
              size: 0.44,
              anchor: 'head',
            },
          ],
          balloons: [
            {
              kind: 'shout',
              from: 'hero',
              text: { en: 'Chapal! The flame!', hi: 'चपल! लौ!' },
              near: [0.95, 0],
            },
          ],
        },
      ],
    },
    {
      height: 5.8,
      bleed: true,
      panels: [
        {
          width: 1,
          place: 'shrineDark',
          seed: 1,
          items: [
            { who: 'chapal', mood: 'scared', gesture: 'shrug', at: [0.2, 0.95], size: 0.47 },
            { who: 'hero', pose: 'crouch', face: 'worried', flip: true, at: [0.82, 0.955], size: 0.24 },
            { thing: 'darkLamp', at: [0.44, 0.885], size: 0.2, turn: -84 },
          ],
          captions: [
            {
              text: {
                en: 'It was as dark as the inside of a coconut.',
                hi: 'इतना अँधेरा हो गया, जितना नारियल के अंदर होता है।',
              },
              near: [0.02, 0.02],
            },
          ],
          effects: [
            {
              text: { en: 'hee hee hee', hi: 'ही ही ही' },
              near: [0.84, 0.02],
              width: 0.19,
              turn: 7,
              style: 'sky',
            },
          ],
          balloons: [
            {
              kind: 'shout',
              from: 'chapal',
              text: { en: 'It wasn’t me! I didn’t even sneeze!', hi: 'मैंने कुछ नहीं किया! मैंने तो छींका भी नहीं!' },
              near: [0.1, 0.3],
            },
            {
              kind: 'speech',
              from: 'hero',
              text: {
                en: 'No flame, no festival. What shall we do?',
                hi: 'लौ नहीं तो त्योहार नहीं। अब क्या करें?',
              },
              near: [0.99, 0.3],
            },
          ],
        },
      ],
    },
  ],
};
