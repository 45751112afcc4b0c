import type { PagePlan } from '../../book.ts';

/** What an old bear told Hanuman. */
export const pageFifteen: PagePlan = {
  rows: [
    {
      height: 4,
      slant: -60,
      panels: [
        {
          width: 4.6,
          lean: 36,
          place: 'cloudSea',
          camera: { zoom: 1.85, at: [0.8, 0.62] },
          seed: 2,
          items: [{ who: 'jamba', mood: 'scared', at: [0.3, 1.2], size: 0.9 }],
          balloons: [
            {
              kind: 'speech',
              from: 'jamba',
              text: {
                en: 'Puff... you forgot... puff... to say goodbye. Bears notice.',
                hi: 'हफ़... तुम लोग... हफ़... नमस्ते कहना भूल गए। भालू सब याद रखते हैं।',
              },
              near: [1, 0.04],
            },
          ],
        },
        {
          width: 4.4,
          place: 'cloudSea',
          camera: { zoom: 2.2, at: [0.2, 0.62] },
          seed: 2,
          items: [
            {
              who: 'hero',
              pose: 'shrug',
              face: 'sad',
              looksAt: [-0.3, 0.2],
              at: [0.37, 0.64],
              size: 0.42,
              anchor: 'head',
            },
          ],
          balloons: [
            {
              kind: 'speech',
              from: 'hero',
              text: { en: 'Grandfather Jamba, I’m not strong enough.', hi: 'जांबा दादा, मुझमें इतना बल नहीं है।' },
              near: [1, 0],
            },
          ],
        },
      ],
    },
    {
      height: 6,
      bleed: true,
      panels: [
        {
          width: 1,
          place: 'brink',
          seed: 2,
          items: [
            { thing: 'guardianInClouds', at: [0.5, 0.45], size: 0.74 },
            { thing: 'lamp', at: [0.29, 0.885], size: 0.18 },
            { who: 'jamba', mood: 'proud', at: [0.8, 0.93], size: 0.44, flip: true },
            { who: 'hero', pose: 'lookUp', face: 'calm', at: [0.17, 0.93], size: 0.19 },
            { who: 'friend', mood: 'amazed', at: [0.4, 0.935], size: 0.15 },
          ],
          keepClear: [{ x: 0.34, y: 0.1, width: 0.34, height: 0.78 }],
          captions: [
            {
              text: {
                en: 'Long ago Hanuman stood before the wide sea, and he too felt small. So an old bear told him one thing.',
                hi: 'बहुत पहले हनुमान चौड़े समुद्र के आगे खड़े थे, और वे भी ख़ुद को छोटा समझ बैठे। तब एक बूढ़े भालू ने उनसे एक बात कही।',
              },
              near: [0.02, 0.02],
            },
          ],
          balloons: [
            {
              kind: 'speech',
              from: 'jamba',
              text: { en: 'Remember who you are.', hi: 'याद करो, तुम कौन हो।' },
              near: [0.95, 0.2],
            },
          ],
        },
      ],
    },
  ],
};
