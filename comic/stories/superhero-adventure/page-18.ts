import type { PagePlan } from '../../book.ts';

/** The smallest voice in the city. */
export const pageEighteen: PagePlan = {
  rows: [
    {
      height: 6.3,
      slant: 60,
      bleed: true,
      panels: [
        {
          width: 1,
          place: 'starRoof',
          camera: { angle: 'high' },
          seed: 18,
          items: [
            { who: 'quietNinni', mood: 'sad', at: [0.66, 0.94], size: 0.399 },
            { who: 'jugnu', mood: 'happy', at: [0.13, 0.764], size: 0.19 },
            { thing: 'gecko', at: [0.92, 0.84], size: 0.085, turn: 30 },
            {
              who: 'hero',
              pose: 'offer',
              face: 'calm',
              at: [0.36, 0.932],
              size: 0.237,
              holds: { thing: 'sweater', hand: 0, size: 0.75 },
            },
            { who: 'friend', mood: 'happy', at: [0.51, 0.92], size: 0.17 },
          ],
          captions: [
            {
              text: {
                en: 'Without the lamps she was small, and dark, and a little bit cold.',
                hi: 'बत्तियों के बिना वह छोटी थी, अँधेरी थी, और ज़रा-सी ठंडी भी।',
              },
              near: [0.02, 0.02],
            },
          ],
          balloons: [
            {
              kind: 'speech',
              from: 'quietNinni',
              text: { en: 'Thirty-nine...', hi: 'उनतालीस...' },
              near: [0.86, 0.2],
            },
            {
              kind: 'speech',
              from: 'hero',
              text: { en: 'Never fear. {name} is here.', hi: 'डरना मत। {name} है ना।' },
              near: [0.14, 0.34],
            },
          ],
        },
      ],
    },
    {
      height: 3.7,
      panels: [
        {
          width: 4.4,
          lean: -36,
          place: 'starRoof',
          camera: { zoom: 1.85, at: [0.36, 0.62] },
          seed: 18,
          items: [
            {
              who: 'hero',
              pose: 'think',
              face: 'proud',
              looksAt: 'reader',
              at: [0.5, 0.66],
              size: 0.5,
              anchor: 'head',
            },
          ],
          captions: [
            {
              text: { en: 'It was the smallest shout in the world.', hi: 'यह दुनिया की सबसे धीमी ललकार थी।' },
              near: [0.02, 0.02],
            },
          ],
        },
        {
          width: 4.6,
          place: 'starRoof',
          camera: { zoom: 2.2, at: [0.25, 0.62] },
          seed: 18,
          items: [{ who: 'sleepingNinni', mood: 'happy', at: [0.62, 1.02], size: 0.72 }],
          captions: [
            {
              text: { en: 'And the sweater? It fitted exactly.', hi: 'और स्वेटर? बिल्कुल नाप का निकला।' },
              near: [0.02, 0.02],
            },
          ],
          balloons: [
            {
              kind: 'speech',
              from: 'sleepingNinni',
              text: { en: 'Forty...', hi: 'चालीस...' },
              near: [0.08, 0.6],
            },
          ],
        },
      ],
    },
  ],
};
