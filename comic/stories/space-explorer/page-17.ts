import type { PagePlan } from '../../book.ts';

/** The page that the story earns: Tara shines. */
export const pageSeventeen: PagePlan = {
  rows: [
    {
      height: 1,
      bleed: true,
      panels: [
        {
          width: 1,
          place: 'starlight',
          seed: 1,
          items: [
            { thing: 'pinkPlanet', at: [0.1, 0.42], size: 0.11 },
            { thing: 'tealPlanet', at: [0.9, 0.46], size: 0.06 },
            { who: 'ghup', mood: 'proud', at: [0.52, 0.9], size: 0.36 },
            { who: 'tara', mood: 'happy', at: [0.51, 0.53], size: 0.27, turn: 6 },
            { who: 'hero', pose: 'lift', face: 'happy', at: [0.25, 0.955], size: 0.19 },
            { who: 'tiko', mood: 'amazed', at: [0.765, 0.96], size: 0.33, flip: true },
            { thing: 'sleepingCat', at: [0.605, 0.955], size: 0.1 },
            { who: 'friend', mood: 'amazed', at: [0.42, 0.985], size: 0.1 },
          ],
          captions: [
            {
              text: {
                en: 'And when she saw that nobody is brave alone, Tara remembered how to...',
                hi: 'और जब दिख गया कि अकेला बहादुर कोई नहीं होता, तो तारे को याद आ गया कैसे...',
              },
              near: [0.02, 0.02],
            },
          ],
          effects: [
            {
              text: { en: 'SHINE!', hi: 'चमकना है!' },
              near: [0.97, 0.03],
              width: 0.4,
              turn: -7,
              style: 'gold',
            },
          ],
          balloons: [
            {
              kind: 'speech',
              from: 'tiko',
              text: { en: 'Best! Fishbowl! EVER!', hi: 'वाह! कटोरे! वाह!' },
              near: [0.787, 0.54],
            },
          ],
        },
      ],
    },
  ],
};
