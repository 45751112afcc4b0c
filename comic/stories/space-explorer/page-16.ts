import type { PagePlan } from '../../book.ts';

/** What everybody is scared of, and the first giggle. */
export const pageSixteen: PagePlan = {
  rows: [
    {
      height: 4.2,
      slant: -50,
      panels: [
        {
          width: 3.6,
          lean: 30,
          place: 'crystalCave',
          camera: { zoom: 2.2, at: [0.25, 0.62] },
          seed: 14,
          items: [
            { who: 'tiko', mood: 'sad', at: [0.27, 1.06], size: 0.56, facing: 'right' },
            { thing: 'shinySpoon', at: [0.735, 0.76], size: 0.58, turn: 8 },
          ],
          balloons: [
            {
              kind: 'speech',
              from: 'tiko',
              text: {
                en: 'I’m scared of spoons. I’m upside down in them.',
                hi: 'मुझे चम्मच से डर लगता है। उसमें मैं उलटा दिखता हूँ।',
              },
              near: [0.5, 0.02],
            },
          ],
        },
        {
          width: 3.1,
          lean: -30,
          place: 'crystalCave',
          camera: { zoom: 1.7, at: [0.5, 0.62] },
          seed: 14,
          items: [{ who: 'ghup', mood: 'scared', at: [0.5, 1.38], size: 0.96 }],
          balloons: [
            {
              kind: 'speech',
              from: 'ghup',
              text: {
                en: 'I’m scared of mornings. I always have to leave.',
                hi: 'मुझे सुबह से डर लगता है। हर बार जाना पड़ता है।',
              },
              near: [0.5, 0.02],
            },
          ],
        },
        {
          width: 3.7,
          place: 'crystalCave',
          camera: { zoom: 1.2, at: [0.5, 0.6] },
          seed: 14,
          items: [
            { who: 'ghup', mood: 'proud', at: [0.735, 0.98], size: 0.48, facing: 'left' },
            { who: 'hero', pose: 'proud', face: 'proud', at: [0.235, 0.97], size: 0.24 },
          ],
          balloons: [
            {
              kind: 'speech',
              from: 'hero',
              text: {
                en: 'I was scared of the dark. But I like this one.',
                hi: 'मुझे अँधेरे से डर लगता था। पर यह वाला तो अच्छा है।',
              },
              near: [0.5, 0.02],
            },
          ],
        },
      ],
    },
    {
      height: 5.8,
      bleed: true,
      panels: [
        {
          width: 1,
          place: 'crystalCave',
          camera: { angle: 'high' },
          seed: 14,
          items: [
            { who: 'ghup', mood: 'happy', at: [0.5, 0.78], size: 0.532 },
            { thing: 'sleepingCat', at: [0.81, 0.888], size: 0.17 },
            { who: 'tara', mood: 'amazed', at: [0.82, 0.64], size: 0.228, turn: 10 },
            { who: 'hero', pose: 'huddle', face: 'laughing', at: [0.155, 0.956], size: 0.257 },
          ],
          captions: [
            {
              text: {
                en: 'Tara giggled. And when a star giggles, it shows.',
                hi: 'तारा खिलखिलाया। और तारा जब खिलखिलाता है, तो दिख जाता है।',
              },
              near: [0.02, 0.02],
            },
          ],
          effects: [
            { text: { en: 'hee hee', hi: 'ही ही' }, near: [0.98, 0.08], width: 0.2, turn: -8, style: 'gold' },
          ],
          balloons: [
            {
              kind: 'speech',
              from: 'ghup',
              text: {
                en: 'Stand on my head, little one. At noon, no star can shine. You need a dark!',
                hi: 'मेरे सिर पर खड़े हो जाओ, नन्हे। दोपहर में कौन-सा तारा चमका है? अँधेरा तो चाहिए!',
              },
              near: [0.52, 0.04],
            },
          ],
        },
      ],
    },
  ],
};
