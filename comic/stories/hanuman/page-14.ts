import type { PagePlan } from '../../book.ts';

/** The gap. */
export const pageFourteen: PagePlan = {
  rows: [
    {
      height: 6,
      slant: 60,
      bleed: true,
      panels: [
        {
          width: 1,
          place: 'chasm',
          seed: 1,
          items: [
            { who: 'chapal', mood: 'amazed', at: [0.095, 0.745], size: 0.28 },
            { who: 'hero', pose: 'point', face: 'surprised', at: [0.285, 0.745], size: 0.165 },
            { thing: 'lamp', at: [0.357, 0.71], size: 0.12 },
            { who: 'jhonka', mood: 'scared', at: [0.62, 0.56], size: 0.24 },
          ],
          keepClear: [
            { x: 0.39, y: 0.6, width: 0.18, height: 0.36 },
            { x: 0.8, y: 0.34, width: 0.2, height: 0.34 },
          ],
          captions: [
            {
              text: {
                en: 'But where the rope bridge used to be there was only a piece of rope.',
                hi: 'पर जहाँ रस्सी का पुल था, वहाँ अब बस ज़रा-सी रस्सी थी।',
              },
              near: [0.02, 0.02],
            },
          ],
          balloons: [
            {
              kind: 'speech',
              from: 'hero',
              text: {
                en: 'There’s the temple! Everybody is waiting for us.',
                hi: 'वह रहा मंदिर! सब हमारी राह देख रहे हैं।',
              },
              near: [0.4, 0.18],
            },
            {
              kind: 'speech',
              from: 'jhonka',
              text: {
                en: 'I didn’t blow that one. It was like that.',
                hi: 'यह मैंने नहीं उड़ाया। यह पहले से ऐसा था।',
              },
              near: [0.78, 0.08],
            },
          ],
        },
      ],
    },
    {
      height: 4,
      panels: [
        {
          width: 4.4,
          lean: -36,
          place: 'chasm',
          camera: { zoom: 1.85, at: [0.2, 0.62] },
          seed: 1,
          items: [
            {
              who: 'chapal',
              mood: 'happy',
              gesture: 'throw',
              at: [0.38, 1.02],
              size: 0.68,
              holds: { thing: 'banana', hand: 0, size: 0.34, turn: -24 },
            },
          ],
          balloons: [
            {
              kind: 'speech',
              from: 'chapal',
              text: {
                en: 'I could throw my banana across. It wouldn’t help, but I could.',
                hi: 'मैं अपना केला उस पार फेंक सकता हूँ। काम नहीं आएगा, पर फेंक सकता हूँ।',
              },
              near: [1, 0.02],
            },
          ],
        },
        {
          width: 4.6,
          place: 'chasm',
          seed: 2,
          items: [
            { who: 'hero', pose: 'huddle', face: 'worried', at: [0.235, 0.76], size: 0.28 },
            { thing: 'lamp', at: [0.075, 0.7], size: 0.2 },
          ],
          keepClear: [{ x: 0.76, y: 0.34, width: 0.22, height: 0.36 }],
          balloons: [
            {
              kind: 'thought',
              from: 'hero',
              text: { en: 'It’s so far. And I’m only small.', hi: 'कितनी दूर है। और मेरे पैर कितने छोटे हैं।' },
              near: [0.7, 0],
            },
          ],
        },
      ],
    },
  ],
};
