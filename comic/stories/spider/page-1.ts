import type { PagePlan } from '../../book.ts';

/** The festival, a loose kite, and a companion of eight legs. */
export const pageOne: PagePlan = {
  rows: [
    {
      height: 5.6,
      slant: 60,
      bleed: true,
      panels: [
        {
          width: 1,
          place: 'kiteFestival',
          seed: 2,
          items: [
            { thing: 'kite', at: [0.86, 0.3], size: 0.26, turn: 22 },
            { who: 'hero', pose: 'point', face: 'surprised', at: [0.33, 0.945], size: 0.268 },
            { who: 'resham', mood: 'amazed', at: [0.66, 0.96], size: 0.34 },
          ],
          captions: [
            {
              text: 'On the day of kites, the whole sky was paper. Then one line went snap.',
              near: [0.02, 0.02],
            },
          ],
          balloons: [
            { kind: 'speech', from: 'hero', text: 'That is my grandfather’s kite!', near: [0.62, 0.1] },
          ],
        },
      ],
    },
    {
      height: 4.4,
      panels: [
        {
          width: 4.6,
          lean: -36,
          place: 'roseBurst',
          seed: 4,
          items: [{ who: 'resham', mood: 'proud', at: [0.5, 1.08], size: 0.82 }],
          balloons: [
            {
              kind: 'speech',
              from: 'resham',
              text: 'Silk is my business. One thread, extra strong, coming up!',
              near: [0.3, 0],
            },
          ],
        },
        {
          width: 5,
          place: 'kiteFestival',
          seed: 5,
          items: [
            {
              who: 'hero',
              pose: 'cheer',
              face: 'brave',
              at: [0.36, 0.62],
              size: 0.36,
              anchor: 'head',
              holds: { thing: 'kiteOnLine', hand: 1, size: 0.62 },
            },
          ],
          balloons: [{ kind: 'shout', from: 'hero', text: 'Roofs are only stairs!', near: [0.1, 0] }],
          effects: [{ text: 'WHEEE!', near: [0.98, 0.96], width: 0.42, turn: -8, style: 'fire' }],
        },
      ],
    },
  ],
};
