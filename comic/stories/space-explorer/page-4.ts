import type { PagePlan } from '../../book.ts';

/** The page that the story earns: Tara shines. */
export const pageFour: PagePlan = {
  rows: [
    {
      height: 6.9,
      slant: -60,
      bleed: true,
      panels: [
        {
          width: 1,
          place: 'starlight',
          seed: 1,
          items: [
            { thing: 'pinkPlanet', at: [0.1, 0.4], size: 0.13 },
            { thing: 'tealPlanet', at: [0.66, 0.5], size: 0.06 },
            { who: 'tara', mood: 'happy', at: [0.5, 0.48], size: 0.27, turn: 6 },
            { who: 'hero', pose: 'lift', face: 'happy', at: [0.35, 0.965], size: 0.25 },
            { who: 'tiko', mood: 'amazed', at: [0.79, 0.97], size: 0.43, flip: true },
          ],
          captions: [
            { text: 'And when she saw that nobody is brave alone, Tara remembered how to...', near: [0, 0] },
          ],
          effects: [{ text: 'SHINE!', near: [0.97, 0.03], width: 0.35, turn: -7, style: 'gold' }],
          balloons: [{ kind: 'speech', from: 'tiko', text: 'Best! Fishbowl! EVER!', near: [0.97, 0.42] }],
        },
      ],
    },
    {
      height: 3.1,
      panels: [
        {
          width: 4,
          lean: 36,
          place: 'roseBurst',
          seed: 6,
          items: [
            { who: 'tiko', mood: 'happy', at: [0.66, 1.2], size: 0.98 },
            { who: 'hero', pose: 'hug', face: 'happy', at: [0.35, 0.5], size: 0.5, anchor: 'head' },
          ],
          effects: [{ text: 'SQUISH', near: [0.98, 0.98], width: 0.3, turn: -8, style: 'rose' }],
        },
        {
          width: 5,
          place: 'rooftop',
          seed: 3,
          items: [
            { who: 'tara', mood: 'happy', at: [0.74, 0.32], size: 0.13 },
            {
              who: 'hero',
              pose: 'wave',
              face: 'calm',
              costume: 'pyjamas',
              flip: true,
              at: [0.27, 0.6],
              size: 0.4,
              anchor: 'head',
            },
          ],
          captions: [
            {
              text: 'Every night since, one star blinks twice. It means: good night, {name}.',
              near: [0.95, 0.95],
            },
          ],
        },
      ],
    },
  ],
};
