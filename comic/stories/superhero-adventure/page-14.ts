import type { PagePlan } from '../../book.ts';

/** Everybody who was asked nicely. */
export const pageFourteen: PagePlan = {
  rows: [
    {
      height: 5,
      slant: 50,
      panels: [
        {
          width: 3.2,
          lean: -26,
          place: 'halfCity',
          camera: { zoom: 2, at: [0.38, 0.62] },
          seed: 37,
          items: [
            {
              who: 'nani',
              mood: 'proud',
              at: [0.56, 1.08],
              size: 0.72,
              holds: { thing: 'sweater', hand: 0, size: 0.47, turn: -10 },
            },
          ],
          balloons: [
            {
              kind: 'speech',
              from: 'nani',
              text: {
                en: 'For a baby? Take all night. And take the SWEATER.',
                hi: 'नन्ही के लिए? पूरी रात ले लो। और स्वेटर भी!',
              },
              near: [0.5, 0.02],
            },
          ],
        },
        {
          width: 3,
          lean: 26,
          place: 'halfCity',
          camera: { zoom: 1.85, at: [0.75, 0.62] },
          seed: 37,
          items: [{ who: 'lamba', mood: 'amazed', at: [0.5, 1.7], size: 1.36 }],
          balloons: [
            {
              kind: 'speech',
              from: 'lamba',
              text: { en: 'Off? Me? On PURPOSE?', hi: 'बुझ जाऊँ? मैं? जान-बूझकर?' },
              near: [0.5, 0.02],
            },
          ],
        },
        {
          width: 3.4,
          place: 'halfCity',
          camera: { zoom: 2.2, at: [0.5, 0.62] },
          seed: 37,
          items: [{ who: 'gloom', mood: 'happy', at: [0.5, 1.02], size: 0.66 }],
          balloons: [
            {
              kind: 'speech',
              from: 'gloom',
              text: { en: 'I shall move over. You asked so nicely.', hi: 'मैं हट जाता हूँ। इतने प्यार से जो पूछा।' },
              near: [0.5, 0.02],
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
          place: 'halfCity',
          camera: { angle: 'worm' },
          seed: 37,
          items: [
            { thing: 'gecko', at: [0.55, 0.9], size: 0.1, turn: 60 },
            {
              who: 'hero',
              pose: 'glide',
              face: 'happy',
              looksAt: [0.8, 0.85],
              at: [0.36, 0.56],
              size: 0.16,
              anchor: 'head',
            },
          ],
          captions: [
            {
              text: {
                en: 'Window by window, the city said good night.',
                hi: 'एक-एक खिड़की करके शहर ने कहा, शुभ रात्रि।',
              },
              near: [0.02, 0.02],
            },
            {
              text: {
                en: 'Nobody’s light was eaten now. Every light was lent.',
                hi: 'अब कोई बत्ती खाई नहीं गई। सबने उधार दी।',
              },
              near: [0.98, 0.98],
            },
          ],
          effects: [
            { text: { en: 'click', hi: 'टक' }, near: [0.12, 0.66], width: 0.16, turn: -8, style: 'gold' },
            { text: { en: 'click', hi: 'टक' }, near: [0.6, 0.4], width: 0.13, turn: 6, style: 'ice' },
            { text: { en: 'click', hi: 'टक' }, near: [0.86, 0.52], width: 0.1, turn: -5, style: 'rose' },
          ],
        },
      ],
    },
  ],
};
