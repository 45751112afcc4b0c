import type { PagePlan } from '../../book.ts';

/** Half a samosa, and a bad dance. */
export const pageTen: PagePlan = {
  rows: [
    {
      height: 5,
      slant: -40,
      panels: [
        {
          width: 1,
          place: 'palaceGarden',
          camera: { angle: 'high' },
          seed: 6,
          items: [
            { thing: 'wheelchair', at: [0.855, 0.744], size: 0.2 },
            { who: 'moru', mood: 'sad', at: [0.3, 0.94], size: 0.57 },
            { thing: 'goldKey', at: [0.93, 0.6], size: 0.06, turn: 60 },
            { thing: 'samosa', at: [0.12, 0.872], size: 0.11 },
            { thing: 'cushion', at: [0.72, 0.84], size: 0.15 },
            { who: 'hero', pose: 'sit', face: 'calm', at: [0.72, 0.772], size: 0.227, wheels: 'out' },
            { who: 'friend', mood: 'happy', at: [0.525, 0.936], size: 0.22 },
          ],
          captions: [
            {
              text: { en: 'They shared the half samosa.', hi: 'दोनों ने आधा समोसा आधा-आधा खाया।' },
              near: [0.02, 0.02],
            },
          ],
          balloons: [
            {
              kind: 'speech',
              from: 'moru',
              text: {
                en: 'Peacocks dance when they’re glad. I stopped when the key... went somewhere.',
                hi: 'मोर ख़ुशी में नाचते हैं। जब से चाबी... कहीं गई है, मैं नाचा नहीं।',
              },
              near: [0.46, 0.02],
            },
            {
              kind: 'speech',
              from: 'hero',
              text: {
                en: 'I dance very badly. Shall we do it badly together?',
                hi: 'मुझे नाचना नहीं आता। चलो, साथ में ख़राब नाचें?',
              },
              near: [0.85, 0.02],
            },
          ],
        },
      ],
    },
    {
      height: 5,
      bleed: true,
      panels: [
        {
          width: 1,
          place: 'palaceGarden',
          camera: { zoom: 1.85, at: [0.72, 0.62] },
          seed: 6,
          items: [
            { who: 'hero', pose: 'float', face: 'laughing', at: [0.25, 0.4], size: 0.31, anchor: 'head' },
            { who: 'moru', mood: 'happy', at: [0.73, 0.97], size: 0.76, turn: 9 },
          ],
          captions: [
            {
              text: {
                en: 'It was the worst dance that the garden had ever seen, and the best.',
                hi: 'बाग़ ने इतना ख़राब नाच कभी नहीं देखा था, और इतना अच्छा भी नहीं।',
              },
              near: [0.5, 0.98],
            },
          ],
          effects: [
            {
              text: { en: 'TA-THAI!', hi: 'ता थई!' },
              near: [0.03, 0.05],
              width: 0.22,
              turn: -10,
              style: 'gold',
            },
            {
              text: { en: 'TAT-THAI!', hi: 'तत थई!' },
              near: [0.97, 0.08],
              width: 0.22,
              turn: 9,
              style: 'sky',
            },
          ],
        },
      ],
    },
  ],
};
