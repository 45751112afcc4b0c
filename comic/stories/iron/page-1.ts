import type { PagePlan } from '../../book.ts';

/** A suit from the kitchen, and a wish. */
export const pageOne: PagePlan = {
  rows: [
    {
      height: 5.8,
      slant: -60,
      bleed: true,
      panels: [
        {
          width: 1,
          place: 'workshop',
          camera: { angle: 'high' },
          seed: 2,
          items: [
            { thing: 'kettle', at: [0.8, 0.792], size: 0.2, turn: 16 },
            { thing: 'gear', at: [0.66, 0.68], size: 0.1, turn: 20 },
            { thing: 'gear', at: [0.72, 0.62], size: 0.07, turn: 8 },
            { thing: 'windUpMouse', at: [0.91, 0.776], size: 0.09 },
            {
              who: 'hero',
              pose: 'carry',
              face: 'proud',
              at: [0.42, 0.948],
              size: 0.233,
              holds: { thing: 'spanner', hand: 1, size: 0.8 },
            },
            { who: 'friend', mood: 'happy', at: [0.16, 0.931], size: 0.23 },
          ],
          captions: [
            {
              text: {
                en: 'Up in the attic, {name} had built a helper’s suit. It was nine parts kitchen[, and all {colour} below].',
                hi: 'ऊपर अटारी में {name} ने मददगार का सूट बनाया था। दस में से नौ हिस्से रसोई के थे[, बाक़ी {colour} का कपड़ा]।',
              },
              near: [0, 0.02],
            },
          ],
          balloons: [
            {
              kind: 'speech',
              from: 'hero',
              text: { en: 'Nobody move! Everything is holding.', hi: 'कोई हिलना मत! सब कुछ टिका हुआ है।' },
              near: [0.72, 0.06],
            },
            { kind: 'speech', from: 'friend', text: { en: '{sound}', hi: '{sound}' }, near: [0.12, 0.4] },
          ],
          effects: [
            { text: { en: 'PLINK!', hi: 'टिंग!' }, near: [0.98, 0.5], width: 0.2, turn: -8, style: 'fire' },
          ],
        },
      ],
    },
    {
      height: 4.2,
      panels: [
        {
          width: 4.4,
          lean: 40,
          place: 'workshop',
          camera: { zoom: 2, at: [0.42, 0.62] },
          seed: 2,
          items: [
            { who: 'hero', pose: 'think', face: 'thinking', at: [0.64, 0.7], size: 0.4, anchor: 'head' },
          ],
          balloons: [
            {
              kind: 'thought',
              from: 'hero',
              text: {
                en: 'I wish I could make one thing that stays made.',
                hi: 'काश मुझसे एक चीज़ तो ऐसी बने, जो बनी रहे।',
              },
              near: [0.02, 0.02],
            },
          ],
        },
        {
          width: 5,
          place: 'kitchen',
          seed: 3,
          items: [{ who: 'dada', mood: 'amazed', at: [0.4, 0.98], size: 0.72 }],
          balloons: [
            {
              kind: 'speech',
              from: 'dada',
              text: {
                en: 'Has anybody seen my big copper pot?',
                hi: 'मेरा बड़ा वाला ताँबे का पतीला किसी ने देखा?',
              },
              near: [0.98, 0.02],
            },
          ],
        },
      ],
    },
  ],
};
