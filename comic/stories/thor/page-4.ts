import type { PagePlan } from '../../book.ts';

/** The smallest thunder in the world. */
export const pageFour: PagePlan = {
  rows: [
    {
      height: 5.6,
      slant: -50,
      bleed: true,
      panels: [
        {
          width: 1,
          place: 'bareSky',
          camera: { angle: 'low' },
          seed: 5,
          items: [
            { who: 'hero', pose: 'lookUp', face: 'surprised', at: [0.3, 0.98], size: 0.275 },
            { thing: 'paperBoat', at: [0.08, 0.93], size: 0.07 },
            { who: 'tarru', mood: 'amazed', at: [0.52, 0.96], size: 0.286 },
            { who: 'gudgud', mood: 'scared', at: [0.81, 0.6], size: 0.396 },
          ],
          captions: [
            {
              text: { en: 'And something in the empty sky answered.', hi: 'तभी सूने आसमान से जवाब आया।' },
              near: [0.02, 0.02],
            },
          ],
          effects: [
            { text: { en: 'pip', hi: 'पिप' }, near: [0.62, 0.1], width: 0.12, turn: -8, style: 'ice' },
          ],
        },
      ],
    },
    {
      height: 4.4,
      panels: [
        {
          width: 4.2,
          lean: 36,
          place: 'sunBurst',
          seed: 9,
          items: [
            {
              who: 'hero',
              pose: 'wave',
              face: 'happy',
              looksAt: [1, -0.4],
              at: [0.4, 0.63],
              size: 0.42,
              anchor: 'head',
            },
          ],
          balloons: [
            {
              kind: 'shout',
              from: 'hero',
              text: { en: 'HELLO UP THERE!', hi: 'नमस्ते, ऊपर वाले!' },
              near: [0.95, 0],
            },
          ],
        },
        {
          width: 4.8,
          place: 'bareSky',
          camera: { zoom: 2, at: [0.8, 0.62] },
          seed: 5,
          items: [{ who: 'gudgud', mood: 'scared', at: [0.34, 1.06], size: 0.82 }],
          balloons: [
            {
              kind: 'speech',
              from: 'gudgud',
              text: { en: 'Please don’t shout. I’m very new.', hi: 'चिल्लाओ मत, ना। मैं अभी बिलकुल नया हूँ।' },
              near: [1, 0.04],
            },
          ],
        },
      ],
    },
  ],
};
