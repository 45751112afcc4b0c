import type { PagePlan } from '../../book.ts';

/** Two wobbling knees. */
export const pageEight: PagePlan = {
  rows: [
    {
      height: 5.2,
      slant: -50,
      panels: [
        {
          width: 1,
          place: 'cockpit',
          seed: 5,
          items: [
            { thing: 'sleepingCat', at: [0.78, 0.52], size: 0.3, turn: -160 },
            { thing: 'tiffin', at: [0.22, 0.6], size: 0.24, turn: -18 },
            { who: 'hero', pose: 'shrug', face: 'worried', at: [0.5, 0.56], size: 0.38, anchor: 'head' },
          ],
          captions: [{ text: 'Captain’s log. Very late.', near: [0.02, 0.02] }],
          balloons: [
            {
              kind: 'speech',
              from: 'hero',
              text: 'No torch. One tiffin. Two knees, and both of them are wobbling.',
              near: [0.86, 0.04],
            },
          ],
        },
      ],
    },
    {
      height: 4.8,
      panels: [
        {
          width: 4.2,
          lean: 40,
          place: 'deepSpace',
          seed: 21,
          items: [
            { thing: 'tealPlanet', at: [0.12, 0.52], size: 0.12 },
            { thing: 'pinkPlanet', at: [0.5, 0.78], size: 0.52 },
          ],
          captions: [
            {
              text: 'Far away, somebody blinked. It was the smallest blink in the world.',
              near: [0.02, 0.02],
            },
          ],
          effects: [{ text: 'blink', near: [0.9, 0.5], width: 0.26, turn: -8, style: 'ice' }],
        },
        {
          width: 4.8,
          place: 'sunBurst',
          seed: 11,
          items: [
            { who: 'hero', pose: 'point', face: 'brave', at: [0.36, 0.62], size: 0.43, anchor: 'head' },
          ],
          balloons: [
            {
              kind: 'speech',
              from: 'hero',
              text: 'All right, knees. You may wobble. But wobble FORWARD!',
              near: [0.9, 0.04],
            },
          ],
        },
      ],
    },
  ],
};
