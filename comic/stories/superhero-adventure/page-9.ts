import type { PagePlan } from '../../book.ts';

/** Red means stop. */
export const pageNine: PagePlan = {
  rows: [
    {
      height: 6,
      slant: -60,
      bleed: true,
      panels: [
        {
          width: 1,
          place: 'darkLane',
          camera: { angle: 'low' },
          seed: 13,
          items: [
            { who: 'ninni', mood: 'amazed', at: [0.7, 0.97], size: 0.968 },
            { who: 'jugnu', mood: 'scared', at: [0.1, 0.86], size: 0.242 },
            { thing: 'gecko', at: [0.43, 0.9], size: 0.08, turn: 80 },
            { who: 'hero', pose: 'shout', face: 'brave', at: [0.28, 0.96], size: 0.231 },
          ],
          balloons: [
            {
              kind: 'shout',
              from: 'hero',
              text: { en: 'STOP! NEVER FEAR! {NAME} IS HERE!', hi: 'रुको! डरना मत! {NAME} है ना!' },
              near: [0.16, 0.12],
            },
          ],
        },
      ],
    },
    {
      height: 4,
      panels: [
        {
          width: 3.2,
          lean: -30,
          place: 'roseBurst',
          seed: 20,
          items: [{ thing: 'redSignal', at: [0.5, 0.72], size: 0.48, turn: 6 }],
          captions: [
            {
              text: {
                en: 'The light in its tummy turned red. So everybody stopped.',
                hi: 'पेट वाली बत्ती लाल हो गई। तो सब रुक गए।',
              },
              near: [0.04, 0.02],
            },
          ],
        },
        {
          width: 3.9,
          lean: 30,
          place: 'darkLane',
          camera: { angle: 'low' },
          seed: 13,
          items: [{ who: 'ninni', mood: 'sad', at: [0.42, 1.2], size: 0.82 }],
          balloons: [
            {
              kind: 'speech',
              from: 'ninni',
              text: {
                en: 'Please don’t shout. I’ve been awake for eleven nights.',
                hi: 'चिल्लाओ मत ना। मैं ग्यारह रातों से जाग रही हूँ।',
              },
              near: [0.5, 0.02],
            },
          ],
        },
        {
          width: 2.6,
          place: 'darkLane',
          camera: { zoom: 2.2, at: [0.28, 0.62] },
          seed: 13,
          items: [
            {
              who: 'hero',
              pose: 'shrug',
              face: 'surprised',
              looksAt: [-0.3, 0.3],
              at: [0.5, 0.62],
              size: 0.38,
              anchor: 'head',
              flip: true,
            },
          ],
          balloons: [{ kind: 'speech', from: 'hero', text: { en: 'Oh.', hi: 'ओह।' }, near: [0.6, 0.04] }],
        },
      ],
    },
  ],
};
