import type { PagePlan } from '../../book.ts';

/** The hundredth door. */
export const pageTwelve: PagePlan = {
  rows: [
    {
      height: 1,
      bleed: true,
      panels: [
        {
          width: 1,
          place: 'oldCorner',
          camera: { angle: 'high' },
          seed: 1,
          items: [
            { who: 'sau', mood: 'sad', at: [0.52, 0.722], size: 0.42 },
            { thing: 'goldKey', at: [0.065, 0.403], size: 0.035, turn: 160 },
            { who: 'moru', mood: 'scared', at: [0.78, 0.931], size: 0.31 },
            { who: 'hero', pose: 'tiptoe', face: 'calm', at: [0.22, 0.931], size: 0.18 },
          ],
          captions: [
            {
              text: {
                en: 'The hundredth door was not grand at all. It was small and blue, and stood alone at the very end of the garden.',
                hi: 'सौवाँ दरवाज़ा बिल्कुल शानदार नहीं था। छोटा-सा, नीला, बाग़ के आख़िरी कोने में अकेला खड़ा था।',
              },
              near: [0.04, 0.03],
            },
          ],
          balloons: [
            {
              kind: 'speech',
              from: 'moru',
              text: { en: 'Psst. I think it has been crying.', hi: 'सुनो, शायद यह रो रहा था।' },
              near: [0.93, 0.3],
            },
            {
              kind: 'speech',
              from: 'hero',
              text: { en: 'Hello, little door.', hi: 'नमस्ते, नन्हे दरवाज़े।' },
              near: [0.12, 0.4],
            },
          ],
        },
      ],
    },
  ],
};
