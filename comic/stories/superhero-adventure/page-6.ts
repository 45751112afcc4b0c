import type { PagePlan } from '../../book.ts';

/** Hiding is hard for a lamp. */
export const pageSix: PagePlan = {
  rows: [
    {
      height: 4.2,
      slant: -50,
      panels: [
        {
          width: 4.4,
          lean: 36,
          place: 'darkLane',
          camera: { zoom: 2, at: [0.72, 0.62] },
          seed: 4,
          items: [{ who: 'jugnu', mood: 'scared', at: [0.46, 1.12], size: 0.86 }],
          balloons: [
            {
              kind: 'speech',
              from: 'jugnu',
              text: {
                en: 'Something is eating lamps. I AM a lamp.',
                hi: 'कोई बत्तियाँ खा रहा है। और मैं भी बत्ती हूँ।',
              },
              near: [0.95, 0.02],
            },
          ],
        },
        {
          width: 4.8,
          place: 'darkLane',
          camera: { zoom: 1.85, at: [0.36, 0.62] },
          seed: 4,
          items: [
            {
              who: 'hero',
              pose: 'point',
              face: 'brave',
              looksAt: [-0.3, 0.5],
              at: [0.6, 0.66],
              size: 0.5,
              anchor: 'head',
              flip: true,
            },
          ],
          balloons: [
            {
              kind: 'speech',
              from: 'hero',
              text: {
                en: 'Then fly behind me, and be as dark as you can.',
                hi: 'तो मेरे पीछे रहो, और जितना हो सके उतना बुझे रहो।',
              },
              near: [0.04, 0.04],
            },
          ],
        },
      ],
    },
    {
      height: 5.8,
      bleed: true,
      panels: [
        {
          width: 1,
          place: 'darkLane',
          camera: { angle: 'high' },
          seed: 4,
          items: [
            { thing: 'gecko', at: [0.13, 0.5], size: 0.1, turn: 20 },
            { who: 'jugnu', mood: 'amazed', at: [0.72, 0.748], size: 0.323, turn: 8 },
            { who: 'hero', pose: 'tiptoe', face: 'worried', at: [0.36, 0.82], size: 0.227, flip: true },
            { who: 'friend', mood: 'scared', at: [0.13, 0.928], size: 0.2 },
          ],
          effects: [
            { text: { en: 'BLINK', hi: 'टिम' }, near: [0.56, 0.6], width: 0.12, turn: -12, style: 'leaf' },
            { text: { en: 'BLINK', hi: 'टिम' }, near: [0.93, 0.86], width: 0.12, turn: 10, style: 'leaf' },
          ],
          balloons: [
            {
              kind: 'speech',
              from: 'hero',
              text: { en: 'Jugnu. You’re blinking.', hi: 'जुगनू, तुम टिमटिमा रहे हो।' },
              near: [0.24, 0.02],
            },
            {
              kind: 'speech',
              from: 'jugnu',
              text: { en: 'I know. It’s my whole job.', hi: 'पता है। मेरा तो काम ही यही है।' },
              near: [0.85, 0.06],
            },
          ],
        },
      ],
    },
  ],
};
