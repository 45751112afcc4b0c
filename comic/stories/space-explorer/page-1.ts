import type { PagePlan } from '../../book.ts';

/** One eye on the dark, and a wish. */
export const pageOne: PagePlan = {
  rows: [
    {
      height: 5.7,
      slant: 60,
      bleed: true,
      panels: [
        {
          width: 1,
          place: 'bedroom',
          seed: 1,
          items: [
            { thing: 'bed', at: [0.4, 0.74], size: 0.44 },
            { who: 'hero', pose: 'huddle', face: 'brave', costume: 'pyjamas', at: [0.285, 0.8], size: 0.25 },
            { thing: 'quilt', at: [0.4, 0.75], size: 0.44 },
            { thing: 'sleepingCat', at: [0.535, 0.705], size: 0.19 },
          ],
          captions: [
            {
              text: 'Every night, {name} kept one eye on the dark, in case it did something.',
              near: [0.02, 0.02],
            },
          ],
          balloons: [
            {
              kind: 'speech',
              from: 'hero',
              text: 'I am not scared of you. I am only counting your corners.',
              near: [0.46, 0.12],
            },
          ],
        },
      ],
    },
    {
      height: 4.3,
      panels: [
        {
          width: 4.6,
          lean: -40,
          place: 'bedroom',
          seed: 2,
          items: [
            { who: 'tara', mood: 'happy', at: [0.73, 0.34], size: 0.15 },
            {
              who: 'hero',
              pose: 'lookUp',
              face: 'calm',
              costume: 'pyjamas',
              at: [0.34, 0.62],
              size: 0.42,
              anchor: 'head',
            },
          ],
          captions: [
            {
              text: 'And every night, one small star said good night. Two blinks. Always two.',
              near: [0.02, 0.02],
            },
          ],
          effects: [{ text: 'blink', near: [0.98, 0.62], width: 0.22, turn: -8, style: 'ice' }],
        },
        {
          width: 4.4,
          place: 'nightBurst',
          seed: 5,
          items: [
            {
              who: 'hero',
              pose: 'think',
              face: 'calm',
              costume: 'pyjamas',
              at: [0.42, 0.66],
              size: 0.47,
              anchor: 'head',
              flip: true,
            },
          ],
          balloons: [
            {
              kind: 'thought',
              from: 'hero',
              text: 'I wish I were as brave as you, up there in all that dark.',
              near: [0.7, 0.05],
            },
          ],
        },
      ],
    },
  ],
};
