import type { PagePlan } from '../../book.ts';

/** A drum as old as the rain, and a cloud that is afraid of its own voice. */
export const pageOne: PagePlan = {
  rows: [
    {
      height: 5.7,
      slant: 60,
      bleed: true,
      panels: [
        {
          width: 1,
          place: 'monsoon',
          seed: 1,
          items: [
            { who: 'gudgud', mood: 'sad', at: [0.77, 0.86], size: 0.46 },
            { who: 'hero', pose: 'wave', face: 'happy', at: [0.3, 0.95], size: 0.26 },
          ],
          captions: [
            {
              text: 'Where the monsoon begins, above the highest hill, there is a school for thunder.',
              near: [0.02, 0.02],
            },
          ],
          balloons: [
            {
              kind: 'speech',
              from: 'gudgud',
              text: 'I only ever go “pip”. The rain cannot hear a pip.',
              near: [0.95, 0.04],
            },
          ],
        },
      ],
    },
    {
      height: 4.3,
      panels: [
        {
          width: 4.4,
          lean: -36,
          place: 'sunBurst',
          seed: 4,
          items: [
            {
              who: 'hero',
              pose: 'lift',
              face: 'brave',
              at: [0.36, 0.62],
              size: 0.42,
              anchor: 'head',
              holds: { thing: 'drumstick', hand: 1, size: 0.8 },
            },
          ],
          balloons: [{ kind: 'speech', from: 'hero', text: 'Breathe in. Now after me!', near: [0.95, 0] }],
        },
        {
          width: 5,
          place: 'nightBurst',
          seed: 6,
          items: [{ who: 'gudgud', mood: 'proud', at: [0.5, 1.06], size: 0.78 }],
          effects: [{ text: 'GUD-GUD-DHOOM!', near: [0.5, 0.02], width: 0.86, turn: -3, style: 'gold' }],
        },
      ],
    },
  ],
};
