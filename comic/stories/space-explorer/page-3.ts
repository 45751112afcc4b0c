import type { PagePlan } from '../../book.ts';

/** What a captain packs, and what packs itself. */
export const pageThree: PagePlan = {
  rows: [
    {
      height: 4.3,
      slant: -60,
      panels: [
        {
          width: 4.2,
          lean: 40,
          place: 'sunBurst',
          seed: 8,
          items: [
            {
              who: 'hero',
              pose: 'lift',
              face: 'brave',
              at: [0.42, 0.6],
              size: 0.42,
              anchor: 'head',
              holds: { thing: 'torch', hand: 1, size: 0.42 },
            },
          ],
          balloons: [
            {
              kind: 'speech',
              from: 'hero',
              text: 'Captain’s list. One torch, for the dark.',
              near: [0.1, 0.02],
            },
          ],
        },
        {
          width: 4.4,
          place: 'leafBurst',
          seed: 9,
          items: [
            {
              who: 'hero',
              pose: 'offer',
              face: 'happy',
              at: [0.36, 0.62],
              size: 0.38,
              anchor: 'head',
              holds: { thing: 'tiffin', hand: 1, size: 0.7 },
            },
          ],
          balloons: [
            {
              kind: 'speech',
              from: 'hero',
              text: 'One tiffin, for courage. Courage needs pickle.',
              near: [0.9, 0.02],
            },
          ],
        },
      ],
    },
    {
      height: 5.7,
      bleed: true,
      panels: [
        {
          width: 1,
          place: 'rooftop',
          seed: 7,
          items: [
            { thing: 'rocketAtRest', at: [0.66, 0.56], size: 0.86, turn: 3 },
            { thing: 'sleepingCat', at: [0.815, 0.87], size: 0.24 },
            { who: 'hero', pose: 'shrug', face: 'calm', at: [0.33, 0.97], size: 0.275 },
          ],
          captions: [{ text: 'The cat had already packed itself.', near: [0.97, 0.02] }],
          balloons: [
            {
              kind: 'speech',
              from: 'hero',
              text: 'And absolutely no cats. Space is no place for naps.',
              near: [0.06, 0.04],
            },
          ],
        },
      ],
    },
  ],
};
