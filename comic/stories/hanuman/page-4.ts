import type { PagePlan } from '../../book.ts';

/** A promise, two bananas and a road. */
export const pageFour: PagePlan = {
  rows: [
    {
      height: 4.4,
      slant: 60,
      panels: [
        {
          width: 5.3,
          lean: -36,
          place: 'forestNoon',
          camera: { zoom: 2.2, at: [0.31, 0.62] },
          seed: 1,
          items: [{ who: 'chapal', mood: 'sad', gesture: 'point', at: [0.76, 1.12], size: 0.8, flip: true }],
          balloons: [
            {
              kind: 'speech',
              from: 'chapal',
              text: {
                en: 'There’s one more fire, on the Mountain of Herbs. But it’s far and steep, and I get hiccups in high places.',
                hi: 'एक आग और है, बूटियों वाले पहाड़ पर। पर वह दूर है, ऊँचा है, और ऊँचाई पर मुझे हिचकी आती है।',
              },
              near: [0.02, 0.02],
            },
          ],
        },
        {
          width: 3.7,
          place: 'forestNoon',
          camera: { zoom: 1.7, at: [0.66, 0.62] },
          seed: 1,
          items: [
            {
              who: 'hero',
              pose: 'proud',
              face: 'brave',
              looksAt: [-0.4, 0.6],
              at: [0.4, 0.64],
              size: 0.42,
              anchor: 'head',
            },
          ],
          balloons: [
            {
              kind: 'speech',
              from: 'hero',
              text: { en: 'Then we shall hiccup together.', hi: 'तो हम साथ-साथ हिचकी लेंगे।' },
              near: [1, 0],
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
          place: 'forestNoon',
          camera: { angle: 'high' },
          seed: 1,
          items: [
            {
              who: 'hero',
              pose: 'waveOff',
              face: 'happy',
              flip: true,
              at: [0.72, 0.86],
              size: 0.199,
              holds: { thing: 'darkLamp', hand: 0, size: 0.6 },
            },
            { thing: 'bananaPeel', at: [0.58, 0.816], size: 0.1 },
            {
              who: 'chapal',
              mood: 'happy',
              at: [0.31, 0.82],
              size: 0.353,
              holds: { thing: 'banana', hand: 0, size: 0.34, turn: -24 },
            },
            { who: 'friend', mood: 'happy', at: [0.88, 0.904], size: 0.2 },
          ],
          captions: [
            {
              text: {
                en: 'So {name} [tied the {colour} sash, and ]took the dark lamp, and Chapal packed for a long journey: one banana, and one spare banana.',
                hi: 'तो {name} ने [{colour} का पटका कसा, ]बुझा दीया उठाया, और चपल ने लंबे सफ़र का सामान बाँधा: एक केला, और एक केला फ़ालतू।',
              },
              near: [0.04, 0.1],
            },
          ],
          balloons: [
            {
              kind: 'speech',
              from: 'chapal',
              text: {
                en: 'I’ve eaten the spare one. It was getting heavy.',
                hi: 'फ़ालतू वाला मैंने खा लिया। भारी हो रहा था।',
              },
              near: [0.08, 0.4],
            },
          ],
          effects: [
            { text: { en: 'HIC!', hi: 'हिच!' }, near: [0.44, 0.5], width: 0.13, turn: 10, style: 'leaf' },
          ],
        },
      ],
    },
  ],
};
