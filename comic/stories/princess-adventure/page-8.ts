import type { PagePlan } from '../../book.ts';

/** The door that never laughs. */
export const pageEight: PagePlan = {
  rows: [
    {
      height: 4,
      slant: -50,
      panels: [
        {
          width: 3.2,
          lean: 30,
          place: 'doorLane',
          camera: { zoom: 2.2, at: [0.75, 0.62] },
          seed: 6,
          items: [{ who: 'khikhi', mood: 'proud', at: [0.5, 1.28], size: 0.94 }],
          balloons: [
            {
              kind: 'speech',
              from: 'khikhi',
              text: {
                en: 'I never laugh. If I laughed, I would open.',
                hi: 'मैं कभी नहीं हँसता। हँसा, तो खुल जाऊँगा।',
              },
              near: [0.5, 0],
            },
          ],
        },
        {
          width: 3.6,
          lean: -30,
          place: 'doorLane',
          camera: { zoom: 1.7, at: [0.8, 0.62] },
          seed: 6,
          items: [{ who: 'moru', mood: 'amazed', at: [0.46, 0.97], size: 0.66, turn: -10 }],
          balloons: [
            {
              kind: 'speech',
              from: 'moru',
              text: { en: 'Found it! My key! Oh. That’s my foot.', hi: 'मिल गई चाबी! ओह। यह तो मेरा पैर है।' },
              near: [0.9, 0],
            },
          ],
        },
        {
          width: 2.8,
          place: 'doorLane',
          camera: { zoom: 2, at: [0.25, 0.62] },
          seed: 6,
          items: [{ who: 'khikhi', mood: 'scared', at: [0.5, 1.3], size: 1.0 }],
          effects: [
            { text: { en: 'pff...', hi: 'फ़ी...' }, near: [0.5, 0.02], width: 0.6, turn: -8, style: 'rose' },
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
          camera: { angle: 'low' },
          seed: 6,
          items: [
            { who: 'khikhiOpen', mood: 'happy', at: [0.745, 0.93], size: 0.814 },
            { who: 'hero', pose: 'leap', face: 'laughing', at: [0.28, 0.52], size: 0.25, anchor: 'head' },
            { who: 'moru', mood: 'scared', at: [0.89, 0.95], size: 0.44 },
            { thing: 'goldKey', at: [0.06, 0.93], size: 0.06, turn: -70 },
          ],
          captions: [
            {
              text: {
                en: 'Every door, it turned out, wanted something different.',
                hi: 'पता चला, हर दरवाज़े को कुछ अलग चाहिए।',
              },
              near: [0.02, 0.02],
            },
          ],
          balloons: [
            {
              kind: 'shout',
              from: 'khikhiOpen',
              text: { en: 'Stop! His FOOT! I’m open!', hi: 'बस! पैर! लो, खुल गया!' },
              near: [0.62, 0.02],
            },
          ],
          effects: [
            {
              text: { en: 'HEE HEE HEE!', hi: 'ही ही ही!' },
              near: [0.98, 0.16],
              width: 0.3,
              turn: 8,
              style: 'rose',
            },
            {
              text: { en: 'CREEEAK!', hi: 'चर्रर्र!' },
              near: [0.72, 0.93],
              width: 0.24,
              turn: -8,
              style: 'gold',
            },
          ],
        },
      ],
    },
  ],
};
