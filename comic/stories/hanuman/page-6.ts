import type { PagePlan } from '../../book.ts';

/** A river, and somebody with three pebbles. */
export const pageSix: PagePlan = {
  rows: [
    {
      height: 5.7,
      slant: 60,
      bleed: true,
      panels: [
        {
          width: 1,
          place: 'river',
          seed: 1,
          items: [
            { who: 'chapal', mood: 'sad', gesture: 'point', at: [0.14, 0.925], size: 0.42 },
            { who: 'hero', pose: 'shrug', face: 'surprised', at: [0.42, 0.94], size: 0.225 },
            { thing: 'stone', at: [0.73, 0.94], size: 0.05 },
            { thing: 'stone', at: [0.93, 0.95], size: 0.04 },
            { who: 'gilli', mood: 'happy', at: [0.82, 0.945], size: 0.27 },
          ],
          captions: [
            {
              text: {
                en: 'At noon the path walked straight into the river and did not come out again.',
                hi: 'दोपहर में रास्ता सीधा नदी में उतर गया, और फिर बाहर निकला ही नहीं।',
              },
              near: [0.5, 0.08],
            },
          ],
          balloons: [
            {
              kind: 'speech',
              from: 'chapal',
              text: {
                en: 'The bridge has floated off! Bridges shouldn’t do that.',
                hi: 'पुल तो बह गया! पुलों को ऐसा नहीं करना चाहिए।',
              },
              near: [0.06, 0.3],
            },
            {
              kind: 'speech',
              from: 'gilli',
              text: { en: 'I’m Gilli. I’m building a new one.', hi: 'मैं गिल्ली हूँ। मैं नया पुल बना रही हूँ।' },
              near: [0.92, 0.32],
            },
          ],
        },
      ],
    },
    {
      height: 4.3,
      panels: [
        {
          width: 4.4,
          lean: -36,
          place: 'river',
          camera: { zoom: 1.85, at: [0.8, 0.62] },
          seed: 1,
          items: [
            { who: 'gilli', mood: 'proud', at: [0.3, 1.12], size: 0.86 },
            { thing: 'stone', at: [0.7, 0.945], size: 0.12 },
            { thing: 'stone', at: [0.82, 0.955], size: 0.09 },
            { thing: 'stone', at: [0.92, 0.945], size: 0.1 },
          ],
          keepClear: [{ x: 0.62, y: 0.88, width: 0.36, height: 0.12 }],
          balloons: [
            {
              kind: 'speech',
              from: 'gilli',
              text: {
                en: 'Three pebbles already! It’ll be ready in one hundred years.',
                hi: 'तीन कंकड़ हो भी गए! सौ साल में तैयार हो जाएगा।',
              },
              near: [1, 0.02],
            },
          ],
        },
        {
          width: 4.6,
          place: 'river',
          seed: 3,
          items: [
            {
              who: 'hero',
              pose: 'kneel',
              face: 'happy',
              looksAt: [-0.3, 0.6],
              at: [0.34, 0.96],
              size: 0.3,
              holds: { thing: 'stoneOnHand', hand: 1, size: 0.5 },
            },
          ],
          balloons: [
            {
              kind: 'speech',
              from: 'hero',
              text: {
                en: 'Then we had better start now. Where shall I put mine?',
                hi: 'तो अभी से शुरू करते हैं। मेरा वाला कहाँ रखना है?',
              },
              near: [1, 0.02],
            },
          ],
        },
      ],
    },
  ],
};
