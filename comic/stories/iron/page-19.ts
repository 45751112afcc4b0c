import type { PagePlan } from '../../book.ts';

/** About the dal. */
export const pageNineteen: PagePlan = {
  rows: [
    {
      height: 3.9,
      slant: 50,
      panels: [
        {
          width: 4.4,
          lean: -36,
          place: 'leafBurst',
          seed: 30,
          items: [{ who: 'dada', mood: 'amazed', at: [0.66, 1.3], size: 0.92 }],
          balloons: [
            {
              kind: 'shout',
              from: 'dada',
              text: {
                en: 'DABBA! You’re forty minutes and ten years late!',
                hi: 'डब्बे! पूरे दस साल और चालीस मिनट लेट!',
              },
              near: [0, 0],
            },
          ],
        },
        {
          width: 4.6,
          place: 'kitchen',
          camera: { zoom: 2.2, at: [0.8, 0.62] },
          seed: 15,
          items: [
            { who: 'dabba', mood: 'sad', at: [0.3, 1.2], size: 0.84 },
            { who: 'dada', mood: 'happy', at: [0.76, 1.16], size: 0.86, flip: true },
          ],
          balloons: [
            {
              kind: 'speech',
              from: 'dabba',
              text: { en: 'Sir, about the dal...', hi: 'साहब, वह दाल...' },
              near: [0.04, 0],
            },
            { kind: 'speech', from: 'dada', text: { en: 'What dal?', hi: 'कौन-सी दाल?' }, near: [0.96, 0] },
          ],
        },
      ],
    },
    {
      height: 6.1,
      bleed: true,
      panels: [
        {
          width: 1,
          place: 'kitchen',
          camera: { angle: 'high' },
          seed: 15,
          items: [
            { who: 'dada', mood: 'proud', at: [0.24, 0.892], size: 0.608 },
            { thing: 'copperPot', at: [0.5, 0.648], size: 0.25 },
            { who: 'dabba', mood: 'happy', at: [0.86, 0.868], size: 0.42 },
            { who: 'hero', pose: 'shrug', face: 'proud', costume: 'pyjamas', at: [0.67, 0.985], size: 0.237 },
            { thing: 'windUpMouse', at: [0.07, 0.728], size: 0.07 },
          ],
          balloons: [
            {
              kind: 'speech',
              from: 'dada',
              text: { en: 'And THERE is my pot!', hi: 'और यह रहा मेरा पतीला!' },
              near: [0.06, 0.02],
            },
            {
              kind: 'speech',
              from: 'hero',
              text: { en: 'It was a suit, Dadaji.', hi: 'यह तो सूट था, दादाजी।' },
              near: [0.7, 0.02],
            },
            {
              kind: 'speech',
              from: 'dada',
              text: { en: 'Tonight it’s khichdi. Call the magnet!', hi: 'आज रात यह खिचड़ी है। चुंबक को बुलाओ!' },
              near: [0.42, 0.26],
            },
          ],
        },
      ],
    },
  ],
};
