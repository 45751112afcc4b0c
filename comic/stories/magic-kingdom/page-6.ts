import type { PagePlan } from '../../book.ts';

/** The biggest dragon, the deepest breath. */
export const pageSix: PagePlan = {
  rows: [
    {
      height: 4.3,
      slant: 50,
      panels: [
        {
          width: 4.8,
          lean: -36,
          place: 'castleHill',
          camera: { zoom: 2, at: [0.72, 0.62] },
          seed: 9,
          items: [{ who: 'bholu', mood: 'amazed', at: [0.6, 1.44], size: 1.08 }],
          captions: [
            {
              text: {
                en: 'Bholu was the biggest dragon in the kingdom. He breathed in...',
                hi: 'भोलू पूरे राज का सबसे बड़ा ड्रैगन था। उसने साँस भरी...',
              },
              near: [0.02, 0.02],
            },
          ],
          effects: [
            { text: { en: 'HUUUUP', hi: 'हूऊऊऊप' }, near: [0.02, 0.96], width: 0.4, turn: -8, style: 'ice' },
          ],
        },
        {
          width: 4.2,
          place: 'sunBurst',
          seed: 4,
          items: [
            { who: 'kukdoo', mood: 'scared', at: [0.7, 1.2], size: 0.94 },
            { who: 'hero', pose: 'crouch', face: 'worried', at: [0.28, 0.6], size: 0.36, anchor: 'head' },
          ],
          balloons: [
            {
              kind: 'shout',
              from: 'kukdoo',
              text: { en: 'Hold on to your crowns!', hi: 'अपना-अपना मुकुट पकड़ो!' },
              near: [0.4, 0],
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
          place: 'castleHill',
          camera: { angle: 'low' },
          seed: 9,
          items: [
            { thing: 'alarmClock', at: [0.4, 0.92], size: 0.1, turn: 10 },
            { who: 'sarpat', mood: 'scared', at: [0.13, 0.95], size: 0.33 },
            { who: 'bholu', mood: 'proud', at: [0.72, 0.96], size: 0.748 },
            { who: 'hero', pose: 'cheer', face: 'happy', at: [0.33, 0.9], size: 0.259 },
          ],
          balloons: [
            { kind: 'speech', from: 'bholu', text: { en: 'Meow.', hi: 'म्याऊँ।' }, near: [0.47, 0] },
            {
              kind: 'speech',
              from: 'hero',
              text: { en: 'That was very nearly a roar!', hi: 'बस, दहाड़ होते-होते रह गई!' },
              near: [0.05, 0.3],
            },
            {
              kind: 'speech',
              from: 'sarpat',
              text: { en: 'I very nearly ran.', hi: 'मैं भागते-भागते रह गया।' },
              near: [0.02, 0.52],
            },
          ],
        },
      ],
    },
  ],
};
