import type { PagePlan } from '../../book.ts';

/** A suit from the kitchen, and a robot that wakes up hungry to help. */
export const pageOne: PagePlan = {
  rows: [
    {
      height: 5.7,
      slant: -60,
      bleed: true,
      panels: [
        {
          width: 1,
          place: 'workshop',
          seed: 2,
          items: [
            { who: 'dabba', mood: 'sad', at: [0.76, 0.92], size: 0.46 },
            {
              who: 'hero',
              pose: 'lift',
              face: 'happy',
              at: [0.36, 0.955],
              size: 0.24,
              holds: { thing: 'spanner', hand: 1, size: 0.8 },
            },
          ],
          captions: [
            {
              text: 'Up in the attic, {name} had built a helper’s suit. It was nine parts kitchen.',
              near: [0.0, 0.02],
            },
          ],
          balloons: [
            {
              kind: 'speech',
              from: 'dabba',
              text: 'Please do not melt me. I was a very good lunch box.',
              near: [0.96, 0.06],
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
          lean: 40,
          place: 'iceBurst',
          seed: 3,
          items: [{ who: 'hero', pose: 'think', face: 'brave', at: [0.6, 0.68], size: 0.42, anchor: 'head' }],
          balloons: [
            {
              kind: 'thought',
              from: 'hero',
              text: 'Not broken. Just waiting for its missing gear.',
              near: [0.02, 0.02],
            },
          ],
        },
        {
          width: 5,
          place: 'sunBurst',
          seed: 8,
          items: [{ who: 'dabba', mood: 'amazed', at: [0.66, 1.14], size: 0.98 }],
          balloons: [{ kind: 'shout', from: 'dabba', text: 'I can feel my wheels!', near: [0.02, 0] }],
          effects: [{ text: 'CLICK!', near: [0.02, 0.96], width: 0.34, turn: -8, style: 'fire' }],
        },
      ],
    },
  ],
};
