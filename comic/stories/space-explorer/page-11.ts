import type { PagePlan } from '../../book.ts';

/** Sixteen toes go down together. */
export const pageEleven: PagePlan = {
  rows: [
    {
      height: 3.9,
      slant: -50,
      panels: [
        {
          width: 4.6,
          lean: 36,
          place: 'cavern',
          camera: { zoom: 1.85, at: [0.46, 0.62] },
          seed: 6,
          items: [
            {
              who: 'hero',
              pose: 'proud',
              face: 'worried',
              looksAt: [1.4, 0.5],
              at: [0.36, 0.62],
              size: 0.46,
              anchor: 'head',
            },
          ],
          balloons: [
            {
              kind: 'speech',
              from: 'hero',
              text: {
                en: 'I’m scared of the dark too. In all ten toes.',
                hi: 'डर तो मुझे भी लगता है। पैरों की दसों उँगलियों तक।',
              },
              near: [0.92, 0.08],
            },
          ],
        },
        {
          width: 4.4,
          place: 'cavern',
          camera: { zoom: 2.2, at: [0.68, 0.62] },
          seed: 6,
          items: [{ who: 'tiko', mood: 'proud', at: [0.42, 1.2], size: 0.9 }],
          balloons: [
            {
              kind: 'speech',
              from: 'tiko',
              text: {
                en: 'I have six! That makes sixteen scared toes.',
                hi: 'मेरी छह हैं! यानी सोलह डरी हुई उँगलियाँ।',
              },
              near: [0.96, 0.04],
            },
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
          place: 'shaft',
          seed: 6,
          items: [
            { thing: 'rockFace', at: [0.55, 0.88], size: 0.76 },
            {
              who: 'hero',
              pose: 'climbDown',
              face: 'worried',
              at: [0.34, 0.51],
              size: 0.23,
              anchor: 'head',
            },
            { who: 'tiko', mood: 'scared', at: [0.52, 0.568], size: 0.42 },
            { thing: 'sleepingCat', at: [0.69, 0.595], size: 0.14 },
          ],
          captions: [
            {
              text: {
                en: 'So they went to be scared together. Down, down, down...',
                hi: 'तो दोनों साथ-साथ डरने चले। नीचे, नीचे, और नीचे...',
              },
              near: [0.04, 0.02],
            },
          ],
          balloons: [
            {
              kind: 'speech',
              from: 'tiko',
              text: { en: 'Are we there yet? Are we there NOW?', hi: 'पहुँच गए क्या? अब पहुँच गए?' },
              near: [0.78, 0.06],
            },
            {
              kind: 'speech',
              from: 'hero',
              text: { en: 'Tiko, you’re standing on my thumb.', hi: 'टीको, तुम मेरे अँगूठे पर खड़े हो।' },
              near: [0.14, 0.5],
            },
          ],
        },
      ],
    },
  ],
};
