import type { PagePlan } from '../../book.ts';

/** A star blinks three times over the roof. */
export const pageTwo: PagePlan = {
  rows: [
    {
      height: 5.6,
      slant: -70,
      bleed: true,
      panels: [
        {
          width: 1,
          place: 'rooftop',
          camera: { angle: 'low' },
          seed: 1,
          items: [
            { thing: 'sleepingCat', at: [0.765, 0.854], size: 0.165 },
            { who: 'tara', mood: 'sad', at: [0.795, 0.3], size: 0.11, turn: -8 },
            {
              who: 'hero',
              pose: 'point',
              face: 'surprised',
              looksAt: 'tara',
              costume: 'pyjamas',
              at: [0.325, 0.965],
              size: 0.308,
            },
            { who: 'friend', mood: 'amazed', at: [0.185, 0.965], size: 0.21 },
          ],
          captions: [
            {
              text: {
                en: 'High above the sleeping city, one small star went blink... blink... blink.',
                hi: 'सोते हुए शहर के ऊपर एक नन्हा तारा चमका: टिम... टिम... टिम।',
              },
              near: [0.05, 0.04],
            },
          ],
          balloons: [
            {
              kind: 'speech',
              from: 'hero',
              text: {
                en: 'Three blinks! That means somebody needs help.',
                hi: 'तीन बार टिम! यानी किसी को मदद चाहिए।',
              },
              near: [0.66, 0.02],
            },
          ],
        },
      ],
    },
    {
      height: 4.4,
      panels: [
        {
          width: 4,
          lean: 40,
          place: 'rooftop',
          camera: { zoom: 1.85, at: [0.36, 0.62] },
          seed: 1,
          items: [
            {
              who: 'hero',
              pose: 'think',
              face: 'brave',
              looksAt: [0.95, -0.4],
              costume: 'pyjamas',
              at: [0.63, 0.62],
              size: 0.46,
              anchor: 'head',
            },
          ],
          balloons: [
            {
              kind: 'thought',
              from: 'hero',
              text: {
                en: 'A star can’t ring a doorbell. So I’ll go to it!',
                hi: 'तारा तो घंटी बजा नहीं सकता। चलो, हम ही उसके घर चलें!',
              },
              near: [0.22, 0.1],
            },
          ],
        },
        {
          width: 5,
          place: 'rooftop',
          seed: 2,
          items: [
            { thing: 'rocketAtRest', at: [0.8, 0.63], size: 0.8, turn: 4 },
            {
              who: 'hero',
              pose: 'wave',
              face: 'proud',
              looksAt: 'rocketAtRest',
              flip: true,
              at: [0.27, 0.975],
              size: 0.25,
            },
          ],
          balloons: [
            {
              kind: 'speech',
              from: 'hero',
              text: {
                en: 'One rocket! Mostly pots, pans[, {colour} gloves] and courage.',
                hi: 'यह रहा रॉकेट! बरतन थोड़े,[ {colour} के दस्ताने,] हिम्मत ज़्यादा।',
              },
              near: [0.1, 0.02],
            },
          ],
          effects: [
            { text: { en: 'CLANG!', hi: 'ठन्न!' }, near: [0.5, 1], width: 0.24, turn: -10, style: 'fire' },
          ],
        },
      ],
    },
  ],
};
