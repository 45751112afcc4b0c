import type { PagePlan } from '../../book.ts';

/** Ninety-nine and one. */
export const pageSeventeen: PagePlan = {
  rows: [
    {
      height: 4.1,
      slant: 46,
      bleed: true,
      panels: [
        {
          width: 1,
          place: 'stillSky',
          camera: { angle: 'low' },
          seed: 4,
          items: [
            { thing: 'plumKite', at: [0.46, 0.3], size: 0.3, turn: 10 },
            { who: 'bijli', mood: 'happy', at: [0.78, 0.97], size: 0.682 },
            { thing: 'slipper', at: [0.3, 0.996], size: 0.09, turn: 8 },
          ],
          captions: [
            {
              text: {
                en: 'One by one the kites came down. All but one.',
                hi: 'एक-एक करके सब पतंगें उतर आईं। बस एक नहीं।',
              },
              near: [0.02, 0.02],
            },
          ],
          balloons: [
            {
              kind: 'shout',
              from: 'bijli',
              text: { en: 'Only mine is left. I WIN!', hi: 'बस मेरी बची। मैं जीत गई!' },
              near: [0.96, 0.06],
            },
          ],
        },
      ],
    },
    {
      height: 3,
      slant: -30,
      panels: [
        {
          width: 4.6,
          lean: 30,
          place: 'stillSky',
          camera: { zoom: 2, at: [0.25, 0.62] },
          seed: 4,
          items: [
            {
              who: 'hero',
              pose: 'think',
              face: 'calm',
              looksAt: [1.4, 0.4],
              at: [0.3, 0.6],
              size: 0.54,
              anchor: 'head',
              holds: { thing: 'cup', hand: 1, size: 1 },
            },
          ],
          balloons: [
            {
              kind: 'speech',
              from: 'hero',
              text: { en: 'Bijli, who else is up there?', hi: 'बिजली, वहाँ और कौन है?' },
              near: [0.86, 0.06],
            },
          ],
        },
        {
          width: 4.4,
          place: 'stillSky',
          camera: { zoom: 1.85, at: [0.78, 0.62] },
          seed: 4,
          items: [{ who: 'bijli', mood: 'sad', at: [0.36, 1.46], size: 1.3 }],
          balloons: [
            {
              kind: 'speech',
              from: 'bijli',
              text: { en: 'Somebody’s mother.', hi: 'किसी की माँ।' },
              near: [0.92, 0.06],
            },
          ],
        },
      ],
    },
    {
      height: 2.9,
      panels: [
        {
          width: 1,
          place: 'stillSky',
          seed: 11,
          items: [
            { who: 'cheel', mood: 'happy', at: [0.16, 0.62], size: 0.34 },
            { thing: 'plumKite', at: [0.63, 0.5], size: 0.5, turn: 66 },
            { who: 'bijli', mood: 'proud', at: [0.42, 1.1], size: 0.96 },
          ],
          balloons: [
            {
              kind: 'speech',
              from: 'bijli',
              text: {
                en: 'Then mine comes down too. That makes one hundred.',
                hi: 'तो मेरी भी उतरी। लो, हो गईं पूरी सौ।',
              },
              near: [0.97, 0.04],
            },
          ],
        },
      ],
    },
  ],
};
