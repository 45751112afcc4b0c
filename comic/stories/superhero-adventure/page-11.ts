import type { PagePlan } from '../../book.ts';

/** Everything big. */
export const pageEleven: PagePlan = {
  rows: [
    {
      height: 4.6,
      slant: -50,
      panels: [
        {
          width: 4.6,
          lean: 40,
          place: 'roseBurst',
          seed: 21,
          items: [
            { who: 'hero', pose: 'shout', face: 'happy', at: [0.36, 0.66], size: 0.42, anchor: 'head' },
          ],
          captions: [
            {
              text: { en: '{name} tried a superhero lullaby.', hi: '{name} ने सुपरहीरो वाली लोरी गाई।' },
              near: [0.02, 0.02],
            },
          ],
          effects: [
            {
              text: { en: 'SLEEEEP!', hi: 'सो जाआआ!' },
              near: [0.97, 0.5],
              width: 0.36,
              turn: 10,
              style: 'ice',
              burst: true,
            },
          ],
        },
        {
          width: 4.6,
          place: 'darkLane',
          camera: { zoom: 2.2, at: [0.32, 0.62] },
          seed: 19,
          items: [
            { thing: 'fence', at: [0.6, 0.93], size: 0.3 },
            { who: 'hero', pose: 'leap', face: 'laughing', at: [0.48, 0.5], size: 0.27, anchor: 'head' },
          ],
          captions: [
            {
              text: { en: 'Then superhero sheep, to count.', hi: 'फिर गिनने को बनी सुपरहीरो भेड़।' },
              near: [0.02, 0.02],
            },
          ],
          effects: [
            {
              text: { en: 'BAAA! ONE!', hi: 'मेंएएए! एक!' },
              near: [0.97, 0.14],
              width: 0.42,
              turn: 6,
              style: 'gold',
            },
          ],
        },
      ],
    },
    {
      height: 5.4,
      bleed: true,
      panels: [
        {
          width: 1,
          place: 'darkLane',
          camera: { angle: 'high' },
          seed: 19,
          items: [
            { who: 'ninni', mood: 'happy', at: [0.7, 0.956], size: 0.684 },
            { who: 'jugnu', mood: 'happy', at: [0.11, 0.72], size: 0.26 },
            { thing: 'gecko', at: [0.93, 0.872], size: 0.11, turn: -50 },
            { who: 'hero', pose: 'crouch', face: 'worried', at: [0.32, 0.95], size: 0.25 },
          ],
          captions: [
            {
              text: {
                en: 'Now she was awake AND happy, which is the most awake of all.',
                hi: 'अब वह जागी भी थी और ख़ुश भी। यानी नींद और भी दूर।',
              },
              near: [0.02, 0.02],
            },
          ],
          balloons: [
            {
              kind: 'shout',
              from: 'ninni',
              text: { en: 'Again! Be the sheep again!', hi: 'फिर से! भेड़ बनो ना फिर से!' },
              near: [0.95, 0.04],
            },
            {
              kind: 'speech',
              from: 'hero',
              text: { en: 'The sheep needs a rest.', hi: 'भेड़ थक गई है।' },
              near: [0.36, 0.26],
            },
          ],
        },
      ],
    },
  ],
};
