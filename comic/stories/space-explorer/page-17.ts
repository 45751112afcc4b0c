import type { PagePlan } from '../../book.ts';

/** The payoff of the story: Tara shines. */
export const pageSeventeen: PagePlan = {
  rows: [
    {
      height: 1,
      bleed: true,
      panels: [
        {
          width: 1,
          place: 'starlight',
          camera: { angle: 'low' },
          seed: 1,
          items: [
            { thing: 'pinkPlanet', at: [0.1, 0.42], size: 0.11 },
            { thing: 'tealPlanet', at: [0.9, 0.552], size: 0.06 },
            { who: 'ghup', mood: 'proud', at: [0.555, 0.9], size: 0.363 },
            { who: 'tara', mood: 'happy', at: [0.545, 0.525], size: 0.286, turn: 6 },
            {
              who: 'hero',
              pose: 'carry',
              face: 'happy',
              looksAt: 'tara',
              flip: true,
              at: [0.275, 0.94],
              size: 0.193,
            },
            { who: 'tiko', mood: 'amazed', at: [0.79, 0.945], size: 0.341, flip: true },
            { thing: 'sleepingCat', at: [0.625, 0.965], size: 0.1 },
            { who: 'friend', mood: 'amazed', at: [0.41, 0.975], size: 0.1 },
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
              near: [0.81, 0.54],
            },
          ],
        },
      ],
    },
  ],
};
