import type { PagePlan } from '../../book.ts';

/** Remembering. */
export const pageSixteen: PagePlan = {
  rows: [
    {
      height: 4.4,
      slant: 60,
      panels: [
        {
          width: 3.2,
          lean: -30,
          place: 'kishkindha',
          camera: { zoom: 2.2, at: [0.25, 0.62] },
          seed: 4,
          items: [
            {
              who: 'chapal',
              mood: 'proud',
              at: [0.46, 1.22],
              size: 0.86,
              holds: { thing: 'mangoStone', hand: 1, size: 0.26, turn: -12 },
            },
          ],
          captions: [
            {
              text: { en: 'Who said thank you for a mango stone?', hi: 'आम की गुठली पर शुक्रिया किसने कहा?' },
              near: [0.5, 0],
            },
          ],
        },
        {
          width: 3.2,
          lean: 30,
          place: 'stoneBridge',
          seed: 4,
          items: [
            { who: 'gilli', mood: 'happy', at: [0.77, 0.92], size: 0.26, facing: 'left' },
            {
              who: 'hero',
              pose: 'kneel',
              face: 'happy',
              at: [0.3, 0.97],
              size: 0.25,
              holds: { thing: 'stoneOnHand', hand: 1, size: 0.5 },
            },
          ],
          captions: [
            {
              text: { en: 'Who helped to build with pebbles?', hi: 'कंकड़ों का पुल किसने जुड़वाया?' },
              near: [0.5, 0.02],
            },
          ],
        },
        {
          width: 3.2,
          place: 'forestNoon',
          camera: { zoom: 2, at: [0.38, 0.62] },
          seed: 4,
          items: [
            { who: 'jhonka', mood: 'sad', at: [0.68, 1], size: 0.52, facing: 'left' },
            { who: 'hero', pose: 'lookUp', face: 'calm', at: [0.2, 0.76], size: 0.31, anchor: 'head' },
          ],
          captions: [
            {
              text: { en: 'Who asked the wind why it was sad?', hi: 'हवा से किसने पूछा कि उदास क्यों हो?' },
              near: [0.5, 0],
            },
          ],
        },
      ],
    },
    {
      height: 5.6,
      bleed: true,
      panels: [
        {
          width: 1,
          place: 'brink',
          camera: { zoom: 1.7, at: [0.5, 0.5] },
          seed: 5,
          items: [
            { who: 'jhonka', mood: 'amazed', at: [0.83, 0.74], size: 0.48 },
            { who: 'friend', mood: 'proud', at: [0.68, 0.95], size: 0.27 },
            {
              who: 'hero',
              pose: 'carry',
              face: 'proud',
              at: [0.41, 0.54],
              size: 0.36,
              anchor: 'head',
              holds: { thing: 'lamp', hand: 1, size: 0.7 },
            },
            { who: 'chapal', mood: 'proud', flip: true, at: [0.165, 1.14], size: 0.64 },
          ],
          balloons: [
            {
              kind: 'speech',
              from: 'hero',
              text: {
                en: 'I did. I am {name}. And I am not alone!',
                hi: 'मैंने। मैं {name} हूँ। और मेरे साथ मेरे दोस्त हैं!',
              },
              near: [0.18, 0.04],
            },
            {
              kind: 'shout',
              from: 'jhonka',
              text: { en: 'I could carry you. GENTLY!', hi: 'मैं तुम्हें उठा लूँगा। धीरे से!' },
              near: [0.92, 0.06],
            },
          ],
        },
      ],
    },
  ],
};
