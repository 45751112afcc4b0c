import type { PagePlan } from '../../book.ts';

/** Up past the pigeons; and a champion next door. */
export const pageTwo: PagePlan = {
  rows: [
    {
      height: 4.3,
      slant: -50,
      panels: [
        {
          width: 4.4,
          lean: 36,
          place: 'roseBurst',
          seed: 6,
          items: [
            { who: 'dadu', mood: 'proud', at: [0.7, 1.16], size: 0.94 },
            { who: 'hero', pose: 'pull', face: 'calm', at: [0.27, 0.66], size: 0.36, anchor: 'head' },
          ],
          balloons: [
            {
              kind: 'speech',
              from: 'dadu',
              text: {
                en: 'Not too tight, not too loose. Like holding a small hand.',
                hi: 'न ज़्यादा कसकर, न ज़्यादा ढीला। जैसे कोई नन्हा हाथ थामा हो।',
              },
              near: [0.4, 0.02],
            },
          ],
        },
        {
          width: 4.6,
          place: 'skyHigh',
          seed: 3,
          items: [
            { thing: 'kiteUp', at: [0.62, 0.5], size: 0.5, turn: 14 },
            { thing: 'slipper', at: [0.2, 0.83], size: 0.13, turn: -30 },
          ],
          captions: [
            {
              text: {
                en: 'Gulabo went up past the pigeons, past the clock tower, past the smell of jalebis.',
                hi: 'गुलाबो उड़ी: कबूतरों से ऊपर, घंटाघर से ऊपर, जलेबियों की ख़ुशबू से भी ऊपर।',
              },
              near: [0.02, 0.02],
            },
          ],
        },
      ],
    },
    {
      height: 5.7,
      bleed: true,
      panels: [
        {
          width: 1,
          place: 'kiteMorning',
          seed: 5,
          items: [
            { who: 'bijli', mood: 'proud', at: [0.73, 0.965], size: 0.6 },
            { who: 'dadu', mood: 'amazed', at: [0.13, 0.97], size: 0.6 },
            { who: 'hero', pose: 'tiptoe', face: 'surprised', at: [0.34, 0.965], size: 0.24 },
          ],
          captions: [
            {
              text: {
                en: 'On the next roof lived Bijli, and Bijli never missed.',
                hi: 'बग़ल की छत पर बिजली रहती थी, और बिजली कभी नहीं चूकती थी।',
              },
              near: [0.02, 0.02],
            },
          ],
          balloons: [
            {
              kind: 'speech',
              from: 'hero',
              text: { en: 'Is she waving at us?', hi: 'वह हमें हाथ हिला रही है क्या?' },
              near: [0.46, 0.08],
            },
            {
              kind: 'shout',
              from: 'bijli',
              text: {
                en: 'Ninety-eight kites today! Nothing personal, neighbours!',
                hi: 'आज की अट्ठानवे पतंगें! बुरा न मानना, पड़ोसियो!',
              },
              near: [0.95, 0.04],
            },
          ],
        },
      ],
    },
  ],
};
