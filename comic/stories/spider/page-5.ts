import type { PagePlan } from '../../book.ts';

/** Down. More down. There. */
export const pageFive: PagePlan = {
  rows: [
    {
      height: 5.4,
      slant: 60,
      bleed: true,
      panels: [
        {
          width: 1,
          place: 'kiteFestival',
          camera: { angle: 'high' },
          seed: 11,
          items: [
            { thing: 'slipper', at: [0.88, 0.84], size: 0.1, turn: -10 },
            { thing: 'washing', at: [0.42, 0.62], size: 0.4 },
            { who: 'resham', mood: 'amazed', at: [0.24, 0.812], size: 0.152 },
            {
              who: 'hero',
              pose: 'shrug',
              face: 'surprised',
              looksAt: [0.95, 0.15],
              at: [0.62, 0.836],
              size: 0.218,
            },
          ],
          balloons: [
            {
              kind: 'speech',
              from: 'resham',
              text: {
                en: 'Excuse me. You’re [{wheels}parked|standing] on my washing.',
                hi: 'सुनिए! आपका [{wheels}पहिया|पैर] मेरे कपड़ों पर है।',
              },
              near: [0.16, 0.2],
            },
            {
              kind: 'speech',
              from: 'hero',
              text: { en: 'Who said that?', hi: 'किसने कहा?' },
              near: [0.84, 0.08],
            },
            {
              kind: 'speech',
              from: 'resham',
              text: { en: 'Down. More down. There.', hi: 'नीचे। और नीचे। बस, यहीं।' },
              near: [0.38, 0.46],
            },
          ],
        },
      ],
    },
    {
      height: 4.6,
      panels: [
        {
          width: 3.6,
          lean: 36,
          place: 'kiteFestival',
          camera: { angle: 'low' },
          seed: 11,
          items: [{ who: 'resham', mood: 'proud', at: [0.5, 1.02], size: 0.66 }],
          balloons: [
            {
              kind: 'speech',
              from: 'resham',
              text: { en: 'I’m Resham. Silks, strings and mending.', hi: 'मैं रेशम। धागे, डोर और मरम्मत।' },
              near: [0.5, 0.02],
            },
          ],
        },
        {
          width: 5.4,
          place: 'kiteFestival',
          camera: { zoom: 1.85, at: [0.62, 0.62] },
          seed: 11,
          items: [
            { who: 'hero', pose: 'kneel', face: 'happy', at: [0.27, 0.6], size: 0.4, anchor: 'head' },
            { who: 'resham', mood: 'happy', at: [0.8, 0.96], size: 0.24 },
          ],
          balloons: [
            {
              kind: 'speech',
              from: 'hero',
              text: { en: 'You’re very small.', hi: 'तुम कितनी छोटी हो।' },
              near: [0.14, 0.02],
            },
            {
              kind: 'speech',
              from: 'resham',
              text: { en: 'I’m not small. I’m travel size.', hi: 'छोटी नहीं। जेब के नाप की।' },
              near: [0.9, 0.2],
            },
          ],
        },
      ],
    },
  ],
};
