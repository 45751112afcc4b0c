import type { PagePlan } from '../../book.ts';

/** Everybody who had been up there all along. */
export const pageFifteen: PagePlan = {
  rows: [
    {
      height: 1,
      bleed: true,
      panels: [
        {
          width: 1,
          place: 'starRoof',
          camera: { angle: 'low' },
          seed: 6,
          items: [
            { thing: 'starSheep', at: [0.27, 0.39], size: 0.3, turn: -8 },
            { who: 'ninni', mood: 'amazed', at: [0.68, 0.955], size: 0.264 },
            { who: 'jugnu', mood: 'amazed', at: [0.5, 0.84], size: 0.105 },
            { thing: 'gecko', at: [0.07, 0.93], size: 0.05, turn: 30 },
            { who: 'hero', pose: 'lookUp', face: 'calm', at: [0.34, 0.95], size: 0.138 },
            { who: 'friend', mood: 'amazed', at: [0.46, 0.955], size: 0.1 },
          ],
          captions: [
            {
              text: {
                en: 'And there they were. They had been there the whole time.',
                hi: 'और वे सब वहीं थे। वे हमेशा से वहीं थे।',
              },
              near: [0.04, 0.02],
            },
          ],
          balloons: [{ kind: 'speech', from: 'ninni', text: { en: 'Oh.', hi: 'ओह।' }, near: [0.8, 0.5] }],
        },
      ],
    },
  ],
};
