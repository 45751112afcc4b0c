import type { PagePlan } from '../../book.ts';

/** A thousand kites, each with a lamp: one picture, the whole page. */
export const pageNineteen: PagePlan = {
  rows: [
    {
      height: 1,
      bleed: true,
      panels: [
        {
          width: 1,
          place: 'lampSky',
          camera: { angle: 'low' },
          seed: 2,
          items: [
            { thing: 'cow', at: [0.78, 0.996], size: 0.24 },
            { thing: 'slipper', at: [0.6, 0.955], size: 0.055, turn: 6 },
            { who: 'bijli', mood: 'amazed', at: [0.682, 0.955], size: 0.396 },
            { thing: 'kiteUp', at: [0.655, 0.255], size: 0.25 },
            {
              who: 'hero',
              pose: 'carry',
              face: 'proud',
              looksAt: 'reshamAloft',
              at: [0.375, 0.95],
              size: 0.209,
              holds: { thing: 'spool', hand: 1, size: 0.36 },
            },
            { who: 'dadu', mood: 'happy', at: [0.19, 0.95], size: 0.462 },
            { who: 'reshamAloft', mood: 'happy', at: [0.655, 0.285], size: 0.11 },
            { who: 'friend', mood: 'happy', at: [0.525, 0.955], size: 0.1 },
          ],
          captions: [
            {
              text: {
                en: 'Then a thousand kites went up again, each with a lamp. And nobody cut a single string.',
                hi: 'फिर हज़ार पतंगें दोबारा उड़ीं, हर एक के साथ एक कंदील। और किसी ने एक भी डोर नहीं काटी।',
              },
              near: [0.02, 0.02],
            },
          ],
          balloons: [
            {
              kind: 'speech',
              from: 'dadu',
              text: { en: 'How many is that, Bijli?', hi: 'कितनी हुईं, बिजली?' },
              near: [0.1, 0.42],
            },
            {
              kind: 'speech',
              from: 'bijli',
              text: { en: 'I forgot to count.', hi: 'गिनना ही भूल गई।' },
              near: [0.92, 0.52],
            },
          ],
        },
      ],
    },
  ],
};
