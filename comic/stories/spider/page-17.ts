import type { PagePlan } from '../../book.ts';

/** Ninety-nine and one. */
export const pageSeventeen: PagePlan = {
  rows: [
    {
      height: 5.2,
      slant: 56,
      bleed: true,
      panels: [
        {
          width: 1,
          place: 'stillSky',
          seed: 4,
          items: [
            { thing: 'plumKite', at: [0.5, 0.3], size: 0.26, turn: 10 },
            { who: 'bijli', mood: 'happy', at: [0.76, 0.965], size: 0.62 },
            { thing: 'slipper', at: [0.4, 0.845], size: 0.08, turn: 8 },
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
              near: [0.95, 0.04],
            },
          ],
        },
      ],
    },
    {
      height: 4.8,
      panels: [
        {
          width: 3.1,
          lean: 30,
          place: 'sunBurst',
          seed: 28,
          items: [
            { who: 'hero', pose: 'namaste', face: 'calm', at: [0.46, 0.68], size: 0.38, anchor: 'head' },
          ],
          balloons: [
            {
              kind: 'speech',
              from: 'hero',
              text: { en: 'Bijli, who else is up there?', hi: 'बिजली, वहाँ और कौन है?' },
              near: [0.5, 0.02],
            },
          ],
        },
        {
          width: 3.2,
          lean: -30,
          place: 'iceBurst',
          seed: 17,
          items: [{ who: 'bijli', mood: 'sad', at: [0.5, 1.2], size: 0.92 }],
          balloons: [
            {
              kind: 'speech',
              from: 'bijli',
              text: { en: 'Somebody’s mother.', hi: 'किसी की माँ।' },
              near: [0.5, 0.02],
            },
          ],
        },
        {
          width: 3.4,
          place: 'leafBurst',
          seed: 25,
          items: [
            { who: 'bijli', mood: 'proud', at: [0.38, 1.28], size: 0.86 },
            { thing: 'plumKite', at: [0.82, 0.62], size: 0.4, turn: 24 },
          ],
          balloons: [
            {
              kind: 'speech',
              from: 'bijli',
              text: {
                en: 'Then mine comes down too. That makes one hundred.',
                hi: 'तो मेरी भी उतरी। लो, हो गईं पूरी सौ।',
              },
              near: [0.5, 0.02],
            },
          ],
        },
      ],
    },
  ],
};
