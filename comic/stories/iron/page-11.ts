import type { PagePlan } from '../../book.ts';

/** Two on one magnet. */
export const pageEleven: PagePlan = {
  rows: [
    {
      height: 6.1,
      slant: 50,
      bleed: true,
      panels: [
        {
          width: 1,
          place: 'tinLane',
          camera: { angle: 'high' },
          seed: 15,
          items: [
            { who: 'dabba', mood: 'scared', at: [0.64, 0.42], size: 0.399, turn: 112 },
            { who: 'hero', pose: 'fall', face: 'worried', at: [0.175, 0.42], size: 0.23, anchor: 'head' },
            { who: 'chumbak', mood: 'proud', at: [0.5, 0.852], size: 0.655 },
            { thing: 'windUpMouse', at: [0.9, 0.888], size: 0.07 },
          ],
          balloons: [
            {
              kind: 'speech',
              from: 'hero',
              text: { en: 'Dabba, are you all right?', hi: 'डब्बे, तुम ठीक हो?' },
              near: [0.12, 0.02],
            },
            {
              kind: 'speech',
              from: 'dabba',
              text: { en: 'Upside down. But not one drop!', hi: 'उल्टा हूँ। पर एक बूँद नहीं गिरी!' },
              near: [0.97, 0.8],
            },
          ],
        },
      ],
    },
    {
      height: 3.9,
      panels: [
        {
          width: 4,
          lean: -36,
          place: 'tinLane',
          camera: { zoom: 2.2, at: [0.5, 0.62] },
          seed: 15,
          items: [{ who: 'chumbak', mood: 'amazed', at: [0.34, 1.1], size: 0.84 }],
          balloons: [
            {
              kind: 'speech',
              from: 'chumbak',
              text: { en: 'A pot with a child in it. Rare.', hi: 'बच्चे वाला पतीला! अनोखी चीज़।' },
              near: [0.98, 0],
            },
          ],
        },
        {
          width: 5,
          place: 'tinLane',
          seed: 18,
          items: [
            { who: 'dada', mood: 'amazed', at: [0.24, 0.97], size: 0.66 },
            { thing: 'gear', at: [0.66, 0.7], size: 0.14, turn: 10 },
            { thing: 'speedLines', at: [0.86, 0.72], size: 0.3 },
          ],
          balloons: [
            {
              kind: 'speech',
              from: 'dada',
              text: { en: 'Wait! Was that my copper POT?', hi: 'रुको! वह मेरा पतीला था क्या?' },
              near: [0.98, 0.02],
            },
          ],
        },
      ],
    },
  ],
};
