import type { PagePlan } from '../../book.ts';

/** The last lamp, and what came round the corner. */
export const pageEight: PagePlan = {
  rows: [
    {
      height: 1,
      bleed: true,
      panels: [
        {
          width: 5,
          lean: -70,
          place: 'darkLane',
          seed: 7,
          items: [
            { who: 'lamba', mood: 'scared', at: [0.62, 0.93], size: 0.62 },
            { thing: 'gecko', at: [0.615, 0.72], size: 0.055, turn: 6 },
            { who: 'jugnu', mood: 'scared', at: [0.84, 0.74], size: 0.14 },
            { who: 'hero', pose: 'wave', face: 'happy', at: [0.29, 0.955], size: 0.16 },
          ],
          captions: [
            {
              text: {
                en: 'One lamp was left, at the old end of the lane.',
                hi: 'गली के पुराने सिरे पर बस एक बत्ती बची थी।',
              },
              near: [0.06, 0.02],
            },
          ],
          balloons: [
            {
              kind: 'speech',
              from: 'lamba',
              text: {
                en: 'Psst! I’m Lamba Chacha. Thirty years I’ve stood here, looking at my own foot.',
                hi: 'श्श! मैं लंबे चाचा हूँ। तीस साल से यहीं खड़ा हूँ, अपना ही पाँव ताकते हुए।',
              },
              near: [0.5, 0.16],
            },
            {
              kind: 'speech',
              from: 'hero',
              text: { en: 'Never fear, Chacha. {name} is...', hi: 'डरना मत, चाचा। {name} है...' },
              near: [0.1, 0.6],
            },
          ],
        },
        {
          width: 4.4,
          place: 'darkLane',
          seed: 10,
          items: [{ who: 'ninni', mood: 'amazed', at: [0.48, 0.94], size: 0.49 }],
          captions: [
            {
              text: {
                en: '...but round the corner came a piece of the night, as tall as three buses.',
                hi: '...पर मोड़ से आ निकला रात का एक टुकड़ा, तीन बसों जितना ऊँचा।',
              },
              near: [0.3, 0.02],
            },
          ],
          effects: [
            {
              text: { en: 'GULP!', hi: 'गटक!' },
              near: [0.5, 0.34],
              width: 0.42,
              turn: -10,
              style: 'fire',
              burst: true,
            },
          ],
        },
      ],
    },
  ],
};
