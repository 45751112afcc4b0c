import type { PagePlan } from '../../book.ts';

/** An empty patch of sky. */
export const pageEleven: PagePlan = {
  rows: [
    {
      height: 5.8,
      slant: 60,
      bleed: true,
      panels: [
        {
          width: 1,
          place: 'cloudSea',
          seed: 5,
          items: [
            { who: 'hero', pose: 'lookUp', face: 'worried', at: [0.26, 1.0], size: 0.23 },
            { thing: 'paperBoat', at: [0.9, 0.5], size: 0.05, turn: 10 },
          ],
          captions: [
            {
              text: {
                en: 'When {name} looked up again, there was only sky.',
                hi: 'जब नज़र उठी, तो वहाँ बस आसमान था।',
              },
              near: [0.96, 0.04],
            },
          ],
          effects: [
            { text: { en: 'GUDGUD?', hi: 'गुदगुद?' }, near: [0.5, 0.4], width: 0.28, turn: -5, style: 'ice' },
          ],
        },
      ],
    },
    {
      height: 4.2,
      panels: [
        {
          width: 3.2,
          lean: -30,
          place: 'cloudSea',
          camera: { zoom: 2.2, at: [0.63, 0.62] },
          seed: 5,
          items: [{ who: 'ghanghor', mood: 'sad', at: [0.5, 1.12], size: 0.66 }],
          balloons: [
            {
              kind: 'speech',
              from: 'ghanghor',
              text: {
                en: 'Loud, I could teach. Something else is missing.',
                hi: 'शोर तो मैं भी सिखा देता। कमी किसी और चीज़ की है।',
              },
              near: [0.5, 0],
            },
          ],
        },
        {
          width: 2.8,
          lean: 30,
          place: 'cloudSea',
          camera: { zoom: 1.7, at: [0.26, 0.62] },
          seed: 5,
          items: [
            {
              who: 'hero',
              pose: 'think',
              face: 'thinking',
              looksAt: [-0.3, 0.3],
              at: [0.46, 0.68],
              size: 0.38,
              anchor: 'head',
            },
          ],
          balloons: [
            { kind: 'speech', from: 'hero', text: { en: 'What is it?', hi: 'किसकी?' }, near: [0.6, 0] },
          ],
        },
        {
          width: 3,
          place: 'cloudSea',
          camera: { zoom: 2, at: [0.75, 0.62] },
          seed: 5,
          items: [{ who: 'ghanghor', mood: 'amazed', at: [0.5, 1.12], size: 0.7 }],
          balloons: [
            {
              kind: 'speech',
              from: 'ghanghor',
              text: { en: 'I never asked.', hi: 'कभी पूछा ही नहीं।' },
              near: [0.5, 0],
            },
          ],
        },
      ],
    },
  ],
};
