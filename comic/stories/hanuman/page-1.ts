import type { PagePlan } from '../../book.ts';

/** The forest, the friend, and most of a mango. */
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
          camera: { angle: 'high' },
          seed: 1,
          items: [
            { who: 'chapal', mood: 'proud', at: [0.79, 0.94], size: 0.47 },
            { thing: 'mango', at: [0.79, 0.775], size: 0.15, turn: 8 },
            { who: 'hero', pose: 'wave', face: 'happy', at: [0.27, 1.0], size: 0.25, breaks: true },
            { who: 'friend', mood: 'happy', at: [0.5, 0.965], size: 0.23 },
          ],
          captions: [
            {
              text: {
                en: 'On the day before the Festival of Lamps, a friend was waiting in the forest of Kishkindha.',
                hi: 'दीयों के त्योहार से एक दिन पहले, किष्किंधा के जंगल में एक दोस्त राह देख रहा था।',
              },
              near: [0.36, 0.02],
            },
          ],
          balloons: [
            {
              kind: 'speech',
              from: 'chapal',
              text: {
                en: 'Welcome, {name}[ and {animal}]! I saved you a mango. Well... most of a mango.',
                hi: 'आओ, {name}![ और यह {animal}!] तुम्हारे लिए आम बचाया है। मतलब... काफ़ी सारा आम।',
              },
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
          place: 'kishkindha',
          camera: { zoom: 2, at: [0.79, 0.62] },
          seed: 1,
          items: [
            { who: 'chapal', mood: 'amazed', at: [0.34, 1.1], size: 0.86 },
            { thing: 'mangoStone', at: [0.1, 0.58], size: 0.2, turn: -14 },
          ],
          effects: [
            { text: { en: 'GULP!', hi: 'गटक!' }, near: [0.04, 0.04], width: 0.34, turn: -8, style: 'fire' },
          ],
          balloons: [
            {
              kind: 'speech',
              from: 'chapal',
              text: { en: 'Oh. Now I’ve saved you the stone.', hi: 'अरे। अब तो गुठली ही बची है।' },
              near: [0.98, 0.04],
            },
          ],
        },
        {
          width: 4,
          place: 'kishkindha',
          camera: { zoom: 1.85, at: [0.27, 0.62] },
          seed: 1,
          items: [
            {
              who: 'hero',
              pose: 'carry',
              face: 'happy',
              looksAt: [-0.4, 0.6],
              at: [0.36, 0.66],
              size: 0.42,
              anchor: 'head',
              holds: { thing: 'mangoStone', hand: 1, size: 0.66 },
            },
          ],
          balloons: [
            {
              kind: 'speech',
              from: 'hero',
              text: {
                en: 'It’s a very fine stone, Chapal. Thank you!',
                hi: 'गुठली भी कमाल की है, चपल। शुक्रिया!',
              },
              near: [0.9, 0],
            },
          ],
        },
      ],
    },
  ],
};
