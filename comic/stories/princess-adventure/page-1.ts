import type { PagePlan } from '../../book.ts';

/** Nine seconds of sitting still. */
export const pageOne: PagePlan = {
  rows: [
    {
      height: 6,
      slant: -60,
      bleed: true,
      panels: [
        {
          width: 1,
          place: 'throneHall',
          seed: 1,
          items: [
            { thing: 'wheelchair', at: [0.1, 0.84], size: 0.22 },
            { thing: 'goldKey', at: [0.497, 0.2], size: 0.06, turn: 8 },
            { thing: 'throne', at: [0.73, 0.66], size: 0.62 },
            { who: 'raniDadi', mood: 'happy', at: [0.73, 0.95], size: 0.52 },
            { thing: 'cushion', at: [0.29, 0.88], size: 0.16 },
            { who: 'hero', pose: 'sit', face: 'brave', at: [0.29, 0.9], size: 0.26, wheels: 'out' },
            { who: 'friend', mood: 'happy', at: [0.47, 0.95], size: 0.2 },
          ],
          captions: [
            {
              text: {
                en: 'Every morning in the pink palace, everybody royal had to sit still for two hours. {name} could do nine seconds.[ One {animal} could do four.]',
                hi: 'गुलाबी महल में हर सुबह राजघराने को दो घंटे चुपचाप बैठना पड़ता था। {name} का रिकॉर्ड था नौ सेकंड।[ और {animal}? बस चार।]',
              },
              near: [0.02, 0.02],
            },
          ],
          balloons: [
            {
              kind: 'speech',
              from: 'raniDadi',
              text: { en: 'Seven... eight... nine...', hi: 'सात... आठ... नौ...' },
              near: [0.95, 0.08],
            },
          ],
        },
      ],
    },
    {
      height: 4,
      panels: [
        {
          width: 5,
          lean: 36,
          place: 'throneHall',
          camera: { angle: 'low' },
          seed: 1,
          items: [
            { thing: 'speedLines', at: [0.2, 0.6], size: 0.6 },
            { who: 'hero', pose: 'leap', face: 'laughing', at: [0.54, 0.42], size: 0.42, anchor: 'head' },
          ],
          effects: [
            {
              text: { en: 'SWOOSH!', hi: 'सर्रर्र!' },
              near: [0.02, 0.92],
              width: 0.46,
              turn: -8,
              style: 'rose',
            },
          ],
        },
        {
          width: 4,
          place: 'throneHall',
          camera: { zoom: 1.85, at: [0.73, 0.62] },
          seed: 1,
          items: [{ who: 'raniDadi', mood: 'proud', at: [0.4, 1.24], size: 0.98 }],
          balloons: [
            {
              kind: 'speech',
              from: 'raniDadi',
              text: { en: 'I sat exactly like that myself.', hi: 'मैं भी बिल्कुल ऐसे ही बैठती थी।' },
              near: [1, 0],
            },
          ],
        },
      ],
    },
  ],
};
