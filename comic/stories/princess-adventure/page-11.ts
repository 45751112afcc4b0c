import type { PagePlan } from '../../book.ts';

/** Ninety-nine. */
export const pageEleven: PagePlan = {
  rows: [
    {
      height: 1,
      panels: [
        {
          width: 5.6,
          lean: -60,
          place: 'doorLaneOpen',
          seed: 1,
          items: [
            { who: 'moru', mood: 'happy', at: [0.72, 0.66], size: 0.26 },
            { who: 'hero', pose: 'run', face: 'happy', at: [0.34, 0.5], size: 0.19, anchor: 'head' },
            { who: 'dheeru', mood: 'proud', at: [0.66, 0.96], size: 0.27 },
            { thing: 'goldKey', at: [0.12, 0.93], size: 0.04, turn: 40 },
          ],
          captions: [
            {
              text: {
                en: 'By tea time ninety-nine doors stood open, and the whole garden creaked with joy.',
                hi: 'चाय के समय तक निन्यानबे दरवाज़े खुल गए, और सारा बाग़ ख़ुशी से चर्र-चर्र करने लगा।',
              },
              near: [0.02, 0.02],
            },
          ],
          balloons: [
            {
              kind: 'speech',
              from: 'dheeru',
              text: { en: 'Make way! Express!', hi: 'हटो! तेज़ डाक!' },
              near: [0.15, 0.74],
            },
          ],
          effects: [
            { text: { en: 'CREAK!', hi: 'चर्र!' }, near: [0.96, 0.24], width: 0.32, turn: 8, style: 'leaf' },
            {
              text: { en: 'CREEEAK!', hi: 'चर्रर्रर्र!' },
              near: [0.03, 0.24],
              width: 0.4,
              turn: -8,
              style: 'gold',
            },
          ],
        },
        {
          width: 4,
          place: 'throneHall',
          seed: 4,
          items: [
            { thing: 'throne', at: [0.42, 0.72], size: 0.46 },
            { who: 'raniDadi', mood: 'amazed', at: [0.42, 0.95], size: 0.42 },
            { thing: 'teaTable', at: [0.7, 0.875], size: 0.2 },
          ],
          captions: [
            {
              text: {
                en: 'High in the palace somebody put down her tea.',
                hi: 'ऊपर महल में किसी के हाथ से चाय का प्याला रुक गया।',
              },
              near: [0.02, 0.02],
            },
          ],
          balloons: [
            {
              kind: 'speech',
              from: 'raniDadi',
              text: { en: 'Is that... a CREAK?', hi: 'यह... चर्र-चर्र?' },
              near: [0.5, 0.3],
            },
          ],
        },
      ],
    },
  ],
};
