import type { PagePlan } from '../../book.ts';

/** The smallest lamp in the city. */
export const pageFive: PagePlan = {
  rows: [
    {
      height: 5.4,
      slant: 60,
      bleed: true,
      panels: [
        {
          width: 1,
          place: 'cityNight',
          camera: { angle: 'high' },
          seed: 8,
          items: [
            { thing: 'gecko', at: [0.065, 0.552], size: 0.1, turn: 18 },
            {
              who: 'hero',
              pose: 'fall',
              face: 'surprised',
              at: [0.36, 0.54],
              size: 0.28,
              anchor: 'head',
            },
            { who: 'jugnu', mood: 'scared', at: [0.79, 0.8], size: 0.42, turn: 14 },
          ],
          effects: [
            {
              text: { en: 'BONK!', hi: 'ठक्क!' },
              near: [0.58, 0.46],
              width: 0.15,
              turn: -10,
              style: 'gold',
              burst: true,
            },
          ],
          balloons: [
            {
              kind: 'shout',
              from: 'hero',
              text: { en: 'Never fear! {NAME} is... OW!', hi: 'डरना मत! {NAME} है... आह!' },
              near: [0.14, 0.02],
            },
            {
              kind: 'speech',
              from: 'jugnu',
              text: { en: 'Watch where I’m shining!', hi: 'देखकर! यहाँ मैं चमक रहा हूँ!' },
              near: [0.92, 0.08],
            },
          ],
        },
      ],
    },
    {
      height: 4.6,
      panels: [
        {
          width: 3.6,
          lean: -30,
          place: 'cityNight',
          camera: { zoom: 2, at: [0.79, 0.62] },
          seed: 8,
          items: [{ who: 'jugnu', mood: 'sad', at: [0.5, 1.12], size: 0.7 }],
          balloons: [
            {
              kind: 'speech',
              from: 'jugnu',
              text: {
                en: 'I’m Jugnu, the smallest lamp in the city. Nobody ever says, oh look.',
                hi: 'मैं जुगनू हूँ, शहर की सबसे छोटी बत्ती। कोई नहीं कहता, अरे देखो!',
              },
              near: [0.5, 0.02],
            },
          ],
        },
        {
          width: 3.2,
          lean: 30,
          place: 'sunBurst',
          seed: 14,
          items: [
            {
              who: 'hero',
              pose: 'float',
              face: 'happy',
              looksAt: [-0.2, 0.6],
              at: [0.5, 0.64],
              size: 0.4,
              anchor: 'head',
            },
          ],
          balloons: [
            {
              kind: 'shout',
              from: 'hero',
              text: { en: 'Oh look! A firefly!', hi: 'अरे देखो! जुगनू!' },
              near: [0.5, 0.02],
            },
          ],
        },
        {
          width: 3.2,
          place: 'cityNight',
          camera: { zoom: 2.2, at: [0.79, 0.62] },
          seed: 8,
          items: [{ who: 'jugnu', mood: 'amazed', at: [0.5, 1.06], size: 0.74 }],
          balloons: [
            {
              kind: 'speech',
              from: 'jugnu',
              text: { en: 'Say it again. Slowly.', hi: 'फिर से कहना। धीरे-धीरे।' },
              near: [0.5, 0.02],
            },
          ],
        },
      ],
    },
  ],
};
