import type { PagePlan } from '../../book.ts';

/** One small blink. */
export const pageTwelve: PagePlan = {
  rows: [
    {
      height: 4.3,
      slant: 60,
      bleed: true,
      panels: [
        {
          width: 1,
          place: 'darkLane',
          seed: 22,
          items: [
            { thing: 'gecko', at: [0.93, 0.52], size: 0.13, turn: -20 },
            { who: 'hero', pose: 'huddle', face: 'sad', at: [0.33, 0.95], size: 0.34 },
            { who: 'jugnu', mood: 'sad', at: [0.66, 0.94], size: 0.4 },
          ],
          balloons: [
            {
              kind: 'speech',
              from: 'hero',
              text: {
                en: 'I only know how to be BIG. And big wakes her up.',
                hi: 'मुझे तो बस बड़े काम आते हैं। और बड़े काम उसे जगा देते हैं।',
              },
              near: [0.08, 0.04],
            },
            {
              kind: 'speech',
              from: 'jugnu',
              text: { en: 'And I only know how to be small.', hi: 'और मुझे बस छोटा होना आता है।' },
              near: [0.92, 0.06],
            },
          ],
        },
      ],
    },
    {
      height: 5.7,
      panels: [
        {
          width: 2.8,
          lean: 30,
          place: 'darkLane',
          camera: { zoom: 1.7, at: [0.66, 0.62] },
          seed: 22,
          items: [{ who: 'jugnu', mood: 'proud', at: [0.5, 0.8], size: 0.36 }],
          effects: [
            { text: { en: 'blink', hi: 'टिम' }, near: [0.5, 0.95], width: 0.5, turn: -8, style: 'leaf' },
          ],
        },
        {
          width: 3.6,
          lean: -30,
          place: 'darkLane',
          camera: { zoom: 2, at: [0.63, 0.62] },
          seed: 22,
          items: [{ who: 'ninni', mood: 'amazed', at: [0.46, 1.04], size: 0.72 }],
          balloons: [
            { kind: 'speech', from: 'ninni', text: { en: 'Oh! One.', hi: 'अरे! एक।' }, near: [0.5, 0.02] },
          ],
        },
        {
          width: 3.2,
          place: 'darkLane',
          camera: { zoom: 1.85, at: [0.33, 0.62] },
          seed: 22,
          items: [
            {
              who: 'hero',
              pose: 'float',
              face: 'surprised',
              looksAt: [-0.6, 0.5],
              at: [0.5, 0.58],
              size: 0.3,
              anchor: 'head',
              flip: true,
            },
          ],
          balloons: [
            {
              kind: 'speech',
              from: 'hero',
              text: { en: 'Jugnu! She thinks you’re a STAR!', hi: 'जुगनू! उसे लगा तुम तारे हो!' },
              near: [0.5, 0.02],
            },
          ],
        },
      ],
    },
  ],
};
