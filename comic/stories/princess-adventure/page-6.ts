import type { PagePlan } from '../../book.ts';

/** Where all the balls went. */
export const pageSix: PagePlan = {
  rows: [
    {
      height: 4,
      slant: -50,
      panels: [
        {
          width: 4.4,
          lean: 36,
          place: 'doorLane',
          camera: { zoom: 2, at: [0.25, 0.62] },
          seed: 3,
          items: [
            { thing: 'lostBalls', at: [0.2, 0.8], size: 0.5 },
            { thing: 'lostBalls', at: [0.82, 0.84], size: 0.44, flip: true },
            { who: 'moru', mood: 'amazed', at: [0.5, 1.0], size: 0.7 },
            { thing: 'lostBalls', at: [0.42, 1.12], size: 0.5, flip: true },
            { thing: 'lostBalls', at: [0.66, 1.16], size: 0.46 },
          ],
          balloons: [
            {
              kind: 'speech',
              from: 'moru',
              text: {
                en: 'Is my key in here? No. It’s merely somewhere.',
                hi: 'चाबी इसमें है? नहीं। वह बस कहीं-न-कहीं है।',
              },
              near: [1, 0],
            },
          ],
        },
        {
          width: 4.6,
          place: 'doorLane',
          camera: { zoom: 1.85, at: [0.74, 0.62] },
          seed: 3,
          items: [
            { thing: 'lostBalls', at: [0.82, 0.84], size: 0.46 },
            {
              who: 'hero',
              pose: 'shout',
              face: 'happy',
              looksAt: [-0.4, 0.6],
              at: [0.36, 0.62],
              size: 0.42,
              anchor: 'head',
            },
          ],
          balloons: [
            {
              kind: 'speech',
              from: 'hero',
              text: {
                en: 'Every door has a secret! Come ON, Moru!',
                hi: 'हर दरवाज़े का एक राज़ है! चलो न, मोरू!',
              },
              near: [1, 0],
            },
          ],
        },
      ],
    },
    {
      height: 6,
      bleed: true,
      panels: [
        {
          width: 1,
          place: 'doorLane',
          camera: { angle: 'high' },
          seed: 3,
          items: [
            { who: 'khatkhatOpen', mood: 'happy', at: [0.22, 0.86], size: 0.646 },
            { thing: 'lostBalls', at: [0.72, 0.68], size: 0.4 },
            { thing: 'lostBalls', at: [0.4, 0.84], size: 0.2, flip: true },
            { thing: 'goldKey', at: [0.93, 0.904], size: 0.06, turn: -50 },
            { who: 'hero', pose: 'cheer', face: 'happy', at: [0.74, 0.34], size: 0.22, anchor: 'head' },
          ],
          captions: [
            {
              text: {
                en: 'Behind the first door lay sixty years of balls that had gone over the wall.',
                hi: 'पहले दरवाज़े के पीछे थीं साठ साल की वे सब गेंदें, जो दीवार पार चली गई थीं।',
              },
              near: [0.3, 0.02],
            },
          ],
          balloons: [
            {
              kind: 'speech',
              from: 'khatkhatOpen',
              text: { en: 'I kept them safe. Nobody ever asked.', hi: 'सब सँभालकर रखीं। किसी ने पूछा ही नहीं।' },
              near: [0.45, 0.3],
            },
          ],
          effects: [
            { text: { en: 'BOING!', hi: 'टप्पा!' }, near: [0.97, 0.94], width: 0.2, turn: 8, style: 'sky' },
          ],
        },
      ],
    },
  ],
};
