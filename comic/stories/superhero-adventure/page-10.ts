import type { PagePlan } from '../../book.ts';

/** A very new night. */
export const pageTen: PagePlan = {
  rows: [
    {
      height: 5.6,
      slant: 50,
      panels: [
        {
          width: 1,
          place: 'darkLane',
          seed: 16,
          items: [
            { thing: 'gecko', at: [0.95, 0.6], size: 0.1, turn: -24 },
            { who: 'ninni', mood: 'happy', at: [0.7, 0.96], size: 0.7 },
            { who: 'jugnu', mood: 'scared', at: [0.14, 0.93], size: 0.26 },
            { who: 'hero', pose: 'sit', face: 'calm', at: [0.35, 0.96], size: 0.27 },
          ],
          captions: [
            {
              text: {
                en: 'So {name} did the bravest thing, and [{wheels}came close|sat down].',
                hi: 'तब {name} ने सबसे बहादुरी का काम किया। [{wheels}पास आकर|बैठकर] सुना।',
              },
              near: [0.02, 0.02],
            },
          ],
          balloons: [
            {
              kind: 'speech',
              from: 'hero',
              text: { en: 'Who are you? And why do you eat lamps?', hi: 'तुम कौन हो? और बत्तियाँ क्यों खाती हो?' },
              near: [0.44, 0.02],
            },
            {
              kind: 'speech',
              from: 'ninni',
              text: {
                en: 'I’m Ninni. I’m a very new night. This is my first city.',
                hi: 'मैं निन्नी हूँ। बिल्कुल नई रात। यह मेरा पहला शहर है।',
              },
              near: [0.95, 0.02],
            },
          ],
        },
      ],
    },
    {
      height: 4.4,
      panels: [
        {
          width: 3.2,
          lean: -28,
          place: 'darkLane',
          camera: { zoom: 1.85, at: [0.7, 0.62] },
          seed: 16,
          items: [{ who: 'ninni', mood: 'sad', at: [0.46, 1.08], size: 0.72 }],
          balloons: [
            {
              kind: 'speech',
              from: 'ninni',
              text: {
                en: 'I count stars to fall asleep. Here there isn’t even one.',
                hi: 'मैं तारे गिनकर सोती हूँ। यहाँ तो एक भी नहीं।',
              },
              near: [0.5, 0.02],
            },
          ],
        },
        {
          width: 3.2,
          lean: 28,
          place: 'darkLane',
          camera: { zoom: 2.2, at: [0.7, 0.62] },
          seed: 16,
          items: [{ who: 'ninni', mood: 'proud', at: [0.54, 1.1], size: 0.74, flip: true }],
          balloons: [
            {
              kind: 'speech',
              from: 'ninni',
              text: { en: 'So I ate a lamp, to make it darker.', hi: 'तो मैंने एक बत्ती खा ली, कि अँधेरा हो।' },
              near: [0.5, 0.02],
            },
          ],
        },
        {
          width: 3.4,
          place: 'darkLane',
          camera: { zoom: 1.7, at: [0.7, 0.62] },
          seed: 16,
          items: [{ who: 'ninni', mood: 'scared', at: [0.47, 1.0], size: 0.72 }],
          balloons: [
            {
              kind: 'speech',
              from: 'ninni',
              text: { en: 'But they go on shining. In HERE.', hi: 'पर वे तो जलती ही रहती हैं। यहाँ, अंदर!' },
              near: [0.5, 0.02],
            },
          ],
        },
      ],
    },
  ],
};
