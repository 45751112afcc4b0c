import type { PagePlan } from '../../book.ts';

/** Click, and nine laps. */
export const pageFive: PagePlan = {
  rows: [
    {
      height: 3.8,
      slant: -60,
      panels: [
        {
          width: 4.4,
          lean: 40,
          place: 'workshop',
          camera: { zoom: 1.7, at: [0.72, 0.62] },
          seed: 17,
          items: [
            { who: 'dabba', mood: 'amazed', at: [0.5, 1.02], size: 2.2 },
            { thing: 'gear', at: [0.5, 0.4], size: 0.46, turn: 12 },
            { thing: 'windUpMouse', at: [0.88, 0.82], size: 0.15 },
          ],
          effects: [
            { text: { en: 'CLICK!', hi: 'खट!' }, near: [0.06, 0.9], width: 0.4, turn: -8, style: 'fire' },
          ],
        },
        {
          width: 5,
          place: 'sunBurst',
          seed: 8,
          items: [{ who: 'dabba', mood: 'amazed', at: [0.66, 1.16], size: 0.96 }],
          balloons: [
            {
              kind: 'shout',
              from: 'dabba',
              text: { en: 'I can feel my WHEELS!', hi: 'मेरे पहिए जाग गए!' },
              near: [0.02, 0],
            },
          ],
        },
      ],
    },
    {
      height: 6.2,
      bleed: true,
      panels: [
        {
          width: 1,
          place: 'workshop',
          camera: { angle: 'low' },
          seed: 17,
          items: [
            { thing: 'speedLines', at: [0.53, 0.864], size: 0.24 },
            { who: 'dabba', mood: 'happy', at: [0.72, 0.9], size: 0.484, turn: 10 },
            { who: 'hero', pose: 'run', face: 'laughing', at: [0.27, 0.95], size: 0.253 },
          ],
          captions: [
            {
              text: {
                en: 'Dabba did nine laps of the attic. On the tenth, the trousers of the suit began to slip.',
                hi: 'डब्बे ने अटारी के नौ चक्कर लगाए। दसवें में सूट का पाजामा खिसकने लगा।',
              },
              near: [0.02, 0.02],
            },
          ],
          balloons: [
            {
              kind: 'speech',
              from: 'hero',
              text: {
                en: 'I can hold it up with one hand. A maker has two!',
                hi: 'एक हाथ से पकड़ रखा है! कारीगर के हाथ तो दो होते हैं!',
              },
              near: [0.12, 0.34],
            },
          ],
          effects: [
            {
              text: { en: 'WHEEEEE!', hi: 'फुर्रर्रर्र!' },
              near: [0.98, 0.2],
              width: 0.34,
              turn: -10,
              style: 'gold',
            },
          ],
        },
      ],
    },
  ],
};
