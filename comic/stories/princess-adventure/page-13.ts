import type { PagePlan } from '../../book.ts';

/** A hard thing to say. */
export const pageThirteen: PagePlan = {
  rows: [
    {
      height: 3.8,
      slant: 50,
      panels: [
        {
          width: 3,
          lean: 30,
          place: 'oldCorner',
          camera: { zoom: 1.7, at: [0.44, 0.62] },
          seed: 3,
          items: [
            {
              who: 'hero',
              pose: 'namaste',
              face: 'worried',
              looksAt: [1.6, 0.4],
              at: [0.4, 0.66],
              size: 0.4,
              anchor: 'head',
            },
          ],
          balloons: [
            { kind: 'speech', from: 'hero', text: { en: 'Please?', hi: 'दरवाज़े जी?' }, near: [1, 0] },
          ],
        },
        {
          width: 3,
          lean: -30,
          place: 'oldCorner',
          camera: { zoom: 2, at: [0.23, 0.62] },
          seed: 3,
          items: [{ who: 'moru', mood: 'happy', at: [0.45, 1.18], size: 0.8 }],
          balloons: [
            {
              kind: 'speech',
              from: 'moru',
              text: { en: 'Knock, knock! Who’s there? ME!', hi: 'खट-खट! कौन? मैं!' },
              near: [0.9, 0],
            },
          ],
        },
        {
          width: 3.4,
          place: 'oldCorner',
          camera: { zoom: 1.85, at: [0.77, 0.62] },
          seed: 3,
          items: [{ who: 'sau', mood: 'sad', at: [0.5, 1.2], size: 0.96 }],
          captions: [{ text: { en: 'Not a creak. Not one.', hi: 'एक चर्र भी नहीं।' }, near: [0.5, 0.02] }],
        },
      ],
    },
    {
      height: 6.2,
      bleed: true,
      panels: [
        {
          width: 1,
          place: 'oldCorner',
          seed: 3,
          items: [
            { who: 'sau', mood: 'sad', at: [0.77, 0.84], size: 0.56 },
            { who: 'moru', mood: 'sad', at: [0.23, 0.96], size: 0.5 },
            {
              who: 'hero',
              pose: 'hug',
              face: 'calm',
              looksAt: 'moru',
              at: [0.44, 0.58],
              size: 0.21,
              anchor: 'head',
              flip: true,
            },
            { thing: 'goldKey', at: [0.93, 0.92], size: 0.055, turn: 80 },
          ],
          balloons: [
            {
              kind: 'speech',
              from: 'moru',
              text: {
                en: 'It’s my fault. The key isn’t somewhere. I LOST it.',
                hi: 'सब मेरी ग़लती है। चाबी कहीं-न-कहीं नहीं है। मुझसे खो गई।',
              },
              near: [0.05, 0.03],
            },
            {
              kind: 'speech',
              from: 'hero',
              text: { en: 'That was hard to say. Well done, Moru.', hi: 'यह कहना बड़ा मुश्किल था। शाबाश, मोरू।' },
              near: [0.5, 0.06],
            },
          ],
        },
      ],
    },
  ],
};
