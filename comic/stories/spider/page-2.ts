import type { PagePlan } from '../../book.ts';

/** Up past the pigeons; and a champion next door. */
export const pageTwo: PagePlan = {
  rows: [
    {
      height: 4.6,
      slant: -50,
      bleed: true,
      panels: [
        {
          width: 1,
          place: 'kiteMorning',
          camera: { angle: 'low' },
          seed: 13,
          items: [
            { who: 'dadu', mood: 'proud', at: [0.36, 0.98], size: 0.726 },
            {
              who: 'hero',
              pose: 'carry',
              face: 'calm',
              looksAt: [0.8, 0.3],
              at: [0.6, 0.97],
              size: 0.286,
              holds: { thing: 'kiteTug', hand: 1, size: 1.38 },
            },
          ],
          balloons: [
            {
              kind: 'speech',
              from: 'dadu',
              text: {
                en: 'Not too tight, not too loose. Like holding a small hand.',
                hi: 'न ज़्यादा कसकर, न ज़्यादा ढीला। जैसे कोई नन्हा हाथ थामा हो।',
              },
              near: [0.1, 0.1],
            },
          ],
        },
      ],
    },
    {
      height: 5.4,
      panels: [
        {
          width: 3.7,
          lean: 36,
          place: 'skyHigh',
          seed: 3,
          items: [
            { thing: 'kiteUp', at: [0.6, 0.52], size: 0.36, turn: 14 },
            { thing: 'slipper', at: [0.24, 0.8], size: 0.09, turn: -30 },
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
        {
          width: 5.4,
          place: 'kiteMorning',
          seed: 5,
          items: [
            { who: 'bijli', mood: 'proud', at: [0.74, 0.965], size: 0.46 },
            { who: 'hero', pose: 'tiptoe', face: 'surprised', at: [0.28, 0.965], size: 0.19 },
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
              near: [0.06, 0.26],
            },
            {
              kind: 'shout',
              from: 'bijli',
              text: {
                en: 'Ninety-eight kites today! Nothing personal!',
                hi: 'आज की अट्ठानवे पतंगें! बुरा न मानना!',
              },
              near: [0.96, 0.26],
            },
          ],
        },
      ],
    },
  ],
};
