import type { PagePlan } from '../../book.ts';

/** The dark has a face. */
export const pageThirteen: PagePlan = {
  rows: [
    {
      height: 3.8,
      slant: 50,
      panels: [
        {
          width: 4.4,
          lean: -36,
          place: 'crystalCave',
          camera: { zoom: 1.7, at: [0.2, 0.62] },
          seed: 5,
          items: [{ who: 'tiko', mood: 'scared', at: [0.4, 1.2], size: 1.0 }],
          balloons: [
            {
              kind: 'speech',
              from: 'tiko',
              text: { en: 'Captain? The dark just moved.', hi: 'कप्तान? अँधेरा अभी हिला।' },
              near: [0.96, 0.06],
            },
          ],
        },
        {
          width: 4.6,
          place: 'crystalCave',
          camera: { zoom: 2, at: [0.28, 0.62] },
          seed: 5,
          items: [
            {
              who: 'hero',
              pose: 'float',
              face: 'surprised',
              looksAt: [-0.4, 0.6],
              at: [0.62, 0.62],
              size: 0.46,
              anchor: 'head',
            },
          ],
          balloons: [
            {
              kind: 'speech',
              from: 'hero',
              text: { en: 'The dark doesn’t move. Does it?', hi: 'अँधेरा हिलता नहीं है। है ना?' },
              near: [0.04, 0.06],
            },
          ],
        },
      ],
    },
    {
      height: 6.2,
      bleed: true,
      panels: [
        {
          width: 1,
          place: 'crystalCave',
          camera: { angle: 'low' },
          seed: 5,
          items: [
            { who: 'ghup', mood: 'scared', at: [0.28, 0.95], size: 0.704 },
            { thing: 'sleepingCat', at: [0.57, 0.96], size: 0.13 },
            { who: 'hero', pose: 'hug', face: 'worried', at: [0.715, 0.95], size: 0.259 },
            { who: 'tiko', mood: 'scared', at: [0.885, 0.97], size: 0.462 },
          ],
          balloons: [
            {
              kind: 'speech',
              from: 'ghup',
              text: {
                en: 'Please do not run. Everybody runs. I am Ghup. I am the Dark.',
                hi: 'भागो मत, प्लीज़। सब भाग जाते हैं। मैं घुप हूँ। मैं ही अँधेरा हूँ।',
              },
              near: [0.24, 0.02],
            },
            {
              kind: 'speech',
              from: 'tiko',
              text: { en: 'Do you bite?', hi: 'क्या तुम काटते हो?' },
              near: [0.99, 0.2],
            },
            {
              kind: 'speech',
              from: 'ghup',
              text: { en: 'Only biscuits.', hi: 'सिर्फ़ बिस्कुट।' },
              near: [0.52, 0.44],
            },
          ],
        },
      ],
    },
  ],
};
