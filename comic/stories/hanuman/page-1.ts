import type { PagePlan } from '../../book.ts';

/** The forest, the friend, and a lamp that has gone out. */
export const pageOne: PagePlan = {
  rows: [
    {
      height: 5.8,
      slant: -60,
      bleed: true,
      panels: [
        {
          width: 1,
          place: 'kishkindha',
          seed: 1,
          items: [
            { who: 'chapal', mood: 'proud', at: [0.79, 0.94], size: 0.47 },
            { who: 'hero', pose: 'wave', face: 'happy', at: [0.27, 0.965], size: 0.255 },
          ],
          captions: [{ text: 'Deep in the forest of Kishkindha, a friend was waiting.', near: [0.36, 0.02] }],
          balloons: [
            {
              kind: 'speech',
              from: 'chapal',
              text: 'Welcome, {name}! I am Chapal. My grandmother says heroes are never too small.',
              near: [0.9, 0.06],
            },
          ],
        },
      ],
    },
    {
      height: 4.2,
      panels: [
        {
          width: 5,
          lean: 36,
          place: 'leafBurst',
          seed: 3,
          items: [
            { thing: 'darkLamp', at: [0.2, 0.93], size: 0.4, turn: -6 },
            { who: 'chapal', mood: 'sad', at: [0.66, 1.1], size: 0.86 },
          ],
          balloons: [
            {
              kind: 'speech',
              from: 'chapal',
              text: 'The wind blew out our temple lamp, and the path to it is steep.',
              near: [0.02, 0.02],
            },
          ],
        },
        {
          width: 4,
          place: 'sunBurst',
          seed: 5,
          items: [
            {
              who: 'hero',
              pose: 'lift',
              face: 'brave',
              at: [0.32, 0.66],
              size: 0.42,
              anchor: 'head',
              holds: { thing: 'darkLamp', hand: 1, size: 0.66 },
            },
          ],
          balloons: [{ kind: 'shout', from: 'hero', text: 'Then we climb it together!', near: [1, 0] }],
        },
      ],
    },
  ],
};
