import type { PagePlan } from '../../book.ts';

/** What the door remembered. */
export const pageFifteen: PagePlan = {
  rows: [
    {
      height: 5,
      slant: -40,
      panels: [
        {
          width: 5.4,
          lean: 36,
          place: 'oldCornerNight',
          camera: { zoom: 1.85, at: [0.72, 0.62] },
          seed: 7,
          items: [
            { who: 'sau', mood: 'sad', at: [0.26, 1.16], size: 0.94 },
            { thing: 'littleLeela', at: [0.8, 0.82], size: 0.26, flip: true },
          ],
          balloons: [
            {
              kind: 'speech',
              from: 'sau',
              text: {
                en: 'I’m not locked. I’m only sad. A little girl ran through me every day. Once she was cross and slammed me, and she never came back.',
                hi: 'मैं बंद नहीं, बस उदास हूँ। एक नन्ही लड़की रोज़ मुझसे दौड़कर निकलती थी। एक दिन ग़ुस्से में पटक गई, फिर कभी नहीं आई।',
              },
              near: [1, 0.02],
            },
          ],
        },
        {
          width: 3.6,
          place: 'roseBurst',
          seed: 15,
          items: [
            { who: 'sau', mood: 'scared', at: [0.6, 0.86], size: 0.6, turn: -5 },
            { thing: 'littleLeela', at: [0.27, 0.8], size: 0.38 },
            { thing: 'goldKey', at: [0.88, 0.93], size: 0.07, turn: 60 },
          ],
          effects: [
            {
              text: { en: 'BANG!', hi: 'धड़ाम!' },
              near: [0.5, 0.02],
              width: 0.84,
              turn: -8,
              style: 'fire',
              burst: true,
            },
          ],
        },
      ],
    },
    {
      height: 5,
      panels: [
        {
          width: 5.8,
          lean: -30,
          place: 'oldCornerNight',
          seed: 7,
          items: [
            { who: 'sau', mood: 'sad', at: [0.72, 0.95], size: 0.56 },
            { who: 'hero', pose: 'huddle', face: 'sad', at: [0.34, 0.95], size: 0.26 },
          ],
          balloons: [
            {
              kind: 'speech',
              from: 'hero',
              text: { en: 'Who was she?', hi: 'वह कौन थी?' },
              near: [0.06, 0.04],
            },
            {
              kind: 'speech',
              from: 'sau',
              text: {
                en: 'I never knew. She couldn’t sit still. I called her Nine Seconds.',
                hi: 'पता नहीं। चुपचाप बैठ ही नहीं पाती थी। मैं उसे नौ सेकंड कहता था।',
              },
              near: [0.75, 0.02],
            },
          ],
        },
        {
          width: 3.6,
          place: 'sunBurst',
          seed: 15,
          items: [
            { who: 'hero', pose: 'shrug', face: 'surprised', at: [0.5, 0.66], size: 0.42, anchor: 'head' },
          ],
          balloons: [
            { kind: 'shout', from: 'hero', text: { en: 'NINE seconds?', hi: 'नौ सेकंड?' }, near: [0.5, 0] },
          ],
        },
      ],
    },
  ],
};
