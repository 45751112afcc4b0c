import type { PagePlan } from '../../book.ts';

/** Snap. */
export const pageThree: PagePlan = {
  rows: [
    {
      height: 5.6,
      slant: 60,
      bleed: true,
      panels: [
        {
          width: 1,
          place: 'kiteMorning',
          camera: { angle: 'low' },
          seed: 9,
          items: [
            { thing: 'cutKite', at: [0.72, 0.34], size: 0.44, turn: 30 },
            { thing: 'slipper', at: [0.91, 0.84], size: 0.075, turn: 12 },
            { who: 'bijli', mood: 'happy', at: [0.89, 0.84], size: 0.374 },
            {
              who: 'hero',
              pose: 'leap',
              face: 'surprised',
              looksAt: 'cutKite',
              at: [0.33, 0.93],
              size: 0.275,
            },
          ],
          balloons: [
            { kind: 'shout', from: 'bijli', text: { en: 'Ninety-nine!', hi: 'निन्यानवे!' }, near: [0.8, 0.62] },
          ],
          effects: [
            { text: { en: 'SNAP!', hi: 'टक्क!' }, near: [0.04, 0.1], width: 0.3, turn: -8, style: 'fire' },
          ],
        },
      ],
    },
    {
      height: 4.4,
      panels: [
        {
          width: 3.2,
          lean: -30,
          place: 'kiteMorning',
          camera: { zoom: 2.2, at: [0.33, 0.62] },
          seed: 9,
          items: [
            {
              who: 'hero',
              pose: 'huddle',
              face: 'sad',
              looksAt: [0.9, 1.1],
              at: [0.46, 0.64],
              size: 0.42,
              anchor: 'head',
            },
          ],
          balloons: [
            {
              kind: 'speech',
              from: 'hero',
              text: { en: 'I let go of her.', hi: 'मुझसे छूट गई।' },
              near: [0.7, 0.02],
            },
          ],
        },
        {
          width: 3.2,
          lean: 30,
          place: 'kiteMorning',
          camera: { angle: 'low' },
          seed: 9,
          items: [{ who: 'dadu', mood: 'happy', at: [0.5, 1.37], size: 0.98 }],
          balloons: [
            {
              kind: 'speech',
              from: 'dadu',
              text: {
                en: 'No. The string broke. That’s a different thing.',
                hi: 'नहीं। डोर टूटी है। वह अलग बात है।',
              },
              near: [0.5, 0.02],
            },
          ],
        },
        {
          width: 3.4,
          place: 'kiteMorning',
          camera: { angle: 'high' },
          seed: 9,
          items: [{ who: 'dadu', mood: 'sad', at: [0.5, 1.02], size: 0.72 }],
          captions: [
            {
              text: {
                en: 'But Dadu was still holding a string that was not there.',
                hi: 'पर दादू अब भी वह डोर थामे थे, जो वहाँ थी ही नहीं।',
              },
              near: [0.02, 0.02],
            },
          ],
        },
      ],
    },
  ],
};
